import fs from 'node:fs';
import path from 'node:path';
import { DESIGNS } from './designs.mjs';
import { LAYOUTS } from './layouts.mjs';
import { CATALOGUE, COMMON_ROLES, extensionsOf } from './manifest.mjs';

const row = (...cells) => `| ${cells.join(' | ')} |`;
const files = (format) => extensionsOf(format).join(' + ');

function layoutSection(layout, { roles, opening }) {
  const designs = DESIGNS.filter((design) => design.layout === layout);
  return [
    `## ${layout} (${designs.map(({ id, name }) => `${id} ${name}`).join(', ')})`,
    '',
    `Opening: left \`${opening.left}\`, right \`${opening.right}\`, centre \`${opening.center}\`.`,
    '',
    row('role', 'page', 'position', 'box, px', 'files', 'what it is and where it goes'),
    row('---', '---', '---', '---', '---', '---'),
    ...roles.map(({ role, page, position, width, height, format, use }) =>
      row(`\`${role}\``, page, position, `${width} × ${height}`, files(format), use),
    ),
    '',
    `\`finish\` values (for what the mockup's stylesheet wrote as literals): ${Object.keys(designs[0].finish)
      .map((key) => `\`${key}\``)
      .join(', ')}.`,
    '',
  ].join('\n');
}

/** Writes server/catalogue/ROLES.md from the layout table, so that it can't drift from the files. */
export function writeRolesTable() {
  const text = [
    '# Picture roles of the catalogue',
    '',
    'Written by `art/draw.mjs`. Every design of a layout has exactly the roles of its layout, in the same boxes, so a',
    'stylesheet can refer to `--a-<role>`. Where `imageUrl` is AVIF, `fallbackUrl` is the same picture as WebP: use',
    '`image-set(url(…) type("image/avif"), url(…) type("image/webp"))`. File names carry the first eight digits of the',
    "content's SHA-256. Palette keys are the theme variables in camelCase (`bandInk` = `--band-ink`); `finish` holds the",
    'remaining literals of the layout; set them as `--x-<name>`.',
    '',
    'Covers: `cover-240|400|720.avif|webp|jpg` and `cover-600.avif` (2:3, with the sample couple), `blank-240|400|720.avif|webp` (no text),',
    '`blank-jawi|rule.webp` (what stands between the texts), `preview.jpg` (1200 × 630). Their names are fixed; `cover.version` changes with the art, for `?v=`.',
    '',
    ...Object.entries(LAYOUTS).map(([layout, spec]) => layoutSection(layout, spec)),
    '## common (all designs)',
    '',
    row('role', 'page', 'position', 'files', 'what it is'),
    row('---', '---', '---', '---', '---'),
    ...COMMON_ROLES.map(({ role, page, position, format, use }) =>
      row(`\`${role}\``, page, position, files(format), use),
    ),
    '',
  ].join('\n');
  fs.writeFileSync(path.join(CATALOGUE, 'ROLES.md'), text);
}
