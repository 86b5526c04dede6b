import { dirname, join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import ts from 'typescript';

/** A file of the sources: its path below `src/`, and what it holds. */
export interface Source {
  path: string;
  text: string;
}

const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
/** The rules of the sheet that are no steps of an animation, each with its selectors. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    const { parent } = rule;
    if (!(parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes')) rules.push(rule);
  });
  return rules;
}

function ownClasses(selector: string): string[] {
  return [...selector.replace(GLOBAL, '').matchAll(CLASS)].flatMap(([, name]) => name ?? []);
}

/** `order-row__title--new` as `orderRowTitleNew`, as Vite names what a module exports. */
export function camelCase(name: string): string {
  return name
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

/** The classes of a CSS module, without the global ones. */
export function classesOf(sheet: string): Set<string> {
  return new Set(rulesOf(sheet).flatMap(({ selector }) => ownClasses(selector)));
}

/** Selectors of a CSS module that reach elements of other sheets' classes alone, wherever they are. */
export function selectorsWithoutOwnClass(sheet: string): string[] {
  return rulesOf(sheet)
    .filter(({ parent }) => parent?.type !== 'rule')
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => ownClasses(selector).length === 0);
}

/** What a script takes from style sheets: the address of each with the names that are read from it. */
export function namesRead({ path, text }: Source): { sheet: string; names: Set<string> }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.endsWith('.css')) return [];
    const bindings = importClause?.namedBindings;
    const names = bindings && ts.isNamespaceImport(bindings) ? membersOf(file, bindings.name.text) : new Set<string>();
    return [{ sheet: join(dirname(path), moduleSpecifier.text), names }];
  });
}

function membersOf(file: ts.SourceFile, object: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(file) === object) names.add(node.name.text);
    // A name that is only known at run time cannot be compared.
    if (ts.isElementAccessExpression(node) && node.expression.getText(file) === object) names.add('[…]');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Class names that scripts read from a sheet which lacks them, and classes of a sheet that no script reads. */
export function mismatches(sheets: readonly Source[], scripts: readonly Source[]): string[] {
  const classes = new Map(
    sheets.map(({ path, text }) => [path, new Map([...classesOf(text)].map((name) => [camelCase(name), name]))]),
  );
  const unread = new Map([...classes].map(([path, names]) => [path, new Set(names.keys())]));
  const faults: string[] = [];
  for (const script of scripts) {
    for (const { sheet, names } of namesRead(script)) {
      for (const name of names) {
        if (classes.has(sheet) && !classes.get(sheet)?.has(name)) faults.push(`${script.path}: no ${name} in ${sheet}`);
        unread.get(sheet)?.delete(name);
      }
    }
  }
  for (const [path, names] of unread) {
    for (const name of names) faults.push(`${path}: .${classes.get(path)?.get(name)} is not used`);
  }
  return faults.sort();
}
