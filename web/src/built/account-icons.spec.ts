import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_ICON_NAMES } from '../components/ui/account-icons.js';
import { ROW_SHAPES } from '../components/ui/row-icons.js';

const SRC = join(import.meta.dirname, '..');
const IMPORT = /import '[./]*\/components\/ui\/account-icons\.js';/;
/** Pages, or the frame around them, that show icons of the account set. */
const ACCOUNT_PAGES = [
  'admin/admin',
  'editor/editor-page',
  'guest-list/guest-list-tab',
  'orders/form/change-package-page',
  'orders/form/create-order-page',
  'orders/page/order-page',
  'planner/planner-page',
  'profile/profile-page',
];
const ACCOUNT_FOLDERS =
  /^(features\/(admin|editor|guest-list|orders|planner|profile)|components\/share|guest|built|config)\//;

/** Names of icons in `icon=…` and `name=…` of JSX, and in `icon: …` of tables. */
function iconsIn(source: string): string[] {
  const places = source.matchAll(/\b(?:icon|name)(?:=\{?|: )([^>\n]*)/g);
  return [...places].flatMap(([, text = '']) => [...text.matchAll(/['"]([a-z-]+)['"]/g)].map(([, name = '']) => name));
}

/** The same, and those of a menu's items. */
function namesIn(source: string): string[] {
  return [...iconsIn(source), ...[...source.matchAll(/\bitem\('([a-z-]+)'/g)].map(([, name = '']) => name)];
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

describe('account icons', () => {
  it('are shown nowhere but in pages that import them', () => {
    const strangers = files
      .filter((file) => !ACCOUNT_FOLDERS.test(file) && !file.endsWith('icons.tsx') && !file.includes('.spec.'))
      .flatMap((file) =>
        iconsIn(readFileSync(join(SRC, file), 'utf8'))
          .filter((name) => ACCOUNT_ICON_NAMES.includes(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(strangers).toEqual([]);
  });

  it.each(ACCOUNT_PAGES)('are imported by features/%s.tsx', (page) => {
    expect(readFileSync(join(SRC, `features/${page}.tsx`), 'utf8')).toMatch(IMPORT);
  });

  it('on the pages of secret links are those of rows, which the helper page imports', () => {
    const shown = files
      .filter((file) => /^features\/guest-list\/(helper|caterer|links\/(link-|use-|wedding-))/.test(file))
      .flatMap((file) => namesIn(readFileSync(join(SRC, file), 'utf8')))
      .filter((name) => ACCOUNT_ICON_NAMES.includes(name));
    expect(shown).toContain('pencil');
    expect(shown.filter((name) => !Object.hasOwn(ROW_SHAPES, name))).toEqual([]);
    const page = readFileSync(join(SRC, 'features/guest-list/helper/helper-page.tsx'), 'utf8');
    expect(page).toContain("import '../../../components/ui/row-icons.js';");
  });

  it('are found where they are shown', () => {
    const shown = readFileSync(join(SRC, 'components/share/share-dialog.tsx'), 'utf8');
    expect(iconsIn(shown)).toContain('copy');
  });
});
