import { DOOR_PAGE } from '../guest-list/check-in.js';
import { CATERER_PAGE, HELPER_PAGE, PERSONAL_PAGE } from '../guest-list/guest-list.js';
import { GUEST_PAGE, PAGE_ROUTES, type PageRoute } from '../pages/page-routes.js';

/** The parts of the product that a page belongs to. */
export const CRASH_PARTS = ['shop', 'editor', 'desk', 'guest'] as const;
export type CrashPart = (typeof CRASH_PARTS)[number];

/** `error`: our code threw. `chunk`: a script or style sheet did not load. */
export const CRASH_KINDS = ['error', 'chunk'] as const;
export type CrashKind = (typeof CRASH_KINDS)[number];

/** Patterns of addresses; no address itself is sent or stored. */
export type CrashPage =
  | PageRoute
  | typeof GUEST_PAGE
  | '/admin'
  | typeof PERSONAL_PAGE
  | typeof HELPER_PAGE
  | typeof CATERER_PAGE
  | typeof DOOR_PAGE
  | '/motion/:designId'
  | 'other';
export const CRASH_PAGES: readonly CrashPage[] = [
  ...PAGE_ROUTES,
  '/admin',
  GUEST_PAGE,
  PERSONAL_PAGE,
  HELPER_PAGE,
  CATERER_PAGE,
  DOOR_PAGE,
  '/motion/:designId',
  'other',
];

/** Equal crashes of one build, as the admin pages show them. */
export interface CrashGroup {
  /** Hash of what the crashes have in common. */
  _id: string;
  part: CrashPart;
  kind: CrashKind;
  /** Such as `TypeError`. */
  name: string;
  /** Words of browsers' own messages; every other word is `…`. */
  message: string;
  /** `file:line:column` of built files, the innermost first; of a chunk that did not load its file. */
  frames: string[];
  /** The page of the first crash of the group. */
  page: CrashPage;
  /** First script of the page without `.js`, or `older` for a build that this server does not serve. */
  build: string;
  /** Such as `Safari 17`, at most 20. */
  browsers: string[];
  count: number;
  /** ISO 8601. */
  firstSeen: string;
  lastSeen: string;
}

/** The groups seen last, the newest first. */
export interface CrashList {
  groups: CrashGroup[];
  /** How many days a group is kept after its last crash. */
  days: number;
}
