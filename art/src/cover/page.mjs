import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE, COMMON_ROLES, extensionsOf, findAsset } from '../manifest.mjs';
import { LAYOUTS } from '../layouts.mjs';

const css = (name) => fs.readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
const kebab = (key) => key.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);
const SLOTS = ['ground', 'center', 'frame', 'top-left', 'top-right', 'bottom', 'bottom-left', 'bottom-right'];

/** `--<prefix>-<role>: url(…)` for every role, the best format first. */
function pictureVariables(prefix, folderName, roles) {
  const folder = path.join(CATALOGUE, folderName);
  return roles.map(({ role, format }) => {
    const file = findAsset(folder, role, extensionsOf(format)[0]);
    if (!file)
      throw new Error(`${folderName} has no ${role}: draw ${folderName === 'common' ? 'common' : 'its layers'} first.`);
    return `--${prefix}-${role}: url(/designs/${folderName}/${file});`;
  });
}

function variables(design) {
  const colours = Object.entries(design.palette).map(([key, value]) => `--${kebab(key)}: ${value};`);
  const finish = Object.entries(design.finish).map(([key, value]) => `--x-${kebab(key)}: ${value};`);
  return [
    ...colours,
    ...finish,
    `--f-name: '${design.type.name}';`,
    ...pictureVariables('a', design.id, LAYOUTS[design.layout].roles),
    ...pictureVariables('c', 'common', COMMON_ROLES),
  ].join('\n');
}

/** Words of a name gathered into lines of at most about twelve letters. */
function nameLines(name, limit = 12) {
  const lines = [];
  for (const word of name.trim().split(/\s+/)) {
    const joined = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && joined.length <= limit) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** How many lines an ampersand counts for when the names are fitted to their height. */
const AMP_ROWS = 0.62;

function namesMarkup({ bride, groom, and }) {
  const [hers, his] = [nameLines(bride), nameLines(groom)];
  const letters = Math.max(6, ...[...hers, ...his].map((line) => line.length));
  const rows = hers.length + his.length + AMP_ROWS;
  const lines = (list) => list.map((line) => `<span class="ln">${line}</span>`).join('');
  return `<h1 class="names" style="--n:${letters};--rows:${rows}">${lines(hers)}<span class="amp">${and === '&' ? '&amp;' : and}</span>${lines(his)}</h1>`;
}

/**
 * The HTML of a design's cover as the guest page shows it.
 * @param {object} design
 * @param {'cover'|'blank'|'wide'} mode blank: the art without text; wide: the link preview
 */
export function coverPage(design, mode) {
  const { sample } = design;
  const slots = SLOTS.map(
    (slot) => `<i class="layer" data-pos="${slot}">${slot === 'center' ? '<b></b><b></b><b></b>' : ''}</i>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${css('cover')}${css(design.layout)}.cover{${variables(design)}}</style>
<body><section class="cover${mode === 'cover' ? '' : ` ${mode}`}">${slots.join('')}
<header class="cover-text"><i class="jawi"></i><p class="kicker">${sample.title}</p>${namesMarkup(sample)}</header>
<div class="cover-foot"><i class="rule"></i><p class="c-date">${sample.date}</p><p class="c-place">${sample.place}</p></div></section>`;
}
