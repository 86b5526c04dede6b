import type { DesignChoice, DesignFinish, DesignPalette, DesignView } from './design.types.js';

/** A couple's option of one choice, by their ids. */
export interface ChosenOption {
  choice: string;
  option: string;
}

export const MOST_CHOICES = 8;
/** The form of a choice's and an option's id. */
export const CHOICE_ID = /^[a-z][a-z-]{0,19}$/;

type WithChoices = Pick<DesignView, 'choices'>;

/** What of an invitation decides its options: those that the couple chose, and when the wedding begins. */
export interface Choosing {
  designChoices?: readonly ChosenOption[];
  /** HH:MM */
  startTime?: string;
}

/**
 * Every choice of a design with the couple's option. Where they have none, or one that the design lacks: the one of the
 * wedding's hour, if the choice goes by it, else the first.
 */
export function chosenOptions(
  { choices = [] }: WithChoices,
  { designChoices = [], startTime }: Choosing = {},
): ChosenOption[] {
  return choices.map((choice) => {
    const { id, options } = choice;
    const own = designChoices.find((one) => one.choice === id)?.option;
    const [first] = options;
    return {
      choice: id,
      option: (options.find((option) => option.id === own) ?? atHour(choice, startTime) ?? first)?.id ?? '',
    };
  });
}

function atHour({ options, byHour = [] }: DesignChoice, time: string | undefined) {
  const begun = byHour.filter(({ from }) => time !== undefined && from <= time);
  return options.find(({ id }) => id === begun[begun.length - 1]?.option);
}

/** Whether each is an option of the design, and no choice is there twice. */
export function areOptionsOf({ choices = [] }: WithChoices, chosen: readonly ChosenOption[]): boolean {
  const isOption = ({ choice, option }: ChosenOption): boolean =>
    choices.find(({ id }) => id === choice)?.options.some(({ id }) => id === option) ?? false;
  return chosen.every(isOption) && new Set(chosen.map(({ choice }) => choice)).size === chosen.length;
}

/** What was chosen without options that were stored before and that the design has no more. */
export function withoutRemoved(
  design: WithChoices,
  chosen: readonly ChosenOption[],
  stored: readonly ChosenOption[] = [],
): ChosenOption[] {
  const isStored = ({ choice, option }: ChosenOption): boolean =>
    stored.some((one) => one.choice === choice && one.option === option);
  return chosen.filter((one) => areOptionsOf(design, [one]) || !isStored(one));
}

/**
 * A design as a couple have chosen it: the pictures, colours, finish and theme of their options in the design's place.
 */
export function chosenDesign(design: DesignView, choosing: Choosing = {}): DesignView {
  const { choices, variants = [] } = design;
  if (!choices) return design;
  const now = chosenOptions(design, choosing).map(({ option }) => option);
  const options = choices.flatMap((choice) => choice.options.filter(({ id }) => now.includes(id)));
  return {
    ...design,
    theme: options.reduce((theme, option) => option.theme ?? theme, design.theme),
    palette: Object.assign({}, design.palette, ...options.map(({ palette }) => palette)) as DesignPalette,
    finish: Object.assign({}, design.finish, ...options.map(({ finish }) => finish)) as DesignFinish,
    assets: design.assets.map((asset) => {
      const variant = variants.find(
        ({ role, options: all }) => role === asset.role && all.every((id) => now.includes(id)),
      );
      if (!variant) return asset;
      const { fallbackUrl: _fallback, ...box } = asset;
      const { imageUrl, fallbackUrl } = variant;
      return { ...box, imageUrl, ...(fallbackUrl !== undefined && { fallbackUrl }) };
    }),
  };
}
