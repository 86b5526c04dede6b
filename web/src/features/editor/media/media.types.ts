import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationAnswer, InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { GalleryStore } from './gallery-store.js';
import type { GiftStore } from './gift-store.js';
import type { PictureStore } from './picture-store.js';
import type { QrStore } from './qr-store.js';

/**
 * The files or list of a section. Their state outlives the section on the screen, so `useEditorMedia` makes it once in
 * the editor, and the sections get it.
 *
 * How such a section is saved (use-saving.ts):
 * 1. the form is checked, and with it `check()`, so that all errors are shown at once;
 * 2. `save()`, when `dirty`: it stores in its own order (gifts: deletions, then adds and edits);
 * 3. the form's own call, when the form is dirty. The QR code is sent with that call: see `QrMedia`.
 */
export interface SectionMedia {
  /** Something is chosen, typed or queued here that is not stored. */
  dirty: boolean;
  /** Uploads or deletions are under way, at Save or by themselves. */
  saving: boolean;
  /** When something was last stored without Save, ISO 8601. */
  savedAt?: string | null;
  /** `save` does nothing: the call of the section's form sends it. */
  savedWithForm?: boolean;
  /**
   * Whether it can be stored; shows its errors. `focus`: focuses the first of them (left out while the section's form
   * has errors of its own, which come first).
   */
  check: (options: { focus: boolean }) => boolean | Promise<boolean>;
  /**
   * Stores what is dirty. What was stored when a later step fails stays stored, and the rest stays dirty.
   * @throws ApiError, after showing at its own place what it can; the foot of the section shows the message and keeps
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

/** Pictures, which another device may have changed too. */
export interface PictureMedia extends SectionMedia {
  /** What is chosen, and what another device has stored since; nothing when there is no conflict. */
  overtaken: (invitation: InvitationView) => PictureConflict | undefined;
  /** What is chosen overwrites what `invitation` has as well. */
  confirmOverwrite: (invitation: InvitationView) => void;
  /** Back to what is stored. */
  reset: () => void;
}

export interface LogoMedia extends PictureMedia {
  store: PictureStore;
}

/** The QR codes of the bank accounts are sent with the section's texts. */
export interface QrMedia extends PictureMedia {
  first: QrStore;
  second: QrStore;
  /** Sends the texts, with the pictures or their removal where there are any. */
  send: (body: SalamKautDto, headers: Record<string, string>) => Promise<InvitationAnswer>;
}

export interface GiftsMedia extends SectionMedia {
  store: GiftStore;
}

export interface GalleryMedia extends SectionMedia {
  store: GalleryStore;
}

/** What each section with files has. */
interface MediaOfSections {
  /** The couple's own picture on the seal. */
  logo: LogoMedia;
  qr: QrMedia;
  gifts: GiftsMedia;
  gallery: GalleryMedia;
}
export type MediaName = keyof MediaOfSections;

/** All of them, and what the editor needs of them together. */
export interface EditorMedia extends MediaOfSections {
  /** What the device stored of them (files chosen before signing in, say) has been read. */
  ready: boolean;
  /**
   * What the preview shows: gifts, photos, QR code and logo as they are chosen, stored or not.
   * Stable while nothing changes.
   */
  preview: (bundle: InvitationBundle) => InvitationBundle;
  /** Whether the device has a copy of every file that is chosen and not stored at the server. */
  areOnDevice: () => Promise<boolean>;
  /** Moves what is not stored to the invitation that was just made for `new`; there it is dirty again. */
  moveTo: (invitationId: string) => Promise<void>;
}

/** What `useEditorMedia` is made with. */
export interface MediaOptions {
  /** As stored; its `_id` is `new` before there is an order. */
  bundle: InvitationBundle;
  /** Updates the cached bundle by what a call answered: new photos, gifts, a logo. */
  onStored: (update: (stored: InvitationBundle) => InvitationBundle) => void;
}
