/**
 * The further pictures of a design whose roles differ by the couple's options. A choice names its `roles`; a role that
 * is named by two choices has a picture for each pair of their options. Its own picture is that of the first options.
 * @param {{choices?: {id: string, roles?: string[], options: {id: string}[]}[]}} design
 * @returns {{role: string, options: string[], key: string, file: string}[]} key: in what `draw` returns, e.g.
 *   `scene@beach`, `bride@dark+hair`; file: the stem of its files, e.g. `scene--beach`
 */
export function variantsOf({ choices = [] }) {
  const roles = [...new Set(choices.flatMap((choice) => choice.roles ?? []))];
  return roles.flatMap((role) => {
    const lists = choices.filter((choice) => choice.roles?.includes(role)).map(({ options }) => options);
    const [, ...others] = combinationsOf(lists.map((options) => options.map(({ id }) => id)));
    return others.map((options) => ({
      role,
      options,
      key: `${role}@${options.join('+')}`,
      file: [role, ...options].join('--'),
    }));
  });
}

/** One of each list, in all ways; the first is that of the first ones. */
function combinationsOf(lists) {
  return lists.reduce((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);
}

/** What is wrong with the names of a design's choices, as the server would find when it reads design.json. */
export function faultsOfChoices({ choices = [] }, roles) {
  const ids = choices.flatMap(({ options }) => options.map(({ id }) => id));
  return [
    ...choices.filter(({ options }) => options.length < 2).map(({ id }) => `choice ${id} has fewer than two options`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `option ${id} is there twice`),
    ...[...choices.map(({ id }) => id), ...ids]
      .filter((id) => !/^[a-z][a-z-]{0,19}$/.test(id) || id.includes('--'))
      .map((id) => `“${id}” isn't an id: at most 20 lower case letters and hyphens`),
    ...choices
      .flatMap((choice) => choice.roles ?? [])
      .filter((role) => !roles.some((known) => known.role === role))
      .map((role) => `a choice names the role ${role}, which its layout lacks`),
    ...choices.flatMap(faultsOfHours),
  ];
}

function faultsOfHours({ id, options, byHour }) {
  if (!byHour) return [];
  const times = byHour.map(({ from }) => from);
  const lacks = byHour.filter(({ option }) => !options.some((known) => known.id === option));
  return [
    ...(times[0] === '00:00' && times.every((time, index) => index === 0 || time > times[index - 1])
      ? []
      : [`choice ${id}: its hours don't ascend from 00:00`]),
    ...lacks.map(({ option }) => `choice ${id} has an hour for ${option}, which isn't an option`),
  ];
}

/** A couple's options with the first one of each choice that they leave open, as the catalogue shows it. */
export const orFirst = ({ choices = [] }, chosen) => [
  ...chosen,
  ...choices
    .filter(({ id }) => !chosen.some(({ choice }) => choice === id))
    .map(({ id, options }) => ({ choice: id, option: options[0].id })),
];

/**
 * A design with each option of its choices in turn, the first ones of all first.
 * @param {object} design of src/designs, or a design.json
 * @returns {{name: string, designChoices: {choice: string, option: string}[], design: object}[]} name: what faults
 *   begin with; designChoices: the option before the first ones of the other choices;
 *   design: with its colours and finish
 */
export function optionsOf(design) {
  const { choices = [], palette, finish } = design;
  return [
    { name: '', designChoices: orFirst(design, []), design },
    ...choices.flatMap(({ id: choice, options }) =>
      options.slice(1).map((option) => ({
        name: `${option.id}: `,
        designChoices: orFirst(design, [{ choice, option: option.id }]),
        design: {
          ...design,
          ...(option.theme && { theme: option.theme }),
          palette: { ...palette, ...option.palette },
          finish: { ...finish, ...option.finish },
        },
      })),
    ),
  ];
}

/**
 * Each pair of options of two choices of a design, both other than the first ones, beside the first ones of the others.
 * @returns {{name: string, designChoices: {choice: string, option: string}[]}[]} as `optionsOf`
 */
export function pairsOf(design) {
  const others = (design.choices ?? []).map(({ id: choice, options }) =>
    options.slice(1).map(({ id: option }) => ({ choice, option })),
  );
  return others.flatMap((options, at) =>
    others.slice(at + 1).flatMap((further) =>
      options.flatMap((one) =>
        further.map((other) => ({
          name: `${one.option} with ${other.option}: `,
          designChoices: orFirst(design, [one, other]),
        })),
      ),
    ),
  );
}

/**
 * A design's pictures and roles with those of its options, each as a role of its own under the name of its files.
 * @param {object} source of src/designs
 * @param {{assets: object[], variants?: object[]}} design its design.json
 * @param {object[]} roles its layout's
 */
export function withVariants(source, { assets, variants = [] }, roles) {
  const files = variantsOf(source).map(({ file }) => file);
  return {
    assets: [
      ...assets,
      ...variants.map(({ role, imageUrl, fallbackUrl }, index) => ({
        ...assets.find((asset) => asset.role === role),
        role: files[index],
        imageUrl,
        ...(fallbackUrl && { fallbackUrl }),
      })),
    ],
    roles: [
      ...roles,
      ...variantsOf(source).map(({ role, file }) => ({ ...roles.find((known) => known.role === role), role: file })),
    ],
  };
}

/** The options that have colours or finish of their own, as `optionsOf` has them. */
export const skinsOf = (design) =>
  optionsOf(design)
    .slice(1)
    .filter(({ design: { palette, finish } }) => !same(palette, design.palette) || !same(finish, design.finish));

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A drawing whose roles differ by options in what their generator is given.
 * @param {(art: object) => object} draw
 * @param {string[]} roles
 * @param {Record<string, object>} arts of each option but the first: what replaces the design's own
 * @returns {(art: object) => object} `draw` of a design
 */
export const withOptions = (draw, roles, arts) => (art) => ({
  ...draw(art),
  ...Object.fromEntries(
    Object.entries(arts).flatMap(([option, change]) => {
      const drawn = draw({ ...art, ...change });
      return roles.map((role) => [`${role}@${option}`, drawn[role]]);
    }),
  ),
});

/**
 * The roles of a layout's cover whose pictures differ by a design's options.
 * @returns {{role: string, format: string, stems: string[]}[]} stems:
 *   of the files of each picture, the catalogue's first
 */
export function optionalOnCover(design, roles) {
  const variants = variantsOf(design);
  return roles
    .filter(({ role, page }) => page === 'cover' && variants.some((variant) => variant.role === role))
    .map(({ role, format }) => ({
      role,
      format,
      stems: [role, ...variants.filter((variant) => variant.role === role).map(({ file }) => file)],
    }));
}
