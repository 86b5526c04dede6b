/** A rule of a style sheet. */
export interface SheetRule {
  css: string;
  /** Of each of its selectors the classes without which it selects nothing; absent: the rule belongs to every page. */
  classes?: readonly (readonly string[])[];
}

/** A conditional group of rules, such as `@media (…)`. */
export interface SheetGroup {
  group: string;
  parts: readonly SheetPart[];
}

/** A part of a style sheet. All of them in their order are the sheet. */
export type SheetPart = SheetRule | SheetGroup;

/** The parts of each sheet of a build, by its address. */
export type SheetParts = Readonly<Record<string, readonly SheetPart[]>>;

/** Where the build writes them, in the folder of the built web app. */
export const SHEET_PARTS_FILE = '.vite/sheet-parts.json';
