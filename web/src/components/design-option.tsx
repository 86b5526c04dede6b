import type { DesignChoice, DesignOption, DesignView } from '@serikad/shared/designs/design.types';
import { pageLanguage } from '../i18n/texts-of.js';

/** The name of a choice or an option in the page's language. */
export const labelOf = ({ label }: Pick<DesignOption, 'label'>): string =>
  pageLanguage() === 'en' ? label.english : label.malay;

/**
 * The picture of an option by which it can be told from the others: what the cover has for it, beside the first options
 * of the other choices, else its colours. Nothing where both are missing.
 */
export function optionPicture(design: DesignView, { id: choice, options }: DesignChoice, option: string) {
  const { variants = [], choices = [], palette } = design;
  const onCover = design.assets.filter(({ page }) => page === 'cover');
  const [first] = variants
    .filter((one) => options.some(({ id }) => one.options.includes(id)))
    .flatMap(({ role }) => onCover.filter((asset) => asset.role === role));
  if (!first) return swatchOf(design, options, option);
  const shown = choices.map((one) => (one.id === choice ? option : one.options[0]?.id));
  // A figure is drawn in several pictures of one size, upon each other.
  const urls = onCover
    .filter(({ position, width }) => position === first.position && width === first.width)
    .map(
      (asset) =>
        variants.find((one) => one.role === asset.role && one.options.every((id) => shown.includes(id))) ?? asset,
    )
    .map(({ fallbackUrl, imageUrl }) => `/storage/${fallbackUrl ?? imageUrl}`);
  // Lines of gold are drawn for the design's own ground.
  const background = palette.door;
  return urls.length > 1 ? (
    // Each has three frames: the upper part of the first.
    <span
      style={{
        display: 'block',
        aspectRatio: '4/3',
        background: urls.reduce((below, url) => `url(${url}) 0 9%/300%,${below}`, background),
      }}
    />
  ) : (
    <img src={urls[0]} width="160" height="120" alt="" style={{ background }} loading="lazy" />
  );
}

/** The colours of an option that has no picture; nothing where no option has colours. */
function swatchOf({ palette }: DesignView, options: readonly DesignOption[], option: string) {
  if (!options.some((one) => one.palette)) return undefined;
  const { door, ground } = { ...palette, ...options.find(({ id }) => id === option)?.palette };
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <rect width="160" height="120" fill={ground} />
      <rect width="160" height="72" fill={door} />
    </svg>
  );
}
