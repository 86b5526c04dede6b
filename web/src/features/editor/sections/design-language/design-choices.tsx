import { chosenOptions, type ChosenOption } from '@serikad/shared/designs/design-choices';
import type { DesignChoice, DesignOption, DesignView } from '@serikad/shared/designs/design.types';
import { FieldGroup } from '../../../../components/ui/field.js';
import { designLanguageTexts as own } from '../../../../i18n/editor-design-language.js';
import { pageLanguage } from '../../../../i18n/texts-of.js';
import { Tiles } from '../../fields/tiles.js';

const labelOf = ({ label }: { label: { malay: string; english: string } }): string =>
  pageLanguage() === 'en' ? label.english : label.malay;

/** The value of the tile with which a choice goes by the wedding's hour. */
const BY_HOUR = '';

/**
 * What a couple may choose of their design, e.g. the place that is painted on the cover.
 * @param props.startTime of the wedding, HH:MM
 */
export function DesignChoices({
  design,
  chosen,
  startTime,
  onChange,
}: {
  design: DesignView;
  chosen: readonly ChosenOption[];
  startTime: string;
  onChange: (chosen: ChosenOption[]) => void;
}) {
  const now = chosenOptions(design, { designChoices: chosen, startTime });
  const optionNow = (id: string) => now.find(({ choice }) => choice === id)?.option ?? '';
  const choose = (id: string, option: string) => {
    const others = chosen.filter(({ choice }) => choice !== id);
    onChange(option === BY_HOUR ? others : [...others, { choice: id, option }]);
  };
  return (design.choices ?? []).map((choice) => (
    <FieldGroup key={choice.id} label={labelOf(choice)}>
      <Tiles<string>
        label={labelOf(choice)}
        value={choice.byHour && !chosen.some((one) => one.choice === choice.id) ? BY_HOUR : optionNow(choice.id)}
        small
        choices={[
          ...(choice.byHour
            ? [{ value: BY_HOUR, title: own.byHour, picture: pictureOf(design, choice, optionNow(choice.id)) }]
            : []),
          ...choice.options.map((option) => ({
            value: option.id,
            title: labelOf(option),
            picture: pictureOf(design, choice, option.id),
          })),
        ]}
        onChange={(option) => choose(choice.id, option)}
      />
    </FieldGroup>
  ));
}

/** The picture of an option by which it can be told from the others; none where its pictures depend on other choices, too. */
function pictureOf(design: DesignView, { options }: DesignChoice, option: string) {
  const { variants = [], assets } = design;
  const ofChoice = variants.filter(({ options: all }) => all.length === 1 && options.some(({ id }) => id === all[0]));
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
      loading="lazy"
      decoding="async"
    />
  );
}

/** The colours of an option that has no picture; nothing where no option has colours. */
function swatchOf({ palette }: DesignView, options: readonly DesignOption[], option: string) {
  if (!options.some((one) => one.palette)) return undefined;
  const { door, ground, accent } = { ...palette, ...options.find(({ id }) => id === option)?.palette };
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <rect width="160" height="120" fill={ground} />
      <rect width="160" height="72" fill={door} />
      <rect y="68" width="160" height="4" fill={accent} />
    </svg>
  );
}
