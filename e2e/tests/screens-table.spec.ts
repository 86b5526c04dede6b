import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SCREENS } from '../support/screens/table.ts';

/** The admin pages have their routes in a chunk of their own. */
const ROUTERS = ['app/routes.tsx', 'app/account-routes.tsx', 'features/admin/admin.tsx'].map((file) =>
  readFileSync(join(import.meta.dirname, '../../web/src', file), 'utf8'),
);

/** The routes as these files write them: by the name of their pattern, below one by their own path. */
function routesOf(source: string): string[] {
  const byPattern = [...source.matchAll(/patterns\.(\w+)/g)].map(([, name]) => name ?? '');
  const byPath = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) =>
    path === '*' ? path : `orderView/${path.replace(/\/:.*/, '')}`,
  );
  return [...new Set([...(source.includes('index: true') ? ['home'] : []), ...byPattern, ...byPath])];
}

test('every route of the app is in the table of screens, and every name once', () => {
  const routes = [...new Set(ROUTERS.flatMap(routesOf))];
  expect(routes.length).toBeGreaterThan(20);
  const shown = new Set<string>(SCREENS.map(({ route }) => route));
  expect(routes.filter((route) => !shown.has(route))).toEqual([]);
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
