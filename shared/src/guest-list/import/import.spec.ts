import { LINE_COLUMNS } from './import.types.js';
import { matchColumns } from './match-columns.js';
import { readContacts } from './read-contacts.js';
import { readLines } from './read-lines.js';
import { understandRows } from './understand-rows.js';

describe('G-03 pasted lines', () => {
  it.each([
    ['Dato’ Ismail, 012-345 6789, 4', ['Dato’ Ismail', '012-345 6789', '4']],
    ['Dato’ Ismail, 4, 012-345 6789', ['Dato’ Ismail', '012-345 6789', '4']],
    ['Dato’ Ismail; +60 12 345 6789', ['Dato’ Ismail', '+60 12 345 6789', '']],
    ['Dato’ Ismail\t4 pax', ['Dato’ Ismail', '', '4 pax']],
    ['Dato’ Ismail bin Yusof', ['Dato’ Ismail bin Yusof', '', '']],
    ['Dato’ Ismail 0123456789 4', ['Dato’ Ismail', '0123456789', '4']],
    ['Dato’ Ismail 4 0123456789', ['Dato’ Ismail', '0123456789', '4']],
    [
      'Puan Hajah Siti binti Tarudin 013-765 4421 5 orang',
      ['Puan Hajah Siti binti Tarudin', '013-765 4421', '5 orang'],
    ],
    ['Puan Siti binti Tarudin 3 org 013 765 4421', ['Puan Siti binti Tarudin', '013 765 4421', '3 org']],
    ['Siti +65 9123 4567', ['Siti', '+65 9123 4567', '']],
    ['Siti 013 765 44 21', ['Siti', '013 765 44 21', '']],
    ['Siti 013-765 4421, 5', ['Siti', '013-765 4421', '5']],
    ['Mak Ngah Rosmah - 013 220 4411 - 4', ['Mak Ngah Rosmah', '013 220 4411', '4']],
    ['Tan Wei Ling - Jason', ['Tan Wei Ling - Jason', '', '']],
    ['Jiran Taman Melati No. 12, 4 pax', ['Jiran Taman Melati No. 12', '', '4 pax']],
    ['17. Ali, 2', ['Ali', '', '2']],
    ['• Ali & isteri', ['Ali & isteri', '', '']],
    [`Ali${' '.repeat(200_000)}x`, [`Ali${' '.repeat(200_000)}x`, '', '']],
    ['Salah Nombor, 12, 99', ['Salah Nombor', '', '12, 99']],
    ['Kak Long, meja VIP, 012-345 6789, 4', ['Kak Long', '012-345 6789', '4, meja VIP']],
    ['Kak Long, tiada nombor, 4', ['Kak Long', 'tiada nombor', '4']],
    [', 0123456789', ['', '0123456789', '']],
    ['4', ['4', '', '']],
  ])('G-03 %j has name, number and seats', (line, cells) => {
    expect(readLines(`\n${line}\n\n`)).toEqual([{ raw: line.trim(), cells }]);
  });
});

describe('G-03 contacts', () => {
  it('have a name and the first number, of every version of vCards', () => {
    const cards = [
      'BEGIN:VCARD\nVERSION:3.0\nN:Rahmat;Ali;;;\nFN:Ali Rahmat\\, Dr.\nTEL;TYPE=CELL:012-345\n  6789\nTEL:03-1\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=52=65=6E=C3=A9=\n=65\nTEL;CELL:0198\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:4.0\nN:binti Omar;Siti;;;\nitem1.TEL;VALUE=uri:tel:+60123\nEND:VCARD',
      'BEGIN:VCARD\nTEL:017\nEND:VCARD\nrubbish',
    ];
    expect(readContacts(cards.join('\n')).map(({ cells }) => cells)).toEqual([
      ['Ali Rahmat, Dr.', '012-345 6789'],
      ['Renée', '0198'],
      ['Siti binti Omar', '+60123'],
      ['', '017'],
    ]);
  });
});

