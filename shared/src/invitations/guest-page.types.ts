import type { DesignView } from '../designs/design.types.js';
import type { Locale } from '../i18n/language.js';
import type { WishView } from '../wishes/wish.types.js';
import type { InvitationBundle, InvitationView } from './invitation.types.js';

/** The web app's built files that the guest's page names; addresses from the root. */
export interface GuestPageFiles {
  script: string;
  /** Further modules that the script needs at once. */
  modules: string[];
  styles: string[];
}

/**
 * What a page reads of an invitation when it has its style sheet, which is the rest of the design. Each byte of it
 * comes before the names on a slow line, so the page carries nothing else.
 */
export interface DressedBundle extends Omit<InvitationBundle, 'invitation' | 'design'> {
  invitation: Omit<InvitationView, 'revisions'>;
  design: {
    finish: { and?: string | number };
    opening: Pick<DesignView['opening'], 'category'>;
    /** Of those that fall over the page: nothing more than that they do. */
    assets: readonly Pick<DesignView['assets'][number], 'page'>[];
  };
}

/** What a page is made of. */
export interface GuestPageData {
  bundle: InvitationBundle;
  wishes: WishView[];
  wishTotal: number;
  shop: { name: string; url: string; invitationUrl: string };
}

/** What the page carries as JSON, for the browser to go on from. */
export type GuestPageJson = Omit<GuestPageData, 'bundle'> & { bundle: DressedBundle };

export interface GuestPageInput extends GuestPageData {
  /** Origin for addresses that chat apps fetch, without a trailing slash. */
  publicUrl: string;
  /** Path of what a link to the page shows in a chat, 1200 × 630; the design's when there is none. */
  linkPicture?: string;
  files: GuestPageFiles;
}

export interface MessagePageInput {
  kind: 'not-found' | 'unavailable';
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

/** What the web app's bundle for the server offers: whole HTML documents. */
export interface GuestPageRenderer {
  renderGuestPage: (input: GuestPageInput) => string;
  renderMotionPage: (input: MotionPageInput) => string;
  renderMessagePage: (input: MessagePageInput) => string;
}
