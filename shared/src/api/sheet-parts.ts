/** A rule of a style sheet. */
export interface SheetRule {
  css: string;
  /**
   * Of each of its selectors the classes and attributes without which it selects nothing, such as `.card`, `[disabled]`
   * and `[data-view="card"]`; absent: the rule belongs to every page.
   */
  needs?: readonly (readonly string[])[];
}

/** A custom property of the document, such as `--ink:#1d2722;`, which only those need that name it. */
export interface SheetProperty {
  css: string;
  property: string;
}

/** A conditional group of rules, such as `@media (…)`, or the rule for `:root`, whose parts are its declarations. */
export interface SheetGroup {
  group: string;
  parts: readonly SheetPart[];
}

/** A part of a style sheet. All of them in their order are the sheet. */
export type SheetPart = SheetRule | SheetProperty | SheetGroup;

/** The parts of each sheet of a build, by its address. */
export type SheetParts = Readonly<Record<string, readonly SheetPart[]>>;

/** Where the build writes them, in the folder of the built web app. */
export const SHEET_PARTS_FILE = '.vite/sheet-parts.json';
