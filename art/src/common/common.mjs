import fs from 'node:fs';
import QRCode from 'qrcode';
import { writeRole } from '../core/output.mjs';
import { writeCommonManifest } from '../manifest.mjs';
import { outlineArabic } from './calligraphy.mjs';
import { paperGrain, tornEdges } from './paper.mjs';
import { hallGate } from './scenes/hall-gate.mjs';
import { SCENE } from './scenes/stage.mjs';

const BISMILLAH = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ';

const CALLIGRAPHY = [
  ['bismillah', BISMILLAH, 'naskh'],
  ['bismillah-ruqaa', BISMILLAH, 'ruqaa'],
  ['walimah-jawi', 'وليمة العروس', 'naskh'],
  ['assalamualaikum', 'السلام عليکم', 'naskh'],
];

const SCENE_PIXELS = 720;

/** Draws what all designs share and writes common.json; the photographs of galleries are drawn by draw-photos.mjs. */
export async function drawCommon(folder) {
  console.log('common');
  fs.mkdirSync(folder, { recursive: true });
  const sizes = {};
  for (const [role, text, hand] of CALLIGRAPHY) {
    const { svg, width, height } = await outlineArabic(text, hand);
    sizes[role] = { width, height };
    await writeRole(folder, { role, format: 'vector' }, svg);
  }

  // Very low qualities: the grain is faint noise, and a sharper file looks the same at its opacity.
  await writeRole(folder, { role: 'paper', format: 'picture', scale: 1, quality: 10, alphaQuality: 20 }, paperGrain());
  sizes.paper = { width: 128, height: 128 };

  const { top, bottom, ...edge } = tornEdges();
  await writeRole(folder, { role: 'edge-torn', format: 'vector' }, top);
  await writeRole(folder, { role: 'edge-torn-b', format: 'vector' }, bottom);
  sizes['edge-torn'] = sizes['edge-torn-b'] = edge;

  // The photo of the gate in samples.
  sizes['hall-gate'] = SCENE;
  await writeRole(folder, { role: 'hall-gate', format: 'picture', pixels: SCENE_PIXELS, quality: 68 }, hallGate());

  const code = await QRCode.toString('DEMO SALAM KAUT - bukan kod sebenar', {
    type: 'svg',
    margin: 1,
    errorCorrectionLevel: 'M',
    color: { dark: '#1d2722', light: '#ffffff' },
  });
  await writeRole(folder, { role: 'qr-demo', format: 'vector' }, code);
  sizes['qr-demo'] = { width: 208, height: 208 };
  writeCommonManifest(sizes);
}
