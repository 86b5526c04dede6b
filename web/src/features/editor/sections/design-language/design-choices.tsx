import { chosenOptions, type ChosenOption } from '@serikad/shared/designs/design-choices';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { labelOf, optionPicture } from '../../../../components/design-option.js';
import { FieldGroup } from '../../../../components/ui/field.js';
import { designLanguageTexts as own } from '../../../../i18n/editor-design-language.js';
import { Tiles } from '../../fields/tiles.js';

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
            ? [{ value: BY_HOUR, title: own.byHour, picture: optionPicture(design, choice, optionNow(choice.id)) }]
            : []),
          ...choice.options.map((option) => ({
            value: option.id,
            title: labelOf(option),
            picture: optionPicture(design, choice, option.id),
          })),
        ]}
        onChange={(option) => choose(choice.id, option)}
      />
    </FieldGroup>
  ));
}
