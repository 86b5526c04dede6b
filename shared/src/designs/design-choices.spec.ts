import {
  areOptionsOf,
  chosenDesign,
  chosenOptions,
  withoutRemoved,
  type ChosenOption,
  type Choosing,
} from './design-choices.js';
import type { DesignPalette, DesignView } from './design.types.js';

const label = { malay: 'x', english: 'x' };
const asset = (role: string) => ({
  role,
  imageUrl: `${role}.avif`,
  fallbackUrl: `${role}.webp`,
  position: 'top',
  page: 'cover',
  width: 10,
  height: 10,
});
const design = {
  palette: { ground: '#fff', ink: '#000' } as DesignPalette,
  finish: { glow: '#eee' },
  assets: [asset('scene'), asset('bride')],
  choices: [
    {
      id: 'place',
      label,
      options: [
        { id: 'hall', label },
        { id: 'beach', label, palette: { ground: '#ffe' } },
      ],
    },
    {
      id: 'skin',
      label,
      options: [
        { id: 'fair', label },
        { id: 'dark', label },
      ],
    },
    {
      id: 'head',
      label,
      options: [
        { id: 'tudung', label },
        { id: 'hair', label, finish: { shine: 1 } },
      ],
    },
  ],
  variants: [
    { role: 'scene', options: ['beach'], imageUrl: 'beach.svg' },
    { role: 'bride', options: ['fair', 'hair'], imageUrl: 'fair-hair.avif', fallbackUrl: 'fair-hair.webp' },
    { role: 'bride', options: ['dark', 'tudung'], imageUrl: 'dark-tudung.avif', fallbackUrl: 'dark-tudung.webp' },
  ],
} as unknown as DesignView;

test('without a choice of the couple’s the first option of each is taken', () => {
  expect(chosenOptions(design)).toEqual([
    { choice: 'place', option: 'hall' },
    { choice: 'skin', option: 'fair' },
    { choice: 'head', option: 'tudung' },
  ]);
  expect(chosenDesign(design)).toEqual(design);
});

test('an option brings its picture, colours and finish; the rest stays', () => {
  const chosen = chosenDesign(design, {
    designChoices: [
      { choice: 'place', option: 'beach' },
      { choice: 'head', option: 'hair' },
    ],
  });
  expect(chosen.palette).toEqual({ ground: '#ffe', ink: '#000' });
  expect(chosen.finish).toEqual({ glow: '#eee', shine: 1 });
  const [scene, bride] = chosen.assets;
  // Without a fallback of its own there is none: the design's would show the other place.
  expect(scene).toEqual({
    role: 'scene',
    imageUrl: 'beach.svg',
    position: 'top',
    page: 'cover',
    width: 10,
    height: 10,
  });
  expect(bride).toMatchObject({ imageUrl: 'fair-hair.avif', fallbackUrl: 'fair-hair.webp' });
});

test('a picture of two choices is shown where both are chosen', () => {
  const bride = (option: string) =>
    chosenDesign(design, { designChoices: [{ choice: 'skin', option }] }).assets[1]?.imageUrl;
  expect([bride('fair'), bride('dark')]).toEqual(['bride.avif', 'dark-tudung.avif']);
});

test('an option that the design lacks is as if none was chosen', () => {
  expect(chosenOptions(design, { designChoices: [{ choice: 'place', option: 'moon' }] })[0]).toEqual({
    choice: 'place',
    option: 'hall',
  });
  expect(areOptionsOf(design, [{ choice: 'place', option: 'moon' }])).toBe(false);
  expect(areOptionsOf(design, [{ choice: 'sky', option: 'hall' }])).toBe(false);
});

test('an option is chosen once for each choice', () => {
  const beach = { choice: 'place', option: 'beach' };
  expect(areOptionsOf(design, [beach])).toBe(true);
  expect(areOptionsOf(design, [beach, beach])).toBe(false);
});

test('a design without choices stays the very same object', () => {
  const { choices: _choices, ...plain } = design;
  expect(chosenDesign(plain, { designChoices: [{ choice: 'place', option: 'beach' }] })).toBe(plain);
});

test("a choice by the hour is the couple's own, else that of the wedding's hour, else the first", () => {
  const options = ['dusk', 'dawn', 'day', 'night'].map((id) => ({ id, label }));
  const byHour = [
    { from: '00:00', option: 'night' },
    { from: '05:00', option: 'dawn' },
    { from: '08:00', option: 'day' },
    { from: '20:00', option: 'night' },
  ];
  const sky = (choosing: Choosing) =>
    chosenOptions({ choices: [{ id: 'sky', label, options, byHour }] }, choosing).map(({ option }) => option);
  expect(['04:59', '05:00', '11:30', '20:00', '23:59'].map((startTime) => sky({ startTime })[0])).toEqual([
    ...['night', 'dawn', 'day', 'night', 'night'],
  ]);
  expect(sky({ startTime: '11:30', designChoices: [{ choice: 'sky', option: 'dusk' }] })).toEqual(['dusk']);
  expect(sky({})).toEqual(['dusk']);
});

test('an option may have a theme of its own', () => {
  const options = [
    { id: 'night', label },
    { id: 'day', label, theme: 'light' as const },
  ];
  const themed = { ...design, theme: 'dark', choices: [{ id: 'sky', label, options }] } as DesignView;
  const themeOf = (option: string) => chosenDesign(themed, { designChoices: [{ choice: 'sky', option }] }).theme;
  expect(['night', 'day'].map(themeOf)).toEqual(['dark', 'light']);
});

test('stored options that the design has no more are left out; others that it lacks stay, to be refused', () => {
  const [beach, moon, sun] = ['beach', 'moon', 'sun'].map((option) => ({ choice: 'place', option })) as [
    ChosenOption,
    ChosenOption,
    ChosenOption,
  ];
  expect(withoutRemoved(design, [beach, moon, sun], [moon])).toEqual([beach, sun]);
  expect(withoutRemoved(design, [beach])).toEqual([beach]);
});
