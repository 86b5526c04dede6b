import { parse, type AnyNode, type CallExpression, type NewExpression, type Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { FUNCTIONS, isBelow, METHODS, SYNTAX, type Versions } from './floors.js';

/** The newest syntax that is parsed at all; of it `SYNTAX` refuses what a floor lacks. */
const ECMA_VERSION = 2022;
const LOGICAL = new Set(['??=', '||=', '&&=']);
const FUNCTION = /Function/;

/**
 * What of a built script the browsers of a floor cannot read or do not have, each with the code around it.
 * A call counts as guarded when a condition around it names what is called.
 */
export function scriptFaults(source: string, floor: Versions): string[] {
  let program: Program;
  try {
    program = parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
  } catch (error) {
    return [`does not parse as ES${ECMA_VERSION}: ${String(error)}`];
  }
  const faults: string[] = [];
  const report = (what: string, versions: Versions, { start }: AnyNode): void => {
    if (!isBelow(floor, versions)) faults.push(`${what}: …${source.slice(Math.max(0, start - 40), start + 60)}…`);
  };
  const syntax = (what: keyof typeof SYNTAX, node: AnyNode): void => report(what, SYNTAX[what], node);
  const called = (node: CallExpression | NewExpression, ancestors: readonly AnyNode[]): void => {
    const name = nameOf(node.callee);
    const [method = ''] = name.split('.').slice(-1);
    const versions = FUNCTIONS[name] ?? (name.includes('.') && Object.hasOwn(METHODS, method) && METHODS[method]);
    if (versions && !isGuarded(method, ancestors, source)) report(name, versions, node);
  };
  ancestor(program, {
    StaticBlock: (node) => syntax('class static block', node),
    AssignmentExpression: (node) => {
      if (LOGICAL.has(node.operator)) syntax('logical assignment', node);
    },
    MethodDefinition: (node) => {
      if (node.key.type === 'PrivateIdentifier') syntax('private method', node);
    },
    BinaryExpression: (node) => {
      if (node.left.type === 'PrivateIdentifier') syntax('private name in an object', node);
    },
    AwaitExpression: (node, _state, ancestors) => {
      if (!ancestors.some(({ type }) => FUNCTION.test(type))) syntax('top-level await', node);
    },
    Literal: (node) => {
      const pattern = node.regex?.pattern ?? node.value;
      if (typeof pattern === 'string' && /\(\?<[=!]/.test(pattern)) syntax('regex lookbehind', node);
      if (node.regex?.flags.includes('v')) syntax('regex flag v', node);
      if (node.regex?.flags.includes('d')) syntax('regex flag d', node);
    },
    CallExpression: (node, _state, ancestors) => called(node, ancestors),
    NewExpression: (node, _state, ancestors) => called(node, ancestors),
  });
  return faults;
}

/** `structuredClone`, `AbortSignal.any`, or `?.at` for a method of whatever an expression answers. */
function nameOf(callee: AnyNode): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return '';
  const { object, property } = callee;
  if (object.type !== 'Identifier') return `?.${property.name}`;
  return GLOBALS.has(object.name) ? property.name : `${object.name}.${property.name}`;
}
const GLOBALS = new Set(['globalThis', 'window', 'self']);

/** Whether the call is optional or a condition around it, within its function or outside, names the method. */
function isGuarded(method: string, ancestors: readonly AnyNode[], source: string): boolean {
  const call = ancestors.at(-1);
  if (call?.type === 'CallExpression' && call.optional) return true;
  return ancestors.some((node, index) => {
    const inside = ancestors[index + 1];
    const condition =
      node.type === 'IfStatement' || node.type === 'ConditionalExpression'
        ? node.test
        : node.type === 'LogicalExpression'
          ? node.left
          : undefined;
    return condition && condition !== inside && source.slice(condition.start, condition.end).includes(method);
  });
}
