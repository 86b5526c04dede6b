import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';

/** The dialog that is open, and the id of its family. */
export interface OpenDialog {
  kind: 'menu' | 'edit' | 'link' | 'answer';
  id: string;
}

/** What the button that sends a message leads to. */
export interface SendActions {
  /** The chat with the family was opened. */
  sending: (family: FamilyView, kind: MessageKind) => void;
  copy: (family: FamilyView, kind: MessageKind) => void;
}

/** What a row leads to; the same object for all rows and renderings. */
export interface RowActions extends SendActions {
  openMenu: (family: FamilyView) => void;
  select: (id: string, selected: boolean) => void;
}