describe('G-03 lines of a contact that end with an equals sign', () => {
  it.each([
    ['the picture of a phone’s contact', 'TEL:0123456789\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\n SkZJRg==\nEND:VCARD'],
    ['an address of the web', 'URL:https://example.com/?q=\nTEL:0123456789\nEND:VCARD'],
  ])('G-03 leave the line after them as it is: %s', (_what, lines) => {
    const cards = `BEGIN:VCARD\nVERSION:3.0\nFN:Ali\n${lines}\nBEGIN:VCARD\nFN:Abu\nTEL:0198765432\nEND:VCARD`;
    expect(readContacts(cards).map(({ cells }) => cells)).toEqual([
      ['Ali', '0123456789'],
      ['Abu', '0198765432'],
    ]);
  });
});

describe('G-03 numbers of a contact', () => {
  it.each([
    ['TEL;TYPE=HOME:0355556666\nTEL;TYPE=CELL:0123456789', '0123456789'],
    ['TEL;TYPE=WORK,FAX:0355556666\nTEL;TYPE=HOME:0388881234', '0388881234'],
    ['TEL;TYPE=HOME:0355556666\nTEL;TYPE="voice,pref":0377778888', '0377778888'],
    ['TEL;HOME:0355556666\nitem1.TEL;TYPE=iPhone:0198765432\nTEL;CELL:0123456789', '0198765432'],
    ['TEL:0355556666\nTEL:0377778888', '0355556666'],
  ])('G-03 prefer in %j the one that a message reaches', (numbers, phone) => {
    expect(readContacts(`BEGIN:VCARD\nFN:Ali\n${numbers}\nEND:VCARD`)[0]?.cells).toEqual(['Ali', phone]);
  });
});

describe('G-03 columns of a table', () => {
  it.each([
    [[['Bil Pax', 'Nama Tetamu', 'No. Telefon', 'Meja', 'Khas Buat']], 'seats name phone table title'],
    [[['Name', 'Mobile', 'Remarks', 'Umur']], 'name phone note ignored'],
    [
      [
        ['0123456789', 'Ali', '2'],
        ['0198765432', 'Abu', '4'],
      ],
      'phone name seats',
    ],
    [
      [
        ['Ali', '2', 'x'],
        ['Abu', '', 'y'],
        ['Ani', '3', ''],
      ],
      'name seats ignored',
    ],
    [[], ''],
  ])('G-03 are found in %j', (rows, columns) => {
    expect(matchColumns(rows).join(' ')).toBe(columns);
  });
});

describe('G-03 rows', () => {
  const list = [{ id: 'a', name: 'Dato’ Haji Ismail', phone: '0123456789' }];

  it('are families with defaults; a zero that a spreadsheet dropped is put back', () => {
    const rows = understandRows(readLines('Pak Long, 123456780\nMak Ngah, 3 orang'), LINE_COLUMNS, list);
    expect(rows).toMatchObject([
      { row: 1, name: 'Pak Long', phone: '0123456780', seats: 2, seatsWritten: '', problems: [], duplicateOf: null },
      { row: 2, name: 'Mak Ngah', phone: '', seats: 3, seatsWritten: '3 orang', problems: [], duplicateOf: null },
    ]);
  });

  it('name their problems by field', () => {
    const text = `, 0123456789\nAli, nanti\nAbu, 99\nAni, 12, 99\n${'a'.repeat(101)}`;
    expect(understandRows(readLines(text), LINE_COLUMNS, []).map(({ problems }) => problems)).toEqual([
      [{ field: 'name', code: 'required' }],
      [{ field: 'phone', code: 'invalidPhone' }],
      [{ field: 'seats', code: 'tooLarge:30' }],
      [{ field: 'seats', code: 'wholeNumber' }],
      [{ field: 'name', code: 'tooLong:100' }],
    ]);
  });

  it('know a family of the list and an earlier row by number, or by name without titles', () => {
    const rows = understandRows(readLines('Ali, +60 12-345 6789\nISMAIL\nPuan Ani\nani, 2\nAbu'), LINE_COLUMNS, list);
    expect(rows.map(({ duplicateOf }) => duplicateOf && [duplicateOf.id, duplicateOf.row])).toEqual([
      ['a', null],
      ['a', null],
      null,
      [null, 3],
      null,
    ]);
  });
});
