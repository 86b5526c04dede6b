import { strToU8, zipSync, type Zippable } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook of one sheet, as its XML. @param more parts beside those that every workbook has */
export function workbook(sheetData: string, more: Zippable = {}): Uint8Array {
  const xml = (text: string) => strToU8(HEAD + text);
  return zipSync({
    '[Content_Types].xml': xml(`<Types xmlns="${PACKAGE}/content-types"/>`),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Tetamu" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`),
    ...more,
  });
}

/** Rows of a sheet: texts as Excel writes them in place, numbers as numbers. */
export function sheetRows(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((cell, at) => {
        const address = `${String.fromCharCode(65 + at)}${row + 1}`;
        return typeof cell === 'number'
          ? `<c r="${address}"><v>${cell}</v></c>`
          : `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${row + 1}">${written.join('')}</row>`;
    })
    .join('');
}
