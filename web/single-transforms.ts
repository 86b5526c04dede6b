import postcss, { type Declaration, type Plugin, type Rule } from 'postcss';

const PROPERTIES = ['translate', 'rotate', 'scale'] as const;
type Property = (typeof PROPERTIES)[number];
const NONE: Readonly<Record<Property, string>> = { translate: 'translate(0)', rotate: 'rotate(0)', scale: 'scale(1)' };
/** Chrome has all three since 104. */
const MISSING = { name: 'supports', params: 'not (scale: 1)' };

/**
 * For browsers without `translate`, `rotate` and `scale`: adds `transform` to each rule that has them. The three stand
 * in variables, because they may come from different rules, and a `transform` of another rule would take them away; the
 * guest's base.css keeps the variables from being inherited. Steps of animations stay as they are.
 */
export function singleTransforms(isWanted: (file: string) => boolean): Plugin {
  return {
    postcssPlugin: 'single-transforms',
    Once(root, { result }) {
      if (isWanted(result.opts.from ?? '')) root.walkRules(addTransform);
    },
  };
}

function addTransform(rule: Rule): void {
  if (isStep(rule)) return;
  const single = rule.nodes.filter(
    (node): node is Declaration & { prop: Property } =>
      node.type === 'decl' && PROPERTIES.some((property) => property === node.prop),
  );
  const [first] = single;
  if (first === undefined) return;
  const own = rule.nodes.find((node) => node.type === 'decl' && node.prop === 'transform');
  const all = PROPERTIES.map((property) => `var(${variable(property)})`);
  const rest = own?.type === 'decl' && own.value !== 'none' ? [own.value] : [];
  // Clones keep their place in the source, which Vite asks for.
  const variables = single.map((node) => node.clone({ prop: variable(node.prop), value: asFunction(node) }));
  const transform = first.clone({ prop: 'transform', value: [...all, ...rest].join(' ') });
  rule.append(
    postcss.atRule({ ...MISSING, ...(rule.source && { source: rule.source }), nodes: [...variables, transform] }),
  );
}

function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}

function variable(property: Property): string {
  return `--single-${property}`;
}

/** `translate: -50% 0` as `translate(-50%, 0)`. */
function asFunction({ prop, value }: { prop: Property; value: string }): string {
  return value === 'none' ? NONE[prop] : `${prop}(${postcss.list.space(value).join(', ')})`;
}
