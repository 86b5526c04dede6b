import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { variantsOf } from './choices.mjs';
import { LAYOUTS } from './layouts.mjs';
import { PHOTO, PHOTO_ROLES } from './photo/pictures.mjs';

export const COVER_WIDTHS = [240, 400, 720];
/**
 * Between them of covers in AVIF alone: in every format they would take ten megabytes
 * (server/src/modules/designs/cover-format.ts).
 */
export const AVIF_WIDTHS = [600];
export const CATALOGUE = new URL('../../server/catalogue/', import.meta.url).pathname;

/**
 * The first eight hex digits of the content's SHA-256: new content gets a new address, so caches may keep it forever.
 */
export const contentHash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** `<folder>/<role>.<hash8>.<ext>`, or undefined when it isn't drawn yet. */
export function findAsset(folder, role, extension) {
  const pattern = new RegExp(`^${role}\\.[0-9a-f]{8}\\.${extension}$`);
  return fs.readdirSync(folder).find((file) => pattern.test(file));
}

const RASTER = { watercolour: ['avif', 'webp'], picture: ['webp'], vector: ['svg'] };
export const extensionsOf = (format) => RASTER[format];

/** The address part after /storage/ of each file of a role, best format first. */
function urlsOf(folderName, role, format) {
  const folder = path.join(CATALOGUE, folderName);
  return extensionsOf(format).map(
    (extension) => `designs/${folderName}/${findAsset(folder, role, extension) ?? `${role}.00000000.${extension}`}`,
  );
}

