import { DESIGN_COLOURS, type DesignColour } from '@serikad/shared/designs/design.types';
import { designTexts as t } from '../../../i18n/admin/designs.js';

/** The path of a colour's field in the form: of the palette, or of another colour of the design that is shown. */
export type ColourPath = `palette.${DesignColour}` | 'backgroundColor';

/** What a card is coloured with before all: these fields are always open. */
const MAIN: readonly DesignColour[] = ['ground', 'ink', 'name', 'accent', 'btn', 'btnInk', 'door'];

const pathOf = (name: DesignColour): ColourPath => `palette.${name}`;

export const MAIN_COLOURS: readonly ColourPath[] = MAIN.map(pathOf);

/**
 * The colours that a page or a picture of the design shows besides; the stored ones that nothing shows have no field.
 */
export const OTHER_COLOURS: readonly ColourPath[] = [
  ...DESIGN_COLOURS.filter((name) => !MAIN.includes(name)).map(pathOf),
  'backgroundColor',
];

const LABELS = new Map<string, string>([...Object.entries(t.paletteNames), ['backgroundColor', t.linkGround]]);

/** The label of a colour's field. @param name of the palette's colour, or the path of a field */
export const colourName = (name: string): string => LABELS.get(name.replace('palette.', '')) ?? name;
