import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { mediaTexts as t } from '../../../i18n/editor-media.js';
import { call } from '../../../lib/api.js';
import { clearDraft, draftOwner, readDraft, writeDraft } from '../../../lib/form/draft.js';
import type { DraftPicture } from '../../../lib/draft-pictures.js';
import { upload } from '../../../lib/upload.js';
import { NEW } from '../new-bundle.js';
import { galleryStore } from './gallery-store.js';
import { checkGift } from './check-gift.js';
import { draftOf, giftsOf, NO_DRAFT, withDraft, type GiftDraft } from './gift-state.js';
import { giftStore } from './gift-store.js';
import type { MediaOptions } from './media.types.js';
import { pictureStore } from './picture-store.js';
import { qrStore } from './qr-store.js';

interface Callbacks {
  onStored: MediaOptions['onStored'];
  /** An upload failed without Save. */
  onGalleryFailed: (error: unknown) => void;
  /** Other pages show gifts too. */
  onGiftsStored: () => void;
}

const deviceStore = () => import('../../../lib/draft-pictures.js');

/** Pictures of `new` that move to the invitation that was made for it, for browsers that store none. */
const moving = new Map<string, ReadonlyMap<string, DraftPicture>>();

/** The stores of one invitation's files and lists, with the draft of the gifts. */
export function mediaStores({ invitation, gifts, photos }: InvitationBundle, callbacks: Callbacks) {
  const { _id: id } = invitation;
  const owner = draftOwner();
  const qr = qrStore(invitation.bankAccount.qrUrl);
  const secondQr = qrStore(invitation.secondBankAccount.qrUrl);
  const logo = pictureStore(invitation.openingLogo);
  const gallery = galleryStore(
    photos,
    {
      add: (picture, order, sending) =>
        upload('POST /api/photo/add', { body: { invitationId: id, order }, picture, ...sending }),
      remove: (photo) => call('DELETE /api/photo/delete', { body: { id: photo, invitationId: id } }),
      order: async (ids) => (await call('PUT /api/photo/order', { body: { invitationId: id, ids } })).photos,
      list: async () => (await bundleOf(id)).photos,
    },
    {
      held: id === NEW,
      onStored: (now) => callbacks.onStored((stored) => ({ ...stored, photos: now })),
      onFailed: callbacks.onGalleryFailed,
    },
  );
  const draft = readDraft<GiftDraft>(giftKey(id), NO_DRAFT, owner());
  const list = giftStore(draft ? withDraft(giftsOf(gifts), draft, t.gone) : gifts, {
    calls: {
      create: (values, picture, sending) =>
        upload('POST /api/gift/create', { body: { ...values, invitationId: id }, picture, ...sending }),
      update: (gift, values, picture, sending) =>
        upload('PUT /api/gift/update', { body: { ...values, id: gift, invitationId: id }, picture, ...sending }),
      remove: (gift) => call('DELETE /api/gift/delete', { body: { id: gift, invitationId: id } }),
      list: () => call('GET /api/gift/find-by-invitation/:invitationId', { params: { invitationId: id } }),
    },
    check: checkGift,
    texts: {
      required: t.required,
      gone: t.gone,
      chooseAgain: t.chooseAgain,
      overtaken: ({ title, productUrl, notes }) =>
        t.overtaken([title, productUrl, notes].filter((text) => text !== '').join(' · ')),
    },
    onStored: (now) => {
      callbacks.onStored((stored) => ({ ...stored, gifts: now }));
      callbacks.onGiftsStored();
    },
  });

  /** The files that are chosen and not stored, by their names on the device. */
  const chosen = (): Map<string, DraftPicture> => {
    const files = new Map<string, DraftPicture>();
    const { picture: code } = qr.get();
    const { picture: secondCode } = secondQr.get();
    const { picture: seal } = logo.get();
    if (code) files.set('qr', { file: code.file, position: 0 });
    if (secondCode) files.set('second-qr', { file: secondCode.file, position: 0 });
    if (seal) files.set('logo', { file: seal.file, position: 0 });
    list.get().rows.forEach(({ key, picture }, position) => {
      if (picture) files.set(`gift/${key}`, { file: picture.file, position });
    });
    gallery.get().items.forEach(({ key, picture, photo, state }, position) => {
      if (picture && !photo && state !== 'refused') files.set(`photo/${key}`, { file: picture.file, position });
    });
    return files;
  };

  return {
    qr,
    secondQr,
    logo,
    gallery,
    gifts: list,

    /**
     * Restores what was chosen before, here or under `new`.
     * @returns what of it is on the device, and when the photos among it are stored or have failed
     */
    restore: async (): Promise<{ onDevice: ReadonlyMap<string, DraftPicture>; photosSent: Promise<void> }> => {
      const files = moving.get(id) ?? (await (await deviceStore()).draftPictures(owner(), id));
      moving.delete(id);
      const photoFiles: { key: string; file: File }[] = [];
      for (const [name, { file }] of files) {
        const [kind, key = ''] = name.split('/');
        if (kind === 'qr') await qr.choose(file);
        else if (kind === 'second-qr') await secondQr.choose(file);
        else if (kind === 'logo') await logo.choose(file);
        else if (kind === 'gift') await list.choose(key, file);
        else photoFiles.push({ key, file });
      }
      return { onDevice: files, photosSent: photoFiles.length > 0 ? gallery.restore(photoFiles) : Promise.resolve() };
    },

    /** Copies to the device, from now on, what is not stored. @param before what is there @returns how to stop */
    storeOnDevice: (before: ReadonlyMap<string, DraftPicture>): (() => void) => {
      let onDevice = before;
      const sync = () => {
        writeDraft<GiftDraft>(giftKey(id), draftOf(list.get()), NO_DRAFT, owner());
        const now = chosen();
        for (const [name, picture] of now) {
          if (!isSame(onDevice.get(name), picture))
            void deviceStore().then(({ saveDraftPicture }) => saveDraftPicture(owner(), id, name, picture));
        }
        for (const name of onDevice.keys())
          if (!now.has(name))
            void deviceStore().then(({ removeDraftPicture }) => removeDraftPicture(owner(), id, name));
        onDevice = now;
      };
      sync();
      const stops = [qr, secondQr, logo, gallery, list].map(({ subscribe }) => subscribe(sync));
      return () => stops.forEach((stop) => stop());
    },

    /** Whether the device has a copy of every file that is chosen and not stored. */
    areOnDevice: async (): Promise<boolean> => (await deviceStore()).areDraftPicturesSaved(owner(), id, chosen()),

    /** Moves everything to another invitation's editor. */
    moveTo: async (to: string): Promise<void> => {
      const files = chosen();
      moving.set(to, files);
      writeDraft<GiftDraft>(giftKey(to), draftOf(list.get()), NO_DRAFT, owner());
      clearDraft(giftKey(id), owner());
      const { removeDraftPicture, saveDraftPicture } = await deviceStore();
      for (const [name, picture] of files) {
        await saveDraftPicture(owner(), to, name, picture);
        await removeDraftPicture(owner(), id, name);
      }
    },
  };
}

function isSame(one: DraftPicture | undefined, other: DraftPicture): boolean {
  return one?.file === other.file && one.position === other.position;
}

function giftKey(invitationId: string): string {
  return `editor:${invitationId}:gifts`;
}

function bundleOf(id: string): Promise<InvitationBundle> {
  return call('GET /api/invitation/find-one/:id', { params: { id } });
}
