import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const DECISIONS = 'docs/decisions';
const GLOSSARY = 'docs/glossary.md';
const FOLDERS = ['art', 'bench', 'docker', 'docs', 'e2e', 'scripts', 'server', 'shared', 'tools', 'web'];
const GENERATED = /(^|\/)(node_modules|dist|dist-ssr|test-results)(\/|$)|^e2e\/screens(\/|$)/;
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Names of source files in backticks that do not exist, and identifiers of the glossary that no source contains. */
export function docNameProblems() {
  const files = [...FOLDERS.flatMap(sourcesIn), ...readdirSync(at('.')).filter((name) => SOURCE.test(name))];
  const docs = [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    GLOSSARY,
    ...readdirSync(at(DECISIONS)).map((name) => `${DECISIONS}/${name}`),
  ];
  return [
    ...docs.flatMap((doc) =>
      namesIn(doc)
        .flatMap(alternatives)
        .filter((name) => isMissing(name, files))
        .map((name) => `${doc} names ${name}, which does not exist.`),
    ),
    ...unknownIdentifiers(files).map((name) => `${GLOSSARY} names ${name}, which no source contains.`),
  ];
}

function sourcesIn(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return GENERATED.test(path) ? [] : sourcesIn(path);
    return SOURCE.test(path) ? [path] : [];
  });
}

/** What a document has in backticks, without code blocks. */
function namesIn(doc) {
  const text = readFileSync(at(doc), 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name);
}

/** `a/{b,c}` as `a/b` and `a/c`. */
function alternatives(name) {
  const [, before, among, after] = /^([^{]*)\{([^}]+,[^}]+)\}(.*)$/.exec(name) ?? [];
  return among === undefined ? [name] : among.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

function isMissing(name, files) {
  if (!/^[\w./-]+$/.test(name)) return false;
  if (name.includes('/') && FOLDERS.includes(name.split('/')[0])) return !GENERATED.test(name) && !existsSync(at(name));
  return SOURCE.test(name) && !files.some((file) => file === name || file.endsWith(`/${name}`));
}

function unknownIdentifiers(files) {
  const names = namesIn(GLOSSARY).filter((name) => /^[A-Za-z]\w*$/.test(name));
  const sources = files.map((file) => readFileSync(at(file), 'utf8')).join('\n');
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
}
