import { modulesIn } from './core/modules.mjs';

/** All designs, one from each `designs/<id>.mjs`, by id. */
export const DESIGNS = (await modulesIn(new URL('./designs/', import.meta.url))).map(([name, design]) => {
  if (design.id !== name) throw new Error(`designs/${name}.mjs says id ${design.id}: call the file ${design.id}.mjs`);
  return design;
});
