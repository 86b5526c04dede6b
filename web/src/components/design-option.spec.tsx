import type { DesignView } from '@serikad/shared/designs/design.types';
import { renderToStaticMarkup } from 'react-dom/server';
import { bundle } from '../guest/dev/fixture.js';
import { optionPicture } from './design-option.js';

const choice = (id: string, ...options: string[]) => ({
  id,
  label: { malay: id, english: id },
  options: options.map((option) => ({ id: option, label: { malay: option, english: option } })),
});
const layer = (role: string, position: string, width: number) =>
  ({ role, imageUrl: `${role}.webp`, position, page: 'cover', width, height: 300 }) as DesignView['assets'][number];
const variant = (role: string, ...options: string[]) => ({
  role,
  options,
  imageUrl: `${[role, ...options].join('-')}.webp`,
});
const CLOTHES = choice('clothes', 'blue', 'green');
const SKIN = choice('skin', 'fair', 'brown');
const PLACE = choice('place', 'hall', 'beach');
const design: DesignView = {
  ...bundle.design,
  choices: [CLOTHES, SKIN, PLACE],
  assets: [layer('view', 'top', 900), layer('dress', 'left', 600), layer('head', 'left', 600)],
  variants: [
    variant('dress', 'green'),
    variant('head', 'brown'),
    variant('dress', 'green', 'brown'),
    variant('view', 'beach'),
  ],
};
const markup = (of: typeof CLOTHES, option: string): string =>
  renderToStaticMarkup(<>{optionPicture(design, of, option)}</>);
const urls = (html: string): string[] => [...html.matchAll(/\/storage\/([\w-]+\.webp)/g)].map(([, url = '']) => url);

describe('C-10 the picture of an option', () => {
  it('is that of the cover which the option changes', () => {
    expect(urls(markup(PLACE, 'hall'))).toEqual(['view.webp']);
    expect(urls(markup(PLACE, 'beach'))).toEqual(['view-beach.webp']);
  });

  it('is whole where the cover lays several pictures upon each other: the upper ones first', () => {
    expect(urls(markup(CLOTHES, 'blue'))).toEqual(['head.webp', 'dress.webp']);
    expect(urls(markup(CLOTHES, 'green'))).toEqual(['head.webp', 'dress-green.webp']);
    expect(urls(markup(SKIN, 'brown'))).toEqual(['head-brown.webp', 'dress.webp']);
  });

  it('is missing where the cover has none and the options have no colours', () => {
    expect(markup(choice('other', 'a', 'b'), 'a')).toBe('');
  });
});
