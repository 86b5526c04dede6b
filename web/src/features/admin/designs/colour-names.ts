import { designTexts as t } from '../../../i18n/admin/designs.js';

/** The colours of a design beside its palette: the paths of the form's fields, and their labels. */
export const COLOURS = [
  ['buttonColor', t.fields.buttonColor],
  ['buttonTextColor', t.fields.buttonTextColor],
  ['outlinedButtonColor', t.fields.outlinedButtonColor],
  ['outlinedButtonTextColor', t.fields.outlinedButtonTextColor],
  ['backgroundColor', t.fields.backgroundColor],
  ['firstPageBackgroundColor', t.fields.firstPageBackgroundColor],
  ['navbar.color', t.fields.navbarColor],
  ['navbar.textColor', t.fields.navbarText],
] as const;

const LABELS = new Map<string, string>([...COLOURS, ...Object.entries(t.paletteNames)]);

/** The label of a colour's field. @param name of the palette's colour, or the path of another one */
export const colourName = (name: string): string => LABELS.get(name) ?? name;
