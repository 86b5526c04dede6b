import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text of a dictionary and the module that has it. */
export interface Text {
  file: string;
  text: string;
}

/** Where dictionaries are: the web app's, and that of the server and the web app. */
const DICTIONARIES = ['../i18n', '../../../shared/src/i18n'].map((folder) => join(import.meta.dirname, folder));

/** Every text of a dictionary, with the parts of templates; names of properties, types and modules are none. */
export function textsOf(language: 'ms' | 'en'): Text[] {
  return DICTIONARIES.flatMap((dictionary) => {
    const folder = join(dictionary, language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    return files.flatMap((name) => textsIn(readFileSync(join(folder, name), 'utf8'), join(language, name)));
  });
}

/** The texts of one module's source. */
export function textsIn(source: string, file: string): Text[] {
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    // A comparison and a case name values of the code.
    if (ts.isCaseClause(node)) return node.statements.forEach(visit);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) found.push({ file, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}
