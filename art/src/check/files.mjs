import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PHOTO_BUDGET, WATERCOLOUR_BUDGET } from '../core/output.mjs';
import { blankFile, blankMarkFile } from '../cover/blank-cover.mjs';
import { COVER_BUDGETS, PREVIEW_BUDGET } from '../cover/covers.mjs';
import { MARKS, optionFile, WIDE_BUDGET, wideFiles } from '../cover/wide-picture.mjs';
import { AVIF_WIDTHS, CATALOGUE, contentHash, COVER_WIDTHS, extensionsOf } from '../manifest.mjs';
import { cutOff } from './cut-off.mjs';

const KB = 1024;
/** MB of the catalogue for each of its designs. */
const DESIGN_BUDGET = 1;
/** KB of all pictures that one guest view shows, each in its smallest form. */
const ART_BUDGET = 220;
/** Rounding of raster sizes may bend a ratio by this much. */
const RATIO_TOLERANCE = 0.02;

const BLANK_FILES = COVER_WIDTHS.flatMap((width) => ['avif', 'webp'].map((extension) => blankFile(width, extension)));
const COVER_FILES = [
  ...COVER_WIDTHS.flatMap((width) => ['avif', 'webp', 'jpg'].map((extension) => `cover-${width}.${extension}`)),
  ...BLANK_FILES,
  ...AVIF_WIDTHS.map((width) => `cover-${width}.avif`),
  'preview.jpg',
];

/** The wide cover without texts, and what may stand between these. */
const WIDE_FILES = [
  wideFiles().ground,
  ...Object.keys(MARKS).flatMap((mark) => [wideFiles().mark(mark), blankMarkFile(mark)]),
];

/**
 * The files of a wide cover, in the order of its version.
 * @param {object} wide `cover.wide` of a design.json, or one of its skins
 * @param {{role: string, stems: string[]}[]} optional the roles that differ by options
 * @param {string} [option] of the skin
 */
export const filesOfWide = ({ marks, layers = [], tints = [] }, optional, option) => [
  wideFiles(option).ground,
  ...Object.keys(marks).map(wideFiles(option).mark),
  ...layers.flatMap(({ role }) => (optional.find((one) => one.role === role)?.stems ?? []).map(optionFile)),
  ...tints.map(wideFiles(option).tint),
];

/** The file of a `designs/…` address, after checking its form, existence and hash; undefined when it has a fault. */
function checkAddress(url, folderName, role, extension, fault) {
  const match = new RegExp(`^designs/${folderName}/(${role}\\.([0-9a-f]{8})\\.${extension})$`).exec(url ?? '');
  if (!match) return void fault(`${role}: “${url}” should be designs/${folderName}/${role}.<hash8>.${extension}`);
  const file = path.join(CATALOGUE, folderName, match[1]);
  if (!fs.existsSync(file)) return void fault(`${role}: ${match[1]} doesn't exist; draw it`);
  const hash = contentHash(fs.readFileSync(file));
  if (hash !== match[2]) fault(`${role}: ${match[1]} holds content with hash ${hash}; draw it again`);
  return file;
}

async function checkRatio(file, { role, width, height }, fault) {
  const size = await sharp(file).metadata();
  const bend = size.width / size.height / (width / height) - 1;
  if (Math.abs(bend) > RATIO_TOLERANCE)
    fault(`${role}: ${size.width}×${size.height} doesn't have the ratio of its box ${width}×${height}`);
}

const ALL = ['top', 'right', 'bottom', 'left'];
const SIDES = {
  'top-left': ['top', 'left'],
  'top-right': ['top', 'right'],
  'bottom-left': ['bottom', 'left'],
  'bottom-right': ['bottom', 'right'],
  top: ['top', 'left', 'right'],
  bottom: ['bottom', 'left', 'right'],
  rule: ['left', 'right'],
  seal: [],
  fall: [],
};

/** Which sides of its box a role's drawing may run out of: those where the window cuts it; `cut` says otherwise. */
const cutSides = ({ position, cut }) => cut ?? SIDES[position] ?? ALL;

/** Every role of the layout is there with its files, and nothing else lies in the folder. */
export async function checkAssets(folderName, assets, roles, otherFiles, fault) {
  const names = assets.map(({ role }) => role).join(', ');
  const expected = roles.map(({ role }) => role).join(', ');
  if (names !== expected) fault(`roles are ${names}; expected ${expected}`);
  const known = new Set([...otherFiles, ...(folderName === 'common' ? [] : [...COVER_FILES, ...WIDE_FILES])]);
  for (const spec of roles) {
    const { role, format } = spec;
    const asset = assets.find((candidate) => candidate.role === role);
    if (!asset) continue;
    const urls = [asset.imageUrl, asset.fallbackUrl];
    for (const [i, extension] of extensionsOf(format).entries()) {
      const file = checkAddress(urls[i], folderName, role, extension, fault);
      if (!file) continue;
      known.add(path.basename(file));
      await checkRatio(file, asset, fault);
      if (extension !== 'avif')
        for (const side of await cutOff(file, cutSides(spec)))
          fault(`${role}: its drawing is cut off at the ${side} of its box`);
      const { size } = fs.statSync(file);
      if (extension === 'avif' && size > WATERCOLOUR_BUDGET)
        fault(`${role}: AVIF of ${(size / KB).toFixed(1)} KB, at most 40`);
      if (spec.position === 'photo' && size > PHOTO_BUDGET)
        fault(`${role}: photo of ${(size / KB).toFixed(1)} KB, at most 40`);
    }
  }
  for (const file of fs.readdirSync(path.join(CATALOGUE, folderName)))
    if (!known.has(file)) fault(`${file} belongs to no role; delete it`);
}

