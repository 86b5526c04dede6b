import { pickedSource, readSource } from './read-source.js';

const file = (name: string, content: BlobPart) => new File([content], name);

describe('G-03 X69 the file of an import', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Nama\r\nRenée')],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Nama\nRenée')])],
    ['Windows-1252', new Uint8Array([...new TextEncoder().encode('Nama\nRen'), 0xe9, 0x65])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...utf16('Nama\rRenée')])],
  ])('is read as %s', async (_encoding, bytes) => {
    expect(await readSource(file('Tetamu.CSV', bytes))).toEqual({
      name: 'Tetamu.CSV',
      format: 'csv',
      text: 'Nama\nRenée',
    });
  });

  it('G-03 is read line by line where it mixes UTF-8 and Windows-1252', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('BEGIN:VCARD\r\nFN:Tan 伟明\r\nTEL:0123456789\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Ren'),
      0xe9,
      ...new TextEncoder().encode('e\r\nTEL:0198765432\r\nEND:VCARD'),
    ]);
    const { text } = (await readSource(file('kenalan.vcf', bytes))) as { text: string };
    expect(text.match(/FN:.*/g)).toEqual(['FN:Tan 伟明', 'FN:Renée']);
  });

  it('has of contacts the names and numbers alone', async () => {
    const card = 'BEGIN:VCARD\nFN:Ali\\, Dr.\nTEL:012\nPHOTO;ENCODING=b:AAAA\nNOTE:rahsia\nEND:VCARD';
    expect(await readSource(file('kenalan.vcf', card))).toMatchObject({
      format: 'contacts',
      text: 'BEGIN:VCARD\nFN:Ali\\, Dr.\nTEL:012\nEND:VCARD',
    });
    expect(pickedSource([{ name: ['Ali\nAbu'], tel: ['012', '013'] }, { tel: [] }])).toEqual({
      name: '',
      format: 'contacts',
      text: 'BEGIN:VCARD\nFN:Ali Abu\nTEL:012\nEND:VCARD',
    });
  });

  it.each([
    ['senarai.xlsx', 'PK', 'spreadsheet'],
    ['final FINAL.numbers', 'PK', 'spreadsheet'],
    ['senarai.pdf', 'x', 'kind'],
    ['senarai', 'x', 'kind'],
    ['toString', 'x', 'kind'],
    ['senarai.csv', 'PK\u0003\u0004\u0000', 'kind'],
    ['senarai.csv', ' \n', 'empty'],
    ['senarai.csv', '"",""\n', 'empty'],
    ['kenalan.vcf', 'BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:Ali=00\nTEL:012\nEND:VCARD', 'kind'],
    ['kenalan.vcf', 'Ali, 012', 'empty'],
    ['senarai.txt', 'a'.repeat(400_001), 'large'],
  ])('%s is refused when it holds %j', async (name, content, reason) => {
    expect(await readSource(file(name, content))).toBe(reason);
  });
});

it('X69 50 MB are refused before they are read', async () => {
  for (const name of ['senarai.csv', 'kenalan.vcf', 'senarai.xlsx']) {
    const large = file(name, '');
    Object.defineProperty(large, 'size', { value: 50_000_000 });
    large.arrayBuffer = () => Promise.reject(new Error('it was read'));
    expect(await readSource(large)).toBe('large');
  }
});

it('X69 a table or text far longer than the longest one is not read: only contacts carry pictures', async () => {
  for (const name of ['senarai.csv', 'senarai.tsv', 'senarai.txt']) {
    const large = file(name, '');
    Object.defineProperty(large, 'size', { value: 10_000_000 });
    large.arrayBuffer = () => Promise.reject(new Error('it was read'));
    expect(await readSource(large).catch(String)).toBe('large');
  }
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
}
