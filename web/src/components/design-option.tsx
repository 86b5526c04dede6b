import type { DesignChoice, DesignOption, DesignView } from '@serikad/shared/designs/design.types';
import { pageLanguage } from '../i18n/texts-of.js';

/** The name of a choice or an option in the page's language. */
export const labelOf = ({ label }: Pick<DesignOption, 'label'>): string =>
  pageLanguage() === 'en' ? label.english : label.malay;

/**
 * The picture of an option by which it can be told from the others: one of the cover that the design has for it alone, else
 * its colours. Nothing where both are missing, or its pictures depend on other choices, too.
 */
export function optionPicture(design: DesignView, { options }: DesignChoice, option: string) {
  const { variants = [], assets } = design;
  const onCover = new Set(assets.filter(({ page }) => page === 'cover').map(({ role }) => role));
  const ofChoice = variants.filter(
    ({ role, options: all }) => onCover.has(role) && all.length === 1 && options.some(({ id }) => id === all[0]),
  );
  const [first] = ofChoice;
  const picture =
    ofChoice.find(({ role, options: [id] }) => role === first?.role && id === option) ??
    assets.find(({ role }) => role === first?.role);
  if (!picture) return swatchOf(design, options, option);
  return (
    <img
      src={`/storage/${picture.fallbackUrl ?? picture.imageUrl}`}
      width="160"
      height="120"
      alt=""
      // Lines of gold are drawn for the design's own ground.
      style={{ background: design.palette.door }}
      loading="lazy"
    />
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
