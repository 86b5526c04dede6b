import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import type { InvitationAnswer, InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { GalleryStore } from './gallery-store.js';
import type { GiftStore } from './gift-store.js';
import type { PictureStore } from './picture-store.js';

/**
 * The parts of the editor that have files: their state outlives the section that shows them (sections come and go as
 * the couple move between them), so it is made once, by `useEditorMedia` in the editor, and handed to the sections.
 *
 * How a section with such a part is saved (use-saving.ts):
 * 1. the form is checked, and with it `check()` of the part, so that all that is wrong is shown at once;
 * 2. `save()` of the part, when it is `dirty`: it stores in its own order (gifts: deletions, then adds and edits);
 * 3. the form's own call, when the form is dirty. The QR code goes with that call: see `QrPart`.
 */
export interface MediaPart {
  /** Something is chosen, typed or queued here that is not stored. */
  dirty: boolean;
  /** Uploads or deletions are under way, at Save or by themselves. */
  saving: boolean;
  /** When the part stored something by itself last, ISO 8601. */
  savedAt?: string | null;
  /**
   * Whether it can be stored; shows at its rows what is wrong. `focus`: puts focus on the first of it (left out while
   * the section's form has something wrong of its own, which comes first).
   */
  check: (options: { focus: boolean }) => boolean | Promise<boolean>;
  /**
   * Stores what is dirty. What was stored when a later step fails stays stored, and the rest stays dirty.
   * @throws ApiError, after showing at its own place what it can; the section's foot says the sentence and keeps
   *   'Cuba lagi'.
   */
  save: () => Promise<void>;
}

/** Two pictures for one place, as addresses that this page can show; `null`: none. */
export interface PictureConflict {
  label: string;
  stored: string | null;
  own: string | null;
}

/** A part of one picture, which another device may have changed too. */
export interface PicturePart extends MediaPart {
  store: PictureStore;
  /** The picture that `invitation` has there: its `imageUrl`. */
  storedIn: (invitation: InvitationView) => string | null;
  /** What is chosen, and what another device has stored since; nothing when there is no conflict. */
  overtaken: (invitation: InvitationView) => PictureConflict | undefined;
}

/** The couple's own picture on the seal. */
export type LogoPart = PicturePart;

/** The QR code of the bank account goes with the section's texts in one call. */
export interface QrPart extends PicturePart {
  /** Sends the texts, with the picture or its removal where there is one; `save` does nothing here. */
  send: (body: SalamKautDto, headers: Record<string, string>) => Promise<InvitationAnswer>;
}

export interface GiftsPart extends MediaPart {
  store: GiftStore;
}

export interface GalleryPart extends MediaPart {
  store: GalleryStore;
}

/** All of them, and what the editor needs of them together. */
export interface EditorMedia {
  /** What the device kept of them (files chosen before signing in, say) has been read. */
  ready: boolean;
  logo: LogoPart;
  qr: QrPart;
  gifts: GiftsPart;
  gallery: GalleryPart;
  /** What the preview shows: gifts, photos, QR code and logo as they are chosen, stored or not. Stable while nothing changes. */
  preview: (bundle: InvitationBundle) => InvitationBundle;
  /** Whether the device keeps every file that is chosen and not stored. */
  areKept: () => Promise<boolean>;
  /** Hands what is not stored on to the invitation that was just made for `new`; there it is dirty again. */
  handOn: (invitationId: string) => Promise<void>;
}

/** What `useEditorMedia` is made with. */
export interface MediaOptions {
  /** As stored; its `_id` is `new` before there is an order. */
  bundle: InvitationBundle;
  /** Takes what a call answered into the bundle that everybody sees: new photos, gifts, a logo. */
  onStored: (update: (stored: InvitationBundle) => InvitationBundle) => void;
}

/** What every component of a part is given. */
export interface MediaProps<Part extends MediaPart = MediaPart> {
  bundle: InvitationBundle;
  part: Part;
  /** While the section saves. */
  disabled: boolean;
}
