import { OLD_BROWSER_SCRIPT } from '@serikad/shared/api/old-browser';
import { EARLY_TAP_SCRIPT } from '@serikad/shared/invitations/early-tap';
import { parse } from 'acorn';
import { builtFiles } from './built-files.js';
import { FLOORS } from './floors.js';
import { scriptFaults } from './script-faults.js';

describe('the built scripts at the oldest browsers', () => {
  it.each(['guest', 'shop'] as const)('parse in the %s, and call only what is there', (part) => {
    const files = builtFiles(part, 'js');
    expect(files.length).toBeGreaterThan(5);
    const faults = files.flatMap(({ name, text }) =>
      scriptFaults(text, FLOORS[part]).map((fault) => `${name} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['guest', EARLY_TAP_SCRIPT],
    ['shop', OLD_BROWSER_SCRIPT],
  ])('are ES5 where they are inline in the %s, for browsers below the oldest supported', (_, script) => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
    expect(scriptFaults(script, FLOORS.guest)).toEqual([]);
  });

  it.each([
    ['const a = /(?<=x)y/', 'regex lookbehind'],
    ['const a = /(?<!x)y/u', 'regex lookbehind'],
    ['const a = new RegExp("(?<=x)y")', 'regex lookbehind'],
    ['const a = /[x]/v', 'does not parse'],
    ['await f()', 'top-level await'],
    ['a ??= b', 'logical assignment'],
    ['class A { static { f() } }', 'class static block'],
    ['class A { #m() {} }', 'private method'],
    ['class A { #x; has(o) { return #x in o } }', 'private name in an object'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['if (a) f(AbortSignal.timeout(5))', 'AbortSignal.timeout'],
    ['window.structuredClone(a)', 'structuredClone'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['Object.groupBy(a, f)', 'Object.groupBy'],
    ['text.isWellFormed()', 'text.isWellFormed'],
    ['f(list).toSorted()', '?.toSorted'],
    ['list.toSpliced(1)', 'list.toSpliced'],
    ['list.at(-1)', 'list.at'],
    ['if (!("toSorted" in list)) f(); list.toSorted()', 'list.toSorted'],
  ])('may not contain %s', (source, fault) => {
    const faults = scriptFaults(source, FLOORS.guest);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it.each([
    'const a = /(?<name>x)y(?=z)(?!w)/su',
    'async function f() { await g() }',
    'class A { x = 1; #y = 2; get() { return this.#y } }',
    'const a = b?.c ?? d',
    'AbortSignal.any ? AbortSignal.any([a]) : own([a])',
    '"isWellFormed" in text && text.isWellFormed()',
    'text.isWellFormed?.()',
    'if (typeof structuredClone === "function") structuredClone(a)',
    '[1].sort().map(String)',
  ])('may contain %s', (source) => {
    expect(scriptFaults(source, FLOORS.guest)).toEqual([]);
  });

  it('may call in the shop what its own oldest browsers have', () => {
    const source = 'class A { #m() {} } list.at(-1); Object.hasOwn(a, b)';
    expect(scriptFaults(source, FLOORS.shop)).toEqual([]);
    expect(scriptFaults(source, FLOORS.guest)).toHaveLength(3);
  });
});
