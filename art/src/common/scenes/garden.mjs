import { seededRandom } from '../../core/random.mjs';
import { verticalGradient } from '../../core/svg.mjs';
import { manggar } from './manggar.mjs';
import { couple, flowerBed, rect, ridge, scatter, scene } from './stage.mjs';

/** The couple walking between two bunga manggar. */
export function garden() {
  const random = seededRandom(25);
  return scene(
    verticalGradient('sky', '#dfe8dc', '#c3d3c3') + verticalGradient('lawn', '#8aa087', '#5f7861'),
    rect('url(#sky)') +
      '<circle cx="200" cy="190" r="150" fill="#f7f6ec" opacity=".55" filter="url(#haze)"/>' +
      ridge(330, 40, 14, '#a9c0a8') +
      '<path d="M0 372C120 356 280 358 400 374V500H0Z" fill="url(#lawn)"/><path d="M168 500C176 450 186 410 196 366H208C220 410 236 450 250 500Z" fill="#e9dfc8"/>' +
      manggar(random, 78, 430, 236, ['#d9a441', '#c2556a', '#f0d9a0']) +
      manggar(random, 322, 430, 236, ['#d9a441', '#5d8a7a', '#f4e6c2']) +
      couple(204, 448, 0.78, {
        him: '#3d5a4f',
        samping: '#a9803a',
        gold: '#f3dca0',
        her: '#f3ece0',
        veil: '#fffaf0',
        skin: '#7a5142',
      }) +
      flowerBed(random, scatter(random, 10, [-6, 120], [470, 498]), [8, 14], ['#fff3e2', '#e9c2a8']) +
      flowerBed(random, scatter(random, 10, [290, 406], [470, 498]), [8, 14], ['#fff3e2', '#e3a19b']),
  );
}
