import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as english from '../i18n/en/beside.js';
import * as englishField from '../i18n/en/field.js';
import { besideText } from '../i18n/ms/beside.js';
import { problemBeside } from '../i18n/ms/field.js';
import { textsOf } from './dictionary-texts.js';

/** The names of the first object of a module. */
function namesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(import.meta.dirname, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
      names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

describe('the Malay text beside the prescribed English one', () => {
  it('stands beside texts that the Malay dictionary has', () => {
    const texts = new Set(textsOf('ms').map(({ text }) => text));
    const names = namesIn('../i18n/ms/beside.ts');
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !texts.has(name))).toEqual([]);
    expect(names.filter((name) => besideText(name) === '')).toEqual([]);
  });

  it('says what an English field message means', () => {
    expect(problemBeside('Required')).toBe('Wajib diisi');
    expect(problemBeside('Paling banyak 20 aksara')).toBe('');
  });

  it('is empty on an English page, and beside any other text', () => {
    expect(besideText('Pesanan')).toBe('');
    expect(english.besideText('My Orders')).toBe('');
    expect(englishField.problemBeside('Required')).toBe('');
  });
});
