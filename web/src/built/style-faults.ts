import postcss, { type Declaration } from 'postcss';

/** Units of the small, large and dynamic viewport, which Chrome has since 108 and Firefox since 101. */
const VIEWPORT_UNIT = /\d[sld]v[hw]\b/;
/** `(width>=40rem)`: Chrome reads it since 104, Safari since 16.4. Containers, which are younger, are asked by ranges. */
const RANGE = /[<>]/;
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
    if (isGuest && INSET.test(declaration.prop))
      faults.push(`${declaration.toString()} instead of top, right, bottom, left`);
  });
  return faults;
}

/** Whether the same property stands before it in the same rule, in units that every browser has. */
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
