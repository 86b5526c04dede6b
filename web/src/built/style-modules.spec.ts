import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files.js';
import { camelCase, classesOf, mismatches, namesRead, selectorsWithoutOwnClass, type Source } from './style-modules.js';

const SRC = join(import.meta.dirname, '..');

function sources(folder: string, kind: RegExp): Source[] {
  return readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
}

const scoped = ['features', 'components'];
const sheets = scoped.flatMap((folder) => sources(folder, /\.css$/));
const scripts = [...scoped, 'app'].flatMap((folder) => sources(folder, /(?<!\.spec)\.tsx?$/));
const layers = sources('styles', /\.css$/);

describe('the styles of features and components', () => {
  it('are CSS modules alone, also the imported ones', () => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.filter(({ path }) => !path.endsWith('.module.css'))).toEqual([]);
    const imported = scripts.flatMap((script) => namesRead(script).map(({ sheet }) => `${script.path}: ${sheet}`));
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((each) => !each.endsWith('.module.css'))).toEqual([]);
  });

  it('have a class of their own sheet in each selector', () => {
    const without = sheets.flatMap(({ path, text }) =>
      selectorsWithoutOwnClass(text).map((each) => `${path}: ${each}`),
    );
    expect(without).toEqual([]);
  });

  it('have each class that a script reads, and no class that is not read', () => {
    expect(mismatches(sheets, scripts)).toEqual([]);
  });

  it('have no two classes of one name in camel case, nor a class of styles/', () => {
    const general = new Set(layers.flatMap(({ text }) => [...classesOf(text)]));
    for (const { path, text } of sheets) {
      const classes = [...classesOf(text)];
      expect([path, new Set(classes.map(camelCase)).size]).toEqual([path, classes.length]);
      expect([path, classes.filter((name) => general.has(name))]).toEqual([path, []]);
    }
  });

  it('control: a selector, a name and a class that do not fit are found', () => {
    const sheet = {
      path: 'features/a/a.module.css',
      text: '.a-b :global(.btn) {} @media print { .a-b.is-on {} } .c {}',
    };
    const use = (text: string): Source[] => [{ path: 'features/a/parts/b.tsx', text }];
    const imports = `import * as css from '../a.module.css';`;
    expect(mismatches([sheet], use(`${imports} f(css.aB, css.isOn, <i className={css.c} />)`))).toEqual([]);
    expect(mismatches([sheet], use(`${imports} f(css.aB, css.isOff, css.isOn, css.c)`))).toEqual([
      'features/a/parts/b.tsx: no isOff in features/a/a.module.css',
    ]);
    expect(mismatches([sheet], use(`${imports} f(css.aB, css.isOn)`))).toEqual([
      'features/a/a.module.css: .c is not used',
    ]);
    expect(mismatches([sheet], use(`${imports} f(css.aB, css.isOn, css.c, css[name])`))).toHaveLength(1);
    expect(selectorsWithoutOwnClass(':global(.dialog):has(.a) {} :global(.btn:not(.x)) b, main {}')).toEqual([
      ':global(.btn:not(.x)) b',
      'main',
    ]);
  });
});

describe('the layers of styles/ come in one order', () => {
  it('each sheet of styles/ is imported once, before all other styles', () => {
    const index = layers.find(({ path }) => path === 'styles/index.css')?.text ?? '';
    const order = [...index.matchAll(/@import '\.\/([\w-]+)\.css';/g)].map(([, name]) => name);
    expect(order).toEqual(['tokens', 'fonts', 'base', 'controls', 'surfaces', 'dialog', 'shell', 'large-text']);
    expect(layers.map(({ path }) => path).sort()).toEqual(
      [...order, 'index'].map((name) => `styles/${name}.css`).sort(),
    );
    const main = readFileSync(join(SRC, 'main.tsx'), 'utf8');
    expect(/^import .*$/m.exec(main)?.[0]).toBe(`import './styles/index.css';`);
  });

  it('the page links them before any script adds others, and no class of theirs is renamed', () => {
    const page = readFileSync(join(SRC, '../dist/index.html'), 'utf8');
    const [linked] = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, href]) => href);
    const built = builtFiles('shop', 'css').find(({ name }) => name === linked)?.text ?? '';
    const general = layers.flatMap(({ text }) => [...classesOf(text)]);
    expect(general.length).toBeGreaterThan(150);
    expect(general.filter((name) => !classesOf(built).has(name))).toEqual([]);
  });

  it('no scoped name of the build is the same in two sheets', () => {
    const owners = new Map<string, Set<string>>();
    const general = new Set(layers.flatMap(({ text }) => [...classesOf(text)]));
    for (const { name, text } of builtFiles('shop', 'css')) {
      // The guest's page in the editor's preview and the check-in, which are documents of their own.
      if (/\/(preview|door|wall)-[\w-]{8}\.css$/.test(name)) continue;
      for (const each of classesOf(text))
        if (!general.has(each)) owners.set(each, (owners.get(each) ?? new Set()).add(name));
    }
    const scopedCount = sheets.reduce((sum, { text }) => sum + classesOf(text).size, 0);
    expect(owners.size).toBe(scopedCount);
  });
});
