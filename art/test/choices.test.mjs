import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  faultsOfChoices,
  optionalOnCover,
  optionsOf,
  pairsOf,
  skinsOf,
  variantsOf,
  withOptions,
  withVariants,
} from '../src/choices.mjs';

const label = { malay: 'x', english: 'x' };
const options = (...ids) => ids.map((id) => ({ id, label }));
const design = {
  palette: { ground: '#ffffff', ink: '#000000' },
  finish: { glow: '#eeeeee' },
  choices: [
    { id: 'place', label, roles: ['scene'], options: options('hall', 'beach', 'garden') },
    { id: 'skin', label, roles: ['bride'], options: options('fair', 'dark') },
    { id: 'head', label, roles: ['bride'], options: options('tudung', 'hair') },
    { id: 'sky', label, options: [...options('day'), { id: 'night', label, palette: { ground: '#101010' } }] },
  ],
};
const role = (name) => ({ role: name, width: 10, height: 10 });

test('a role has a picture for each combination of the choices that name it, but for the first options', () => {
  assert.deepEqual(
    variantsOf(design).map(({ key, file }) => [key, file]),
    [
      ['scene@beach', 'scene--beach'],
      ['scene@garden', 'scene--garden'],
      ['bride@fair+hair', 'bride--fair--hair'],
      ['bride@dark+tudung', 'bride--dark--tudung'],
      ['bride@dark+hair', 'bride--dark--hair'],
    ],
  );
  assert.deepEqual(variantsOf({}), []);
});

test('each option is looked at in turn, with its own colours', () => {
  const all = optionsOf(design);
  assert.deepEqual(
    all.map(({ name }) => name),
    ['', 'beach: ', 'garden: ', 'dark: ', 'hair: ', 'night: '],
  );
  assert.deepEqual(all.at(-1).design.palette, { ground: '#101010', ink: '#000000' });
});

test('each pair of options of two choices is there once, without the first ones', () => {
  const pairs = pairsOf(design);
  assert.deepEqual(
    pairs.map(({ name }) => name),
    [
      'beach with dark: ',
      'garden with dark: ',
      'beach with hair: ',
      'garden with hair: ',
      'beach with night: ',
      'garden with night: ',
      'dark with hair: ',
      'dark with night: ',
      'hair with night: ',
    ],
  );
  assert.deepEqual(pairs[0].designChoices, [
    { choice: 'place', option: 'beach' },
    { choice: 'skin', option: 'dark' },
    { choice: 'head', option: 'tudung' },
    { choice: 'sky', option: 'day' },
  ]);
  assert.deepEqual(pairsOf({}), []);
});

test('the pictures of options are checked as roles of the same box', () => {
  const drawn = {
    assets: [role('scene'), role('bride')],
    variants: variantsOf(design).map(({ role: of, options: all }) => ({
      role: of,
      options: all,
      imageUrl: all.join(),
    })),
  };
  const { assets, roles } = withVariants(design, drawn, [role('scene'), role('bride')]);
  assert.deepEqual(assets[2], { ...role('scene--beach'), imageUrl: 'beach' });
  assert.deepEqual(
    roles.map((spec) => spec.role),
    assets.map((asset) => asset.role),
  );
});

test('choices that the server would refuse are found', () => {
  const faults = (change) => faultsOfChoices({ choices: [{ ...design.choices[0], ...change }] }, [role('scene')]);
  assert.deepEqual(faults({}), []);
  assert.match(faults({ options: options('hall') })[0], /fewer than two/);
  assert.match(faults({ options: options('hall', 'hall') })[0], /twice/);
  assert.match(faults({ options: options('hall', 'Beach 2') })[0], /isn't an id/);
  assert.match(faults({ roles: ['sky'] })[0], /its layout lacks/);
});

test('roles that differ and are on the cover have all their pictures, the catalogue’s first', () => {
  const roles = [
    { ...role('scene'), page: 'cover', format: 'watercolour' },
    { ...role('bride'), page: 'letter', format: 'watercolour' },
  ];
  assert.deepEqual(optionalOnCover(design, roles), [
    { role: 'scene', format: 'watercolour', stems: ['scene', 'scene--beach', 'scene--garden'] },
  ]);
});

test('an option with other colours has a wide cover of its own', () => {
  assert.deepEqual(
    skinsOf(design).map(({ name }) => name),
    ['night: '],
  );
});

test('some roles are drawn with what an option gives the generator', () => {
  const draw = withOptions((art) => ({ rule: () => art.foil, relief: () => art.tone }), ['rule'], {
    pewter: { foil: 'grey' },
  });
  const drawn = draw({ foil: 'copper', tone: 'paper' });
  assert.deepEqual(Object.keys(drawn), ['rule', 'relief', 'rule@pewter']);
  assert.deepEqual([drawn.rule(), drawn['rule@pewter']()], ['copper', 'grey']);
});
