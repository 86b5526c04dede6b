/** Colours of the couple's gouache. */

/** Skin: `light` is fair, `tan` and `deep` darker. */
export const SKINS = {
  light: {
    base: '#f1cfae',
    shade: '#dfae8a',
    line: '#a5694d',
    blush: '#ea9c85',
    lip: '#c85f58',
    henna: '#b5654a',
    ink: '#3a2420',
    brow: '#5a3c31',
  },
  tan: {
    base: '#dba77b',
    shade: '#c18a61',
    line: '#844c34',
    blush: '#d47c61',
    lip: '#b04a45',
    henna: '#8c4630',
    ink: '#2f1b17',
    brow: '#3c2620',
  },
  deep: {
    base: '#a66f4b',
    shade: '#8a583a',
    line: '#572f20',
    blush: '#a9543f',
    lip: '#8c3836',
    henna: '#5f2a1f',
    ink: '#21120f',
    brow: '#28170f',
  },
};

/** The couple's clothes. */
export const CLOTHS = {
  blue: { light: '#8ea9bb', base: '#66869f', shade: '#496a86', deep: '#31506c', gold: '#e7c688', goldDeep: '#b89355' },
  rose: { light: '#e9b8ae', base: '#d8958d', shade: '#ba716d', deep: '#995254', gold: '#f4dcab', goldDeep: '#d8b07a' },
  green: { light: '#7f9f83', base: '#4c7660', shade: '#335b49', deep: '#224436', gold: '#e4c37e', goldDeep: '#a98b50' },
  ivory: { light: '#fdf6e6', base: '#f0e3c8', shade: '#d9c5a0', deep: '#bfa67c', gold: '#c49848', goldDeep: '#a1762f' },
  maroon: {
    light: '#b05d5e',
    base: '#8c3a43',
    shade: '#6b2733',
    deep: '#4e1a26',
    gold: '#e7c27a',
    goldDeep: '#b18545',
  },
};

export const SAMPING = { light: '#b5976a', base: '#8f6f4a', shade: '#6d5038', gold: '#ecca87', goldDeep: '#b98f52' };

export const SHARED = {
  silk: { light: '#fbf3e3', base: '#ecdcc2', shade: '#d3bd9b' },
  gold: '#dcb365',
  velvet: { light: '#57484c', base: '#2e2529', shade: '#1d1619' },
  locks: { light: '#5d4339', base: '#33231f', shade: '#221613' },
  roses: [
    { light: '#fff4e4', base: '#f4dcc4', shade: '#d8ad8f' },
    { light: '#f4b79c', base: '#e08f72', shade: '#b9624b' },
    { light: '#f8d3bb', base: '#eab096', shade: '#c98468' },
  ],
  jasmine: { light: '#fffdf4', shade: '#e9dfc8', heart: '#e3b65c' },
  leaves: { light: '#a3b07a', base: '#66784e' },
  ribbon: '#f6e6cf',
};

/** What the places are painted in. */
export const PLACES = {
  ...SHARED,
  clay: { light: '#e5a88a', base: '#d68d6e', shade: '#bd7154' },
  blush: { light: '#f8dcc8', base: '#f0c9af', shade: '#dfae90' },
  sand: { light: '#f7e6cd', base: '#ecd3b2', shade: '#d8b78f' },
  ivory: { light: '#fffaf0', base: '#f8ebd8', shade: '#e2cbae' },
  brass: { light: '#ecd08c', base: '#c89a50', shade: '#9c713a' },
  sun: { light: '#fbdcb4', base: '#f6c496', shade: '#eeb080' },
  sea: { light: '#a9cdca', base: '#7fb0b2', shade: '#5f959c' },
  shore: { light: '#fbeed6', base: '#f1ddb9', shade: '#dfc398' },
  palm: { light: '#93a66b', base: '#64804f', shade: '#456241' },
  hill: { light: '#a9bcab', base: '#86a096', shade: '#6a8880' },
  wood: { light: '#b98a62', base: '#956846', shade: '#6f4a31' },
  sky: { light: '#eef3ef', base: '#cfe0e2', shade: '#86a3b0' },
  timber: { light: '#d3a276', base: '#b98258', shade: '#94623f' },
  steel: { light: '#f2ebe0', base: '#d5cabb', shade: '#a1968a' },
  floor: { light: '#f6ead9', base: '#e8d6bf', shade: '#cdb598' },
};