/** What a guest fetches of a design's pictures when the whole letter is looked at. */
export function checkArtWeight(assets, fault) {
  const sizes = assets.map(({ imageUrl }) => path.join(CATALOGUE, imageUrl.replace(/^designs\//, '')));
  const weight =
    sizes.filter((file) => fs.existsSync(file)).reduce((sum, file) => sum + fs.statSync(file).size, 0) / KB;
  if (weight > ART_BUDGET) fault(`its pictures have ${weight.toFixed(0)} KB in all, at most ${ART_BUDGET}`);
}

/** Covers, blank cover and preview: there, of the right size, within budget. */
export async function checkCovers(design, fault) {
  const folder = path.join(CATALOGUE, design._id);
  for (const name of COVER_FILES) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) {
      fault(`${name} doesn't exist; draw it`);
      continue;
    }
    const { width, height } = await sharp(file).metadata();
    const wanted =
      name === 'preview.jpg' ? [1200, 630] : [Number(name.match(/\d+/)[0]), (Number(name.match(/\d+/)[0]) * 3) / 2];
    if (width !== wanted[0] || height !== wanted[1]) fault(`${name} is ${width}×${height}, not ${wanted.join('×')}`);
    const kilobytes = fs.statSync(file).size / KB;
    const budget = name === 'preview.jpg' ? PREVIEW_BUDGET : name.endsWith('.avif') ? COVER_BUDGETS[width] : Infinity;
    if (kilobytes > budget) fault(`${name} has ${kilobytes.toFixed(1)} KB, at most ${budget}`);
  }
  const blank = path.join(folder, 'blank-720.webp');
  if (fs.existsSync(blank) && contentHash(fs.readFileSync(blank)) !== design.cover.version)
    fault("cover.version isn't the hash of blank-720.webp; draw the design again");
  checkBlank(design, fault);
}

/** What a page writes a couple's names on: there, and under the hash that is in its address. */
function checkBlank({ _id, cover: { setting } }, fault) {
  const again = `draw it: node art/draw.mjs ${_id} --blank`;
  if (!setting) return void fault(`there is no setting of the cover's texts; ${again}`);
  const names = [...Object.keys(setting.marks).map(blankMarkFile), ...BLANK_FILES];
  const files = names.map((name) => path.join(CATALOGUE, _id, name));
  const missing = files.filter((file) => !fs.existsSync(file)).map((file) => path.basename(file));
  if (missing.length) return void fault(`${missing.join(', ')} missing; ${again}`);
  if (contentHash(Buffer.concat(files.map((file) => fs.readFileSync(file)))) !== setting.version)
    fault(`cover.setting.version isn't the hash of its pictures; ${again}`);
}

/**
 * The wide cover without texts, what stands between these, and the pictures of options: there, of the right size,
 * within budget; and the same in the colours of options.
 * @param {{role: string, stems: string[]}[]} optional the roles that differ by options
 * @param {string[]} skins options with colours of their own
 */
export async function checkWide({ _id, cover: { wide } }, optional, skins, fault) {
  const again = `draw it: node art/draw.mjs ${_id} --wide`;
  if (!wide) return void fault(`there is no wide cover for the pictures of invitations' links; ${again}`);
  const drawn = Object.keys(wide.skins ?? {}).join();
  if (drawn !== skins.join()) fault(`cover.wide.skins are “${drawn}”, not “${skins.join()}”; ${again}`);
  await checkWideOf(_id, wide, filesOfWide(wide, optional), again, fault);
  for (const [option, skin] of Object.entries(wide.skins ?? {}))
    await checkWideOf(_id, skin, filesOfWide(skin, [], option), again, fault);
}

async function checkWideOf(id, { version }, names, again, fault) {
  const files = names.map((name) => path.join(CATALOGUE, id, name));
  const missing = files.filter((file) => !fs.existsSync(file));
  if (missing.length) return void fault(`${missing.map((file) => path.basename(file)).join(', ')} missing; ${again}`);
  const contents = files.map((file) => fs.readFileSync(file));
  const [ground] = names;
  if (contentHash(Buffer.concat(contents)) !== version)
    fault(`the version of ${ground} isn't the hash of its pictures; ${again}`);
  const { width, height } = await sharp(files[0]).metadata();
  if (width !== 1200 || height !== 630) fault(`${ground} is ${width}×${height}, not 1200×630`);
  const kilobytes = contents[0].length / KB;
  if (kilobytes > WIDE_BUDGET) fault(`${ground} has ${kilobytes.toFixed(1)} KB, at most ${WIDE_BUDGET}`);
}

/** The whole catalogue without earlier versions. @param {number} designs how many it has */
export function checkTotal(designs, fault) {
  const files = fs
    .readdirSync(CATALOGUE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/cv\d{4}-\d$/.test(entry.parentPath));
  const total = files.reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
  const budget = designs * DESIGN_BUDGET;
  if (total > budget * KB * KB) fault(`${(total / KB / KB).toFixed(2)} MB in all, at most ${budget}`);
}
