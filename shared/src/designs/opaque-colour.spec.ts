import { opaqueHex } from './opaque-colour.js';

test.each<[string, string | null]>([
  ['#A16207', '#a16207'],
  ['rgb(255 255 255)', '#ffffff'],
  ['rgb(1 2 3/1)', '#010203'],
  ['RGB(1 2 3/1.0)', '#010203'],
  ['rgb(999 0 0)', '#ff0000'],
  ['rgb(1 2 3/9)', '#010203'],
  ['rgb(1 2 3/.99)', null],
  ['rgb(1 2 3/1.2.3)', null],
  ['rgb(1, 2, 3)', null],
  ['#fff', null],
  ['', null],
])('%s is %s where it is opaque', (colour, hex) => expect(opaqueHex(colour)).toBe(hex));
