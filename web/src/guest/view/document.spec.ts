import type { PhotoLook } from '@serikad/shared/invitations/photo-look';
import { bundle } from '../dev/fixture.js';
import { documentAttributes } from './document.js';
import { photoCss, photoOf } from './own-photo.js';
import type { Themed } from './themed.js';

const { invitation, design } = bundle;

describe('what the document’s root says', () => {
  it('tells how the doors stand and how they open', () => {
    const gate = { ...design, opening: { ...design.opening, category: 'gate' as const } };
    expect(documentAttributes({ ...bundle, design: gate })).toMatchObject({ opening: 'window', doors: 'gate' });
  });

  it('fades where the couple or the design wish it', () => {
    const faded = { ...invitation, openingOption: 'fade-out' as const };
    const fading = { ...design, opening: { ...design.opening, category: 'fade' as const } };
    expect(documentAttributes({ ...bundle, invitation: faded }).opening).toBe('fade');
    expect(documentAttributes({ ...bundle, design: fading }).opening).toBe('fade');
    expect(documentAttributes(bundle).opening).toBe('window');
  });

  it('names the kit of the design’s inner pages', () => {
    expect(documentAttributes({ ...bundle, design: { ...design, kit: 'night' } }).kit).toBe('night');
  });
});

describe('a couple’s own photo', () => {
  const even = { dark: 0.1, light: 0.9, busy: 0.1 };
  const photoLook: PhotoLook = { x: 40, y: 20, ratio: 0.75, thirds: [even, even, even] };
  const coverPhoto = 'cover-photos/3f/photo.webp';
  const place = { role: 'photo', imageUrl: 'drawn.avif', fallbackUrl: 'drawn.webp', position: 'ground', page: 'cover' };
  const framed = { ...design, assets: [...design.assets, { ...place, width: 430, height: 760 }] };
  const given = { ...bundle, design: framed, invitation: { ...invitation, coverPhoto, photoLook } };

  const cssOf = (themed: Themed): string => {
    const photo = photoOf(themed);
    return photo ? photoCss(photo) : '';
  };

  it('takes the place of the drawn one, of the size that the window needs', () => {
    const css = cssOf(given);
    expect(css).toContain('--a-photo:url(/storage/cover-photos/3f/photo-640.webp);--photo-x:40%;--photo-y:20%;');
    expect(css).toContain('--photo-fx:0.4;--photo-fy:0.2;--photo-ratio:0.75;');
    expect(css).toContain('@media(min-width:900px){:root:root{--a-photo:url(/storage/cover-photos/3f/photo.webp)}}');
    expect(documentAttributes(given).own).toEqual({ 'data-photo': 'bottom' });
  });

  it('is whole on phones where it is wide: its smaller file would be too low', () => {
    const wide = { ...given.invitation, photoLook: { ...photoLook, ratio: 1.5 } };
    expect(cssOf({ ...given, invitation: wide })).toContain('--a-photo:url(/storage/cover-photos/3f/photo.webp);');
  });

  it.each([
    ['without one', { ...given, invitation }],
    ['in a design without a place for it', { ...given, design }],
    ['whose address is none', { ...given, invitation: { ...given.invitation, coverPhoto: 'x);--y:url(//evil' } }],
  ])('%s: as the design draws it', (_name, other) => {
    expect(cssOf(other)).toBe('');
    expect(documentAttributes(other).own).toEqual({});
  });
});
