import type { DesignKit, DesignView } from '../designs/design.types.js';
import type { Locale } from '../i18n/language.js';
import type { WishView } from '../rsvp/rsvp.types.js';
import type { InvitationBundle } from './invitation-bundle.types.js';
import type { InvitationView } from '../invitations/invitation.types.js';

/** The web app's built files that the guest's page names; addresses from the root. */
export interface GuestPageFiles {
  script: string;
  /** Further modules that the script needs at once. */
  modules: string[];
  styles: string[];
}

/** Those of the guest's page. */
export interface GuestFiles extends GuestPageFiles {
  /** The style sheet of each kit: a page loads that of its design alone, after the others. */
  kits: Readonly<Record<DesignKit, string>>;
}

/**
 * What a guest page reads of an invitation beside its style sheet. Each byte of it delays the names on a slow
 * connection, so the page contains nothing else.
 */
export interface GuestPageBundle extends Omit<InvitationBundle, 'invitation' | 'design' | 'attendance'> {
  invitation: Omit<InvitationView, 'convoy' | 'jawiNames' | 'revisions'>;
  design: {
    finish: { and?: string | number };
    opening: Pick<DesignView['opening'], 'category'>;
    /** Of those that fall over the page: nothing more than that they do. */
    assets: readonly Pick<DesignView['assets'][number], 'page'>[];
  };
  /** Not how many come: that would be another page with each RSVP. */
  attendance: Pick<InvitationBundle['attendance'], 'full'>;
}

/** What a page shows of the guests' wishes. */
export interface GuestPageWishes {
  /** The newest ones. */
  wishes: readonly WishView[];
  /** Whether there are more; how many is counted when a guest asks for them. */
  hasMoreWishes: boolean;
}

export interface GuestPageShop {
  name: string;
  /** Its home page, e.g. `/`. */
  url: string;
  /** The invitation's own address, for calendars. */
  invitationUrl: string;
  /** How many months after the wedding the data of guests is erased. */
  guestDataMonths: number;
}

/** The JSON in a guest page, from which the script hydrates. */
export interface GuestPageJson extends GuestPageWishes {
  bundle: GuestPageBundle;
  shop: GuestPageShop;
}

/** What an invitation's page is rendered from. */
export interface GuestPageInput extends GuestPageWishes {
  bundle: InvitationBundle;
  shop: GuestPageShop;
  /** Origin for addresses that chat apps fetch, without a trailing slash. */
  publicUrl: string;
  /** Path of what a link to the page shows in a chat, 1200 × 630; the design's when there is none. */
  linkPicture?: string;
  files: GuestFiles;
}

/** A personal page around its addressee: all that differs between the families of one language. */
export interface PersonalPageFrame {
  before: string;
  after: string;
}

/** The family that a personal page is for. */
export interface Addressee {
  familyId: string;
  /** The "Khas buat" line. */
  title: string;
  locale: Locale;
}

export interface MessagePageInput {
  /** `link-gone`: of a personal link. */
  kind: 'not-found' | 'link-gone' | 'unavailable';
  locale: Locale;
  shopName: string;
}

/** A design's animated version. */
export interface MotionPageInput {
  /** The design's sample. */
  bundle: InvitationBundle;
  shopName: string;
  /** Origin for addresses that chat apps fetch, without a trailing slash. */
  publicUrl: string;
  files: GuestPageFiles;
}

/** The page for those who drive to the wedding together. */
export interface ConvoyPageInput {
  bundle: InvitationBundle;
  /** Origin for addresses that chat apps fetch, without a trailing slash. */
  publicUrl: string;
}

/** What the web app's bundle for the server offers: whole HTML documents. */
export interface GuestPageRenderer {
  renderGuestPage: (input: GuestPageInput) => string;
  renderPersonalPage: (input: GuestPageInput) => PersonalPageFrame;
  renderAddressee: (addressee: Addressee) => string;
  renderConvoyPage: (input: ConvoyPageInput) => string;
  renderMotionPage: (input: MotionPageInput) => string;
  renderMessagePage: (input: MessagePageInput) => string;
}
