import { join, sep } from 'node:path';

/** Packages of hundreds of small modules that also ship one file with all of them. */
const bundles = {
  'class-validator': 'class-validator/bundles/class-validator.umd.js',
  rxjs: 'rxjs/dist/bundles/rxjs.umd.js',
  'rxjs/operators': 'rxjs/dist/bundles/rxjs.umd.js',
};
const extensionAlias = { '.js': ['.ts', '.tsx', '.js'] };

/**
 * Finds our sources, since TypeScript's imports name the file that it would write, `./orders.js` for `orders.ts`, and
 * bundles in place of many modules, which every spec file loads anew. Jest remembers a resolver's answers for the whole
 * run; those of a `moduleNameMapper` it works out again for every import of every spec file.
 * @param {string} request what is imported
 * @param {{ basedir: string, conditions?: string[], defaultResolver: (request:
 *   string, options: object) => string }} options
 * @returns the file
 */
export function sync(request, options) {
  const find = (more) => options.defaultResolver(request, { ...options, ...more });
  if (request.startsWith('@serikad/')) return find({ conditions: ['@serikad/source', ...options.conditions] });
  if (request.startsWith('.') && !options.basedir.includes('node_modules')) return find({ extensionAlias });
  const found = find({});
  const bundle = bundles[request];
  if (bundle === undefined) return found;
  const [name] = bundle.split('/');
  return join(found.slice(0, found.lastIndexOf(`${sep}${name}${sep}`)), bundle);
}
