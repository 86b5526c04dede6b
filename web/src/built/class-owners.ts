import postcss, { type Rule } from 'postcss';

/**
 * The classes that a style sheet styles wherever they stand: of every selector that is one compound, such as `.a`,
 * `.a:hover` or `.a.is-open`, the first class. `.a .b` styles b only within a, and `.a:has(.b)` a only around b.
 */
export function unscopedClasses(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isNested(rule)) return;
    for (const selector of rule.selectors) {
      const name = /^\.([\w-]+)(?:[.:[][^\s>+~]*)?$/.exec(selector.trim())?.[1];
      if (name !== undefined && !selector.includes(':has(.')) classes.add(name);
    }
  });
  return classes;
}

/** Inside another rule, or in the steps of an animation. */
function isNested({ parent }: Rule): boolean {
  for (let node: postcss.Node | undefined = parent; node; node = node.parent) {
    if (node.type === 'rule' || (node.type === 'atrule' && 'name' in node && node.name === 'keyframes')) return true;
  }
  return false;
}

/** Classes that style sheets of more than one owner style, with the owners. */
export function sharedClasses(sheets: readonly { owner: string; css: string }[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { owner, css } of sheets) {
    for (const name of unscopedClasses(css)) owners.set(name, (owners.get(name) ?? new Set()).add(owner));
  }
  return [...owners]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `.${name}: ${[...all].sort().join(', ')}`)
    .sort();
}
