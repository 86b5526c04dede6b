/** @jest-environment ./jest.jsdom.mjs */
import type { DesignView } from '@serikad/shared/designs/design.types';
import { render, screen } from '@testing-library/react';
import { bundle } from '../../../guest/dev/fixture.js';
import { detailsTexts as t } from '../../../i18n/designs.js';
import { DesignOptions } from './design-options.js';

const { choices: _choices, ...plain } = bundle.design;
const CHOICE = {
  id: 'tone',
  label: { malay: 'Warna', english: 'Colours' },
  options: [
    { id: 'colour', label: { malay: 'Berwarna', english: 'Colour' } },
    { id: 'mono', label: { malay: 'Hitam putih', english: 'Black and white' } },
  ],
};
const photo = { role: 'photo', imageUrl: 'a.avif', position: 'photo', page: 'cover', width: 600, height: 800 } as const;
const WITH_PHOTO: DesignView = { ...plain, assets: [...plain.assets, photo] };

const show = (design: DesignView) => render(<DesignOptions design={design} />).container;

test.each([
  ['and choices', { ...WITH_PHOTO, choices: [CHOICE] }],
  ['alone', WITH_PHOTO],
])('I-03 a design with a place for a photo %s says that it is the couple’s own', (_with, design) => {
  show(design);
  expect(screen.getByRole('heading', { name: t.ownPhoto })).toBeTruthy();
});

test('I-03 a design with choices alone says nothing of a photo', () => {
  show({ ...plain, choices: [CHOICE] });
  expect(screen.getByRole('heading', { name: 'Warna' })).toBeTruthy();
  expect(screen.queryByText(t.ownPhoto)).toBeNull();
});

test('I-03 a design without choices and photo has no such part', () => {
  expect(show(plain).childElementCount).toBe(0);
});
