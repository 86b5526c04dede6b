import { modulesIn } from './core/modules.mjs';

/**
 * The layouts by name, one from each `layouts/<layout>.mjs`: the picture roles that every design of the layout fills
 * with the same boxes, so that one stylesheet (web/src/guest/layouts/<layout>.css) serves them. README.md says what a
 * role's fields mean; `server/catalogue/ROLES.md` is written from them.
 */
export const LAYOUTS = Object.fromEntries(await modulesIn(new URL('./layouts/', import.meta.url)));
