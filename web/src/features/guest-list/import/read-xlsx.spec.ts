import { strToU8, zipSync } from 'fflate';
import { readSource } from './read-source.js';
import { readXlsx } from './read-xlsx.js';
import { sheetRows, workbook } from './test-workbook.js';

const csvOf = async (bytes: Uint8Array) => {
  const read = await readXlsx(bytes);
  return typeof read === 'string' ? read : read.csv;
};

describe('G-03 X69 a workbook', () => {
  it('G-03 is its first sheet as CSV: texts, numbers, gaps, quotes and line ends', async () => {
    const rows = [
      ['Nama', 'Telefon', 'Pax'],
      ['Dato’ &quot;Haji&quot; Ismail,\nsekeluarga', 123456789, 4],
      ['Renée 💍', '013-220 4411', ''],
    ];
    expect(await csvOf(workbook(sheetRows(rows)))).toBe(
      [
        '"Nama","Telefon","Pax"',
        '"Dato’ ""Haji"" Ismail, sekeluarga","123456789","4"',
        '"Renée 💍","013-220 4411",""',
      ].join('\n'),
    );
    const gap = '<row r="1"><c r="A1"><v>1</v></c><c r="C1"><v>3</v></c></row><row r="3"><c r="B3"><v>2</v></c></row>';
    expect(await csvOf(workbook(gap))).toBe('"1","","3"\n"","",""\n"","2",""');
  });

  it('G-03 a file of it is taken as a table', async () => {
    const file = new File([workbook(sheetRows([['Ali', 2]])) as BlobPart], 'Senarai.XLSX');
    expect(await readSource(file)).toEqual({ name: 'Senarai.XLSX', format: 'csv', text: '"Ali","2"' });
    const empty = new File([workbook('') as BlobPart], 'kosong.xlsx');
    expect(await readSource(empty)).toBe('empty');
  });

  it('X69 a formula is what Excel has computed, never run; without a result it is nothing', async () => {
    const cells = '<c r="A1" t="str"><f>HYPERLINK("https://x.example")</f><v>Ali</v></c><c r="B1"><f>1+1</f></c>';
    expect(await csvOf(workbook(`<row r="1">${cells}<c r="C1"><v>3</v></c></row>`))).toBe('"Ali","","3"');
  });

  it('X69 a bomb is refused as too large before it is unpacked: one part, many parts, parts that say another size', async () => {
    const zeros = new Uint8Array(60_000_000);
    const bomb = workbook('', { 'xl/sharedStrings.xml': [zeros, { level: 9 }] });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readXlsx(bomb)).toBe('large');
    const liar = Uint8Array.from(bomb);
    // Each size in the archive's own words: sixty million becomes ten.
    const view = new DataView(liar.buffer);
    for (let at = 0; at + 4 <= liar.length; at += 1) {
      if (view.getUint32(at, true) === zeros.length) view.setUint32(at, 10, true);
    }
    expect(await readXlsx(liar)).toBe('large');
    const parts = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`xl/${i}.xml`, new Uint8Array(9)]));
    expect(await readXlsx(workbook('', parts))).toBe('large');
    // Control: pictures are not unpacked at all.
    const picture = { 'xl/media/image1.png': [zeros, { level: 9 }] as [Uint8Array, object] };
    expect(await csvOf(workbook(sheetRows([['Ali']]), picture))).toBe('"Ali"');
    expect(await readXlsx(new Uint8Array(5_000_001))).toBe('large');
  });

  it.each([
    ['a cell in the millionth column', '<row r="1"><c r="BDWGN1"><v>1</v></c></row>'],
    ['a cell in Excel’s last column', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
    ['a cell in the last row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
    ['a row that no sheet has', '<row r="99999999"><c r="A1"><v>1</v></c></row>'],
    ['an address in other letters', "<row r='1'><c r='&#90;ZZZZZ1'><v>1</v></c></row>"],
    ['an address that is none', '<row r="1"><c r="constructor"><v>1</v></c></row>'],
    ['XML that ends too early', '<row r="1"><c r="A1"><v>1'],
  ])('X69 %s is refused', async (_what, sheetData) => {
    expect(await readXlsx(workbook(sheetData))).toBe('spreadsheet');
  });

  it('X69 a sheet in a part of another name is checked as well, or not read', async () => {
    const far = '<worksheet><sheetData><row r="1"><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>';
    for (const target of ['styles.xml', 'theme/theme1.xml', '../docProps/app.xml']) {
      const relation = 'Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"';
      const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship ${relation} Target="${target}"/></Relationships>`;
      const path = target.startsWith('../') ? target.slice(3) : `xl/${target}`;
      const parts = { 'xl/_rels/workbook.xml.rels': strToU8(relations), [path]: strToU8(far) };
      expect([target, await readXlsx(workbook('', parts))]).toEqual([target, 'spreadsheet']);
    }
  });

  it.each(['&#0;', '&#xD800;', '_x0000_'])('X69 %s in a cell reaches no list', async (written) => {
    const file = new File([workbook(sheetRows([[`Ali${written}`]])) as BlobPart], 'senarai.xlsx');
    const read = await readSource(file);
    // Refused, or read as the letters that it is written with.
    const text = typeof read === 'string' ? '' : read.text;
    expect(/[\u0000-\u0008]|\p{Surrogate}/u.test(text)).toBe(false);
  });

  it('X69 what is no workbook is refused: noise, a cut one, an archive of something else, names of prototypes', async () => {
    const whole = workbook(sheetRows([['Ali', 2]]));
    const others = [
      new Uint8Array([0x50, 0x4b, 3, 4]),
      Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 256),
      whole.subarray(0, whole.length / 2),
      zipSync({ 'readme.txt': new Uint8Array(3) }),
      zipSync({ '__proto__.xml': new Uint8Array(3), 'xl/__proto__.xml': new Uint8Array(3) }),
      new Uint8Array(),
    ];
    for (const bytes of others) expect(await readXlsx(bytes)).toBe('spreadsheet');
  });
});