/** Boxes in whole pixels: a tile's own may have a fraction, or it would not meet itself. */
function assetEntry(folderName, { role, format, page, position, width, height }) {
  const [imageUrl, fallbackUrl] = urlsOf(folderName, role, format);
  return {
    role,
    imageUrl,
    ...(fallbackUrl && { fallbackUrl }),
    position,
    page,
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The choices as pages read them, without the roles, and the pictures of their options. */
function choicesOf(design, roles) {
  if (!design.choices) return {};
  const variants = variantsOf(design).map(({ role, options, file }) => {
    const [imageUrl, fallbackUrl] = urlsOf(design.id, file, roles.find((known) => known.role === role).format);
    return { role, options, imageUrl, ...(fallbackUrl && { fallbackUrl }) };
  });
  const choices = design.choices.map(({ id, label, options, byHour }) => ({
    id,
    label,
    options,
    ...(byHour && { byHour }),
  }));
  return { choices, variants };
}

/** What the last drawing measured of the covers' texts, for when only the manifest is written again. */
export function storedMeasures(id) {
  const file = path.join(CATALOGUE, id, 'design.json');
  return (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).cover : undefined) ?? {};
}

/** The content of a design's design.json, with the addresses of the files that are on disk now. */
export function designManifest(design, { text, setting, wide, colours } = storedMeasures(design.id)) {
  const { palette, layout } = design;
  const { roles, opening } = LAYOUTS[layout];
  const assets = roles.map((role) => assetEntry(design.id, { ...role, ...design.art.boxes?.[role.role] }));
  const urlOf = (role) => assets.find((asset) => asset.role === role).imageUrl;
  const blank = path.join(CATALOGUE, design.id, 'blank-720.webp');
  return {
    _id: design.id,
    ...(design.earlierOf && { earlierOf: design.earlierOf }),
    ...(design.base && { base: true }),
    name: design.name,
    category: design.category,
    theme: design.theme,
    motifs: design.motifs,
    searchWords: design.searchWords,
    layout,
    ...(design.kit && { kit: design.kit }),
    order: design.order,
    type: design.type,
    palette,
    // The word between names is said by the page, so it goes where the page reads.
    finish: { ...design.finish, ...(design.sample.and !== '&' && { and: design.sample.and }) },
    buttonColor: palette.btn,
    buttonTextColor: palette.btnInk,
    outlinedButtonColor: palette.accent,
    outlinedButtonTextColor: palette.accent,
    navbar: { color: palette.bar, textColor: palette.barInk },
    backgroundColor: palette.ground,
    firstPageBackgroundColor: palette.ground,
    opening: {
      category: opening.category ?? 'window',
      leftImage: urlOf(opening.left),
      rightImage: urlOf(opening.right),
      centerImage: urlOf(opening.center),
    },
    assets,
    ...choicesOf(design, roles),
    cover: {
      widths: COVER_WIDTHS,
      aspect: '2:3',
      version: fs.existsSync(blank) ? contentHash(fs.readFileSync(blank)) : '00000000',
      ...(colours && { colours }),
      ...(text && { text }),
      ...(setting && { setting }),
      ...(wide && { wide }),
    },
    sample: design.sample,
  };
}

export function writeJson(file, value) {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

export function writeDesignManifest(design, measures) {
  const folder = path.join(CATALOGUE, design.id);
  fs.mkdirSync(folder, { recursive: true });
  writeJson(path.join(folder, 'design.json'), designManifest(design, measures));
}

/** Pictures shared by all designs: role → where it is used. */
export const COMMON_ROLES = [
  {
    role: 'bismillah',
    format: 'vector',
    position: 'header',
    page: 'page2',
    use: 'Bismillah in naskh, black outlines: a CSS mask, coloured by the theme.',
  },
  {
    role: 'bismillah-ruqaa',
    format: 'vector',
    position: 'header',
    page: 'page2',
    use: 'Bismillah in a second hand (ruqaa), mask.',
  },
  {
    role: 'walimah-jawi',
    format: 'vector',
    position: 'header',
    page: 'cover',
    use: '“Walimah al-urus” in Arabic script, mask; on the covers of islamic-arch and islamic-dome.',
  },
  {
    role: 'assalamualaikum',
    format: 'vector',
    position: 'header',
    page: 'page2',
    use: 'Assalamualaikum in Jawi, mask.',
  },
  {
    role: 'paper',
    format: 'picture',
    position: 'ground',
    page: 'cover',
    use: 'Paper grain, 128 px tile, grey with alpha, `repeat`.',
  },
  {
    role: 'edge-torn',
    format: 'vector',
    position: 'edge-top',
    page: 'page3',
    use: 'Torn upper edge, mask, 400 × 14 px, `repeat-x`.',
  },
  {
    role: 'edge-torn-b',
    format: 'vector',
    position: 'edge-bottom',
    page: 'page3',
    use: 'Torn lower edge, mask, 400 × 14 px, `repeat-x`.',
  },
  ...PHOTO_ROLES,
  {
    role: 'hall-gate',
    format: 'picture',
    position: 'photo',
    page: 'page3',
    use: 'The photo of the gate in samples, drawn, 4:5.',
  },
  {
    role: 'qr-demo',
    format: 'vector',
    position: 'photo',
    page: 'gift',
    use: 'QR of the sample gift dialog; its text says that it is no real code.',
  },
];

const COMMON_FILE = path.join(CATALOGUE, 'common', 'common.json');

/** The boxes that common.json has now, by role. */
function storedSizes() {
  if (!fs.existsSync(COMMON_FILE)) return {};
  const { assets } = JSON.parse(fs.readFileSync(COMMON_FILE, 'utf8'));
  return Object.fromEntries(assets.map(({ role, width, height }) => [role, { width, height }]));
}

/** Writes common/common.json. `sizes`: boxes of what was drawn; the others keep theirs. */
export function writeCommonManifest(sizes = {}) {
  const photos = Object.fromEntries(PHOTO_ROLES.map(({ role }) => [role, PHOTO]));
  const known = { ...storedSizes(), ...photos, ...sizes };
  const assets = COMMON_ROLES.map(({ role, format, position, page }) =>
    assetEntry('common', { role, format, position, page, ...(known[role] ?? { width: 0, height: 0 }) }),
  );
  writeJson(COMMON_FILE, { assets });
}
