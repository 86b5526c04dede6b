import { validateDto } from '../validation/validate.js';
import { DesignPalettePart, OrderDesignsDto, UpdateDesignDto } from './admin-design.dto.js';
import { isDesignColour } from './design-colour.js';
import { DESIGN_COLOURS } from './design.types.js';

describe('D-02 a colour of a design', () => {
  it.each([
    '#a16207',
    '#A16207',
    'rgb(199 161 92)',
    'rgb(199 161 92/.55)',
    'rgb(0 0 0/1)',
    'rgb(255 249 200/0.5)',
    'rgb(007 19 99/1.0)',
  ])('%p is one', (colour) => {
    expect(isDesignColour(colour)).toBe(true);
  });

  it.each([
    'red',
    '#fff',
    '#a162070',
    'rgb(1,2,3)',
    'rgb(256 0 0)',
    'rgb(0 999 0)',
    'rgb(1 2 3/9)',
    'rgb(1 2 3/1.1)',
    'rgb(1 2 3/.)',
    'rgb(1 2 3/.55);color:red',
    'url(//x)',
    'var(--x)',
    '#a16207\n',
    '',
    null,
    undefined,
    5,
    ['#a16207'],
    { toString: () => '#a16207' },
  ])('X24 %p is none', (colour) => {
    expect(isDesignColour(colour)).toBe(false);
  });
});

const palette = Object.fromEntries(DESIGN_COLOURS.map((name) => [name, '#123456']));
const codes = (body: object): Record<string, string> => {
  const checked = validateDto(UpdateDesignDto, { id: 'cv0001', ...body });
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ field, code }) => [field, code]));
};

describe('D-02 an edit of a design', () => {
  it('takes any of its fields, and none', () => {
    expect(codes({})).toEqual({});
    expect(codes({ name: 'Melur', videoUrl: '', palette, buttonColor: '#000000' })).toEqual({});
  });

  it('changes a palette whole: every colour of a design is named', () => {
    const checked = validateDto(DesignPalettePart, palette);
    expect(checked).toEqual({ ok: true, value: expect.objectContaining(palette) });
    const { ink: _, ...withoutInk } = palette;
    expect(codes({ palette: withoutInk })).toEqual({ 'palette.ink': 'colour' });
    expect(codes({ palette: { ...palette, glow: '#123456' } })).toEqual({ 'palette.glow': 'unknown' });
  });

  it.each(['rgb(999 0 0)', 'rgb(1 2 3/9)', 'rgb(1 2 3/1.2.3)'])(
    'refuses %p: its numbers are beyond their range',
    (colour) => {
      expect(codes({ backgroundColor: colour, palette: { ...palette, ink: colour } })).toEqual({
        backgroundColor: 'colourRange',
        'palette.ink': 'colourRange',
      });
      expect(codes({ backgroundColor: 'merah' })).toEqual({ backgroundColor: 'colour' });
    },
  );

  it.each(['javascript:alert(1)', 'ftp://example.com/a', 'https://a@b.example', 'example.com'])(
    'X24 refuses the video link %p',
    (videoUrl) => {
      expect(codes({ videoUrl })).toEqual({ videoUrl: 'link' });
    },
  );

  it.each(['hidden', 'order', 'assets', 'layout', 'cover', 'contentHash', 'basedOn', 'edited', 'finish'])(
    'X07 refuses to set %p',
    (field) => {
      expect(codes({ [field]: 'x' })).toEqual({ [field]: 'unknown' });
    },
  );
});

it('D-02 the order of the catalogue names each design once', () => {
  expect(validateDto(OrderDesignsDto, { ids: ['cv0001', 'cv0002'] }).ok).toBe(true);
  for (const ids of [['cv0001', 'cv0001'], 'cv0001', [1], [['cv0001']], [null], {}, undefined]) {
    expect(validateDto(OrderDesignsDto, { ids }).ok).toBe(false);
  }
});
