import fs from 'node:fs';

const GUEST = new URL('../../../web/src/guest/', import.meta.url);
/** Pictures that the guest's base styles show by themselves. */
const BY_BASE = /^(seal|rule|fall-\d)$/;
/** Shared pictures, which every stylesheet may use. */
const COMMON = ['paper', 'edge-torn', 'edge-torn-b', 'bismillah', 'bismillah-ruqaa', 'assalamualaikum', 'walimah-jawi'];

/** The stylesheet of a layout shows each of its pictures, and asks for no other; its colours are in every finish. */
export function stylesheetFaults(css, roles, finishes) {
  const shown = new Set([...css.matchAll(/var\(--a-([\w-]+)/g)].map(([, role]) => role));
  const asked = new Set([...css.matchAll(/var\(--x-([\w-]+)\)/g)].map(([, name]) => name));
  const known = roles.map(({ role }) => role);
  return [
    ...known
      .filter((role) => !BY_BASE.test(role) && !shown.has(role))
      .map((role) => `its stylesheet doesn't show ${role}`),
    ...[...shown]
      .filter((role) => !known.includes(role) && !COMMON.includes(role))
      .map((role) => `its stylesheet asks for ${role}, which is none of its roles`),
    ...finishes.flatMap(({ id, names }) =>
      [...asked]
        .filter((name) => !names.includes(name))
        .map((name) => `finish of ${id} lacks what the stylesheet reads as --x-${name}`),
    ),
  ];
}

const kebab = (key) => key.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);

/** Largest stylesheet of a layout, in bytes as written: it is part of the guest's first view. */
const MOST_BYTES = 12_000;

export function checkStylesheet(layout, { roles }, designs, fault) {
  const file = new URL(`layouts/${layout}.css`, GUEST);
  if (!fs.existsSync(file)) return fault(`web/src/guest/layouts/${layout}.css doesn't exist`);
  const css = fs.readFileSync(file, 'utf8');
  if (css.length > MOST_BYTES) fault(`its stylesheet has ${css.length} bytes, at most ${MOST_BYTES}`);
  const finishes = designs.map(({ id, finish }) => ({ id, names: Object.keys(finish).map(kebab) }));
  stylesheetFaults(css, roles, finishes).forEach(fault);
}
