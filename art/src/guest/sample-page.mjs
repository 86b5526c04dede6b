import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE, designManifest } from '../manifest.mjs';
import { malayDay } from './malay-day.mjs';
import { guestRenderer } from './renderer.mjs';
import { KITS, MOTION_SCRIPT, STYLES } from './site.mjs';

/** A moment like any other, so that the same design gives the same page. */
const NOW = Date.parse('2026-11-21T04:00:00Z');

function sharedPictures() {
  const { assets } = JSON.parse(fs.readFileSync(path.join(CATALOGUE, 'common/common.json'), 'utf8'));
  return new Map(assets.map(({ role, imageUrl }) => [role, imageUrl]));
}

/**
 * The guest view of a design's sample, as the server would send it with the layers that are on disk now.
 * @param {object} design of src/designs
 * @param {{language?: 'malay'|'english', invitation?: object}} [options] invitation: fields that replace the
 *   sample's own, e.g. another couple
 * @returns {Promise<string>} HTML for the site of site.mjs
 */
export async function samplePage(design, { language = 'malay', invitation = {} } = {}) {
  const { renderGuestPage, sampleWishes } = await guestRenderer();
  const bundle = await bundleOf(design, language, invitation);
  const wishes = sampleWishes(language, bundle.invitation._id, NOW);
  return renderGuestPage({
    bundle,
    shop: { name: 'SeriKad', url: '/', invitationUrl: '/' },
    wishes: wishes.slice(0, 3),
    hasMoreWishes: wishes.length > 3,
    publicUrl: '',
    files: { script: '/none.js', modules: [], styles: STYLES, kits: KITS },
  });
}

/**
 * The animated version of a design with its sample's cover, as the server would send it.
 * @param {object} design of src/designs
 * @returns {Promise<string>} HTML for the site of site.mjs
 */
export async function motionPage(design) {
  const { renderMotionPage } = await guestRenderer();
  return renderMotionPage({
    bundle: await bundleOf(design, 'malay', {}),
    shopName: 'SeriKad',
    publicUrl: '',
    files: { script: MOTION_SCRIPT, modules: [] },
  });
}

async function bundleOf(design, language, invitation) {
  const { sampleBundle, designView } = await guestRenderer();
  const record = { ...designManifest(design), videoUrl: { premium: null } };
  const { sample } = record;
  const bundle = sampleBundle({
    design: designView(record),
    sample,
    language,
    now: NOW,
    pictures: sharedPictures(),
  });
  // Covers are drawn and measured without names in Jawi: few couples write theirs.
  Object.assign(bundle.invitation, { date: malayDay(sample.date), jawiText: null }, invitation);
  return bundle;
}
