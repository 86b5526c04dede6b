import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';

/** Units of the small, large and dynamic viewport, which Chrome has since 108 and Firefox since 101. */
const VIEWPORT_UNIT = /\d[sld]v[hw]\b/;
/**
 * `(width>=40rem)`: Chrome reads it since 104, Safari since 16.4. Containers, which are younger, are asked by ranges.
 */
const RANGE = /[<>]/;
/** Chrome has these since 104, Safari since 14.1. */
const SINGLE_TRANSFORM = /^(translate|rotate|scale)$/;
/** A label by its input, which Chrome has since 105 and Firefox since 121; the guest's styles have none of its kind. */
const HAS = /:has\(/;
/** Of the guest's styles: Chrome has these since 87. */
const INSET = /^inset(-(block|inline))?$/;

/** What of built styles the browsers of a floor ignore, although something else should take its place. */
export function styleFaults(css: string, { isGuest }: { isGuest: boolean }): string[] {
  const faults: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('media', ({ params }) => {
    if (RANGE.test(params)) faults.push(`range in @media ${params}`);
  });
  root.walkDecls((declaration) => {
    if (VIEWPORT_UNIT.test(declaration.value) && !hasFallback(declaration))
      faults.push(`no vh before ${declaration.toString()}`);
    if (SINGLE_TRANSFORM.test(declaration.prop) && !hasTransform(declaration, root))
      faults.push(`no transform beside ${declaration.toString()}`);
    if (isGuest && INSET.test(declaration.prop))
      faults.push(`${declaration.toString()} instead of top, right, bottom, left`);
  });
  root.walkRules(HAS, ({ selector }) => {
    if (isGuest) faults.push(`:has in ${selector}`);
  });
  return faults;
}

/** Whether the same selector has a `transform` where browsers have no single ones. Steps of animations need none. */
function hasTransform({ parent }: Declaration, root: Root): boolean {
  if (parent?.type !== 'rule') return false;
  const { selector } = parent;
  if (isInside(parent, ({ name }) => name === 'keyframes')) return true;
  let found = false;
  root.walkDecls('transform', (other) => {
    const rule = other.parent as Rule;
    found ||= rule.selector === selector && isInside(rule, ({ params }) => params.startsWith('not (scale'));
  });
  return found;
}

function isInside(node: Container, test: (around: AtRule) => boolean): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (around.type === 'atrule' && test(around as AtRule)) return true;
  }
  return false;
}

/** Whether the same property is before it in the same rule, in units that every browser has. */
function hasFallback({ parent, prop, value }: Declaration): boolean {
  const before = parent?.nodes.slice(
    0,
    parent.nodes.findIndex((node) => node.type === 'decl' && node.prop === prop && node.value === value),
  );
  return (before ?? []).some(
    (node) =>
      node.type === 'decl' && node.prop === prop && /\dv[hw]\b/.test(node.value) && !VIEWPORT_UNIT.test(node.value),
  );
}
