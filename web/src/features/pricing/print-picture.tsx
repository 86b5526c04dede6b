import { pricingTexts as t } from '../../i18n/pricing.js';
import * as css from './pricing-page.module.css';

/** Made by `art/draw-shop.mjs`: `<picture>-<width>.<format>`. */
const FILES = import.meta.glob<string>('../../assets/shop/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const [SMALL, LARGE] = [480, 960];
const SIZES = '(min-width: 60rem) 24rem, 90vw';

function fileOf(picture: string, width: number, format: 'avif' | 'webp'): string {
  return FILES[`../../assets/shop/${picture}-${width}.${format}`] ?? '';
}

export function PrintPicture({ of: picture }: { of: keyof typeof t.pictures }) {
  const sources = [SMALL, LARGE].map((width) => `${fileOf(picture, width, 'avif')} ${width}w`).join(', ');
  return (
    <picture className={css.printPicture}>
      <source type="image/avif" srcSet={sources} sizes={SIZES} />
      <img
        src={fileOf(picture, SMALL, 'webp')}
        width="640"
        height="440"
        alt={t.pictures[picture]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
