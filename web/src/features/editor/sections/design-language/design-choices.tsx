import { chosenOptions, type ChosenOption } from '@serikad/shared/designs/design-choices';
import type { DesignChoice, DesignView } from '@serikad/shared/designs/design.types';
import { FieldGroup } from '../../../../components/ui/field.js';
import { pageLanguage } from '../../../../i18n/texts-of.js';
import { Tiles } from '../../fields/tiles.js';

const labelOf = ({ label }: { label: { malay: string; english: string } }): string =>
  pageLanguage() === 'en' ? label.english : label.malay;

/** What a couple may choose of their design, e.g. the place that is painted on the cover. */
export function DesignChoices({
  design,
  chosen,
  onChange,
}: {
  design: DesignView;
  chosen: readonly ChosenOption[];
  onChange: (chosen: ChosenOption[]) => void;
}) {
  const now = chosenOptions(design, chosen);
  return (design.choices ?? []).map((choice) => (
    <FieldGroup key={choice.id} label={labelOf(choice)}>
      <Tiles<string>
        label={labelOf(choice)}
        value={now.find((one) => one.choice === choice.id)?.option ?? ''}
        small
        choices={choice.options.map((option) => ({
          value: option.id,
          title: labelOf(option),
          picture: pictureOf(design, choice, option.id),
        }))}
        onChange={(option) => onChange(now.map((one) => (one.choice === choice.id ? { ...one, option } : one)))}
      />
    </FieldGroup>
  ));
}

/** The picture of an option by which it can be told from the others; none where its pictures depend on other choices, too. */
function pictureOf({ variants = [], assets }: DesignView, { options }: DesignChoice, option: string) {
  const ofChoice = variants.filter(({ options: all }) => all.length === 1 && options.some(({ id }) => id === all[0]));
  const [first] = ofChoice;
  const picture =
    ofChoice.find(({ role, options: [id] }) => role === first?.role && id === option) ??
    assets.find(({ role }) => role === first?.role);
  if (!picture) return undefined;
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
