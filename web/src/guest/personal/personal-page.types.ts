import type { ComponentType, ReactNode } from 'react';
import type { SheetRequest } from '../sheets/sheet-request.js';

/** The family that the page is for. */
export interface PageFamily {
  id: string;
  /** The "Khas buat" line. */
  title: string;
  /** Of the link. */
  token: string;
}

/** What the page of a family's link has in place of the open page's parts; the open page never loads it. */
export interface PersonalPage {
  /** The "Khas buat" line. */
  title: string;
  Addressee: ComponentType;
  /** Around the whole page: holds the family's RSVP. */
  Provider: ComponentType<{ children?: ReactNode }>;
  Attend: ComponentType;
  loadSheets: () => Promise<{ Sheets: ComponentType<{ request: SheetRequest; onClosed: () => void }> }>;
  /** The guest has opened the invitation. */
  noteOpened: () => void;
}
