// How jest reads TypeScript, once for every workspace. Jest runs CommonJS: swc rewrites our ES modules, and those
// packages that ship nothing else (Nest 12 and what it pulls in, Preact, the QR codes).
const esmOnly = [
  '@nestjs\\+',
  'file-type@',
  'strtok3@',
  'token-types@',
  'uint8array-extras@',
  '@tokenizer\\+',
  '@borewit\\+',
  'cookie@',
  'negotiator@',
  'preact@',
  'preact-render-to-string@',
  'qr@',
];
const target = { target: 'es2023', keepClassNames: true };
const commonjs = { type: 'commonjs' };

export const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        ...target,
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: commonjs,
      sourceMaps: 'inline',
    },
  ],
  '/node_modules/.+\\.m?js$': [
    '@swc/jest',
    { jsc: { ...target, parser: { syntax: 'ecmascript' } }, module: commonjs, sourceMaps: false },
  ],
};
export const transformIgnorePatterns = [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')}))`];
export const resolver = '<rootDir>/../jest.resolver.mjs';

/**
 * Parameters of every module instead of properties of the test environment's global object, which jest puts behind a
 * proxy: each access takes 0.1 µs there. A name that a package declares itself, as some do `process` and `parseInt`,
 * would be a syntax error; what fake timers replace, such as `Date`, would stay the real one.
 */
export const sandboxInjectedGlobals = [
  ...['Array', 'Boolean', 'Error', 'Float32Array', 'Infinity', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap'],
  ...['isFinite', 'isNaN'],
];
