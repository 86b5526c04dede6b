import { num } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { verticalGradient } from '../../core/svg.mjs';
import { couple, palm, rect, ridge, scene } from './stage.mjs';

/** The sun's path on the water, shorter and fainter towards the shore. */
function glitter(random) {
  return Array.from({ length: 26 }, (_, i) => {
    const x = num(238 - random.between(6, 60) * (1 - i / 40));
    return `<path d="M${x} ${num(324 + i * 4.4)}h${num(random.between(20, 100))}" stroke="#ffe3bd" stroke-width="1.6" opacity="${(0.75 - i * 0.026).toFixed(2)}" stroke-linecap="round"/>`;
  }).join('');
}

/** Sunset over a lake. */
export function lake() {
  const random = seededRandom(21);
  const sun =
    '<circle cx="238" cy="252" r="96" fill="#ffe9c4" opacity=".35" filter="url(#haze)"/><circle cx="238" cy="252" r="46" fill="#fff1d3"/>';
  const shore = '<path d="M0 446C90 424 190 432 262 448C320 460 372 452 400 446V500H0Z" fill="#4a3550"/>';
  return scene(
    verticalGradient('sky', '#f6d3b4', '#f3b493', '#d98f86', '#a9718a') +
      verticalGradient('water', '#c58792', '#8a6583', '#5c4a6b'),
    rect('url(#sky)', 'width="400" height="340"') +
      sun +
      ridge(300, 46, 3, '#a8718a') +
      ridge(318, 30, 8, '#8b5f80') +
      rect('url(#water)', 'y="318" width="400" height="182"') +
      glitter(random) +
      shore +
      palm(random, 36, 470, 250, 34, '#3d2b45') +
      palm(random, 82, 470, 180, -22, '#3d2b45') +
      couple(214, 452, 0.92, {
        him: '#2f2440',
        samping: '#6d3048',
        gold: '#e8c07a',
        her: '#e9cfc4',
        veil: '#f6e6dc',
        skin: '#6b4438',
      }),
  );
}
