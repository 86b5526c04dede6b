import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import { SHEET_PARTS_FILE, type SheetPart } from '../shared/src/api/sheet-parts.js';
import type { Plugin, Rolldown } from 'vite';

/** At-rules that contain rules which apply on a condition. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'starting-style']);

/** The parts of a style sheet, of which the server takes those that a page needs (server/src/pages/first-styles.ts). */
export function partsOf(css: string): SheetPart[] {
  return postcss.parse(css).nodes.map(partOf);
}

function partOf(node: ChildNode): SheetPart {
  if (node.type === 'rule' && node.selector === ':root')
    return { group: ':root', parts: node.nodes.map(declarationOf) };
  if (node.type === 'rule') return { css: node.toString(), needs: node.selectors.map(needsOf) };
  if (node.type === 'atrule' && GROUPS.has(node.name) && node.nodes !== undefined)
    return { group: `@${node.name} ${node.params}`.trimEnd(), parts: node.nodes.map(partOf) };
  const ending = node.type === 'atrule' && node.nodes === undefined ? ';' : '';
  return { css: node.toString() + ending };
}

function declarationOf(node: ChildNode): SheetPart {
  const css = `${node.toString()};`;
  return node.type === 'decl' && node.prop.startsWith('--') ? { css, property: node.prop } : { css };
}

/** A class, an attribute, a parenthesis. */
const NAMES = /\.([\w-]+)|\[([\w-]+)(?:="?([\w-]+)"?\]|[^\]]*\])|[()]/g;
/** `open` is set by the browser, where a visitor opens a `details`; classes are not compared as attributes. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['open', 'class']);

/**
 * The classes and attributes without which a selector selects nothing. Those in parentheses may be alternatives, or
 * must be absent: without them the rule is taken more often than it is needed, never less.
 */
function needsOf(selector: string): string[] {
  if (selector.includes('\\')) return [];
  const needs: string[] = [];
  let depth = 0;
  for (const [found, name, attribute, value] of selector.matchAll(NAMES)) {
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    else if (depth > 0 || NOT_COMPARED.has(attribute ?? '')) continue;
    else if (name !== undefined) needs.push(`.${name}`);
    else needs.push(value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`);
  }
  return needs;
}

/** Writes the parts of each style sheet of the shop, by the sheet's address. */
export function sheetParts(folder: string): Plugin {
  return {
    name: 'sheet-parts',
    apply: 'build',
    async writeBundle({ dir = folder }, bundle) {
      const entries = [...sheetsOfShop(bundle)].map(async (file): Promise<[string, SheetPart[]]> => {
        const css = await readFile(join(dir, file), 'utf8');
        if (css.includes('</')) throw new Error(`${file} can't be part of a page: it has the end of an element`);
        return [`/${file}`, partsOf(css)];
      });
      await writeFile(join(dir, SHEET_PARTS_FILE), JSON.stringify(Object.fromEntries(await Promise.all(entries))));
    },
  };
}

/** The style sheets of the shop's chunks: those of the entry `shop`, and of all that it loads. */
function sheetsOfShop(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    chunk.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet));
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  Object.values(bundle).forEach((file) => {
    if (file.type === 'chunk' && file.isEntry && file.name === 'shop') visit(file.fileName);
  });
  return sheets;
}
