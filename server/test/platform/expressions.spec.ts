import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../../..');
const SOURCES = ['shared/src', 'server/src', 'web/src'];

interface Expression {
  source: string;
  flags: string;
  where: string;
}

/** Every regular expression that is written down in the sources, tests apart. */
function expressions(): Expression[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) => {
    const found: Expression[] = [];
    const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        found.push({ source, flags, where: `${file}:${line + 1}` });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

/** Those whose time grows with the square of a text that something else keeps short, by file and source. */
const SHORT_TEXTS: readonly (readonly [file: string, source: string, keptShort: string])[] = [
  ['shared/src/invitations/couple-names.ts', '^-+|-+$', 'names of at most 40 letters'],
  ['shared/src/invitations/fit-names.ts', 'bin|binti', 'names of at most 120 letters'],
  ['server/src/config/rules.ts', '\\1+', "the operator's own secret"],
  ['server/src/http/limits/client-address.ts', '(\\d+)\\.', 'an address that the socket or the proxy gave'],
  ['web/src/guest/view/guest-view.ts', '\\s*\\n\\s*', 'an address of at most 400 letters'],
  ['web/src/guest/view/theme.ts', '[A-Z]|', "names of a palette's colours"],
];

/** Files that make one of constants, or of the contract's own addresses. */
const MADE_OF_CONSTANTS = [
  'server/src/media/images/image-purpose.ts',
  'shared/src/crashes/crash.dto.ts',
  'shared/src/designs/design-colour.ts',
  'shared/src/invitations/fit-names.ts',
  'shared/src/invitations/jawi-name.ts',
  'shared/src/rsvp/rsvp.dto.ts',
  'web/src/lib/api.ts',
];

/** Files with calls of `RegExp`, whose patterns can't be checked. */
function made(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
      .filter((file) => /\bRegExp\(/.test(readFileSync(join(ROOT, folder, file), 'utf8')))
      .map((file) => join(folder, file)),
  );
}

describe('X22 regular expressions', () => {
  it('X22 take no exponential time, and quadratic time only on short texts', () => {
    const found = expressions();
    expect(found.length).toBeGreaterThan(60);
    const seen = new Map(found.map((each) => [`/${each.source}/${each.flags}`, each]));
    const slow = [...seen].flatMap(([text, { source, flags, where }]) => {
      const verdict = checkSync(source, flags, { timeout: 30_000 });
      if (verdict.status === 'safe') return [];
      const square = verdict.status === 'vulnerable' && verdict.complexity.type === 'polynomial';
      const short = SHORT_TEXTS.some(([file, part]) => where.startsWith(file) && source.includes(part));
      return square && short ? [] : [`${where} ${text}: ${verdict.status}`];
    });
    expect(slow).toEqual([]);
  }, 120_000);

  it('X22 control: the check tells a slow one', () => {
    expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
  });

  it('X22 are never made of input', () => {
    expect(made().sort()).toEqual(MADE_OF_CONSTANTS);
  });
});
