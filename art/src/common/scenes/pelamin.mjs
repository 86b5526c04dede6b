import { seededRandom } from '../../core/random.mjs';
import { verticalGradient } from '../../core/svg.mjs';
import { arc, flowerBed, rect, scatter, scene } from './stage.mjs';

const chair = (x) =>
  `<g transform="translate(${x} 402)"><path d="M-30 0V-92Q-30 -124 0 -124Q30 -124 30 -92V0Z" fill="#f7efe2" stroke="#c9a259" stroke-width="3"/><path d="M-20 -40V-88Q-20 -108 0 -108Q20 -108 20 -88V-40Z" fill="#e6d4bc"/><path d="M-36 -40H36V-14H-36Z" fill="#fbf5ea" stroke="#c9a259" stroke-width="2"/><path d="M-34 -14V26M34 -14V26" stroke="#c9a259" stroke-width="5"/></g>`;

const drapes = () =>
  Array.from({ length: 13 }, (_, i) => {
    const x = i * 34;
    return `<path d="M${x - 10} 0C${x + 4} 140 ${x - 14} 300 ${x - 2} 420H${x + 26}C${x + 14} 300 ${x + 30} 140 ${x + 22} 0Z" fill="url(#drape)" opacity=".62"/>`;
  }).join('');

const ARCH =
  '<path d="M70 424V206A130 138 0 0 1 330 206V424Z" fill="#dfe5d6"/><path d="M70 424V206A130 138 0 0 1 330 206V424" fill="none" stroke="#c9a259" stroke-width="4"/><path d="M92 424V210A108 116 0 0 1 308 210V424Z" fill="#eef0e6"/><circle cx="200" cy="152" r="46" fill="none" stroke="#c9a259" stroke-width="2" opacity=".7"/>';

const DAIS =
  '<path d="M0 424H400V500H0Z" fill="#cdb094"/><path d="M0 424H400" stroke="#a98465"/><path d="M60 424H340L364 452H36Z" fill="#f2e6d6"/><path d="M36 452H364V464H36Z" fill="#d9c0a2"/>';

const lamp = (x) =>
  `<g transform="translate(${x} 0)"><path d="M0 0V96" stroke="#a98465"/><path d="M-12 96H12L16 128H-16Z" fill="#ffe9b8" stroke="#c9a259" stroke-width="2"/><circle cy="112" r="34" fill="#ffe9b8" opacity=".4" filter="url(#haze)"/></g>`;

const [PINK, CREAM, ROSE, WHITE] = ['#e3a19b', '#f4dcc8', '#c9707a', '#fff3e2'];

/** The bridal dais: arch, drapes, flowers, two chairs. */
export function pelamin() {
  const random = seededRandom(24);
  const flowers =
    flowerBed(random, arc(200, 206, 132, 140, 182, 262, 17), [8, 17], [PINK, CREAM, ROSE, WHITE]) +
    flowerBed(random, arc(200, 206, 132, 140, 300, 360, 12), [8, 15], [PINK, CREAM, WHITE]) +
    flowerBed(random, scatter(random, 16, [44, 104], [380, 440]), [8, 16], [PINK, CREAM, ROSE]) +
    flowerBed(random, scatter(random, 16, [298, 356], [380, 440]), [8, 16], [PINK, WHITE, ROSE]);
  return scene(
    verticalGradient('wall', '#f3e8dc', '#e2cdbb') + verticalGradient('drape', '#fffaf2', '#ead9c6'),
    rect('url(#wall)') + drapes() + ARCH + DAIS + chair(158) + chair(242) + flowers + lamp(64) + lamp(336),
  );
}
