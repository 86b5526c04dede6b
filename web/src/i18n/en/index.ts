import { registerEnglish } from '../texts-of.js';
import * as album from './album.js';
import * as answers from './answers.js';
import * as beside from './beside.js';
import * as coverNames from './cover-names.js';
import * as dates from './dates.js';
import * as designSearch from './design-search.js';
import * as designs from './designs.js';
import * as dialogs from './dialogs.js';
import * as editor from './editor.js';
import * as editorExamples from './editor-examples.js';
import * as editorLive from './editor-live.js';
import * as editorAttendance from './editor-attendance.js';
import * as editorDesignPicker from './editor-design-picker.js';
import * as editorDesignLanguage from './editor-design-language.js';
import * as editorLocked from './editor-locked.js';
import * as editorNames from './editor-names.js';
import * as editorBankQr from './editor-bank-qr.js';
import * as editorGallery from './editor-gallery.js';
import * as editorGiftDrawings from './editor-gift-drawings.js';
import * as editorGifts from './editor-gifts.js';
import * as editorMedia from './editor-media.js';
import * as editorPlace from './editor-place.js';
import * as editorDateTime from './editor-date-time.js';
import * as editorSecondPage from './editor-second-page.js';
import * as editorSections from './editor-sections.js';
import * as errors from './errors.js';
import * as field from './field.js';
import * as guestDoor from './guest-door.js';
import * as guestData from './guest-data.js';
import * as guestImport from './guest-import.js';
import * as guestLinks from './guest-links.js';
import * as guestList from './guest-list.js';
import * as guestSend from './guest-send.js';
import * as home from './home.js';
import * as orders from './orders.js';
import * as pages from './pages.js';
import * as placeLinks from './place-links.js';
import * as planner from './planner.js';
import * as pricing from './pricing.js';
import * as profile from './profile.js';
import * as removals from './removals.js';
import * as session from './session.js';
import * as share from './share.js';
import * as shell from './shell.js';
import * as shareLink from './share-link.js';
import * as signIn from './sign-in.js';
import * as trays from './trays.js';
import * as ui from './ui.js';

registerEnglish({
  album,
  answers,
  beside,
  'cover-names': coverNames,
  dates,
  'design-search': designSearch,
  designs,
  dialogs,
  editor,
  'editor-examples': editorExamples,
  'editor-live': editorLive,
  'editor-attendance': editorAttendance,
  'editor-design-picker': editorDesignPicker,
  'editor-design-language': editorDesignLanguage,
  'editor-locked': editorLocked,
  'editor-names': editorNames,
  'editor-bank-qr': editorBankQr,
  'editor-gallery': editorGallery,
  'editor-gift-drawings': editorGiftDrawings,
  'editor-gifts': editorGifts,
  'editor-media': editorMedia,
  'editor-place': editorPlace,
  'editor-date-time': editorDateTime,
  'editor-second-page': editorSecondPage,
  'editor-sections': editorSections,
  errors,
  field,
  'guest-door': guestDoor,
  'guest-data': guestData,
  'guest-import': guestImport,
  'guest-links': guestLinks,
  'guest-list': guestList,
  'guest-send': guestSend,
  home,
  orders,
  pages,
  'place-links': placeLinks,
  planner,
  pricing,
  profile,
  removals,
  session,
  share,
  shell,
  'share-link': shareLink,
  'sign-in': signIn,
  trays,
  ui,
});
