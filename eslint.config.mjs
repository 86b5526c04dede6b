import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { definedFilter } from './scripts/eslint/defined-filter.mjs';

const typed = [
  'shared/src/**/*.ts',
  'server/{src,test}/**/*.ts',
  'tools/*/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'bench/**/*.ts',
];

/** A promise that outlives a request keeps what awaits it: with one that never settles, every request that does. */
const lastingPromises = [
  ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator',
  'PropertyDefinition',
].map((place) => ({
  selector: `${place} > NewExpression[callee.name="Promise"]`,
  message: 'Make the promise where it is awaited: what awaits one of a module or an instance is kept until it settles.',
}));

/** Methods of services that write, by the verb of their name. */
const WRITES =
  'add|change|clear|close|continue|create|delete|edit|enter|erase|finish|insert|mark|move|note|prepare|put|record|' +
  'release|remove|reorder|replace|restore|reverse|save|set|settle|store|submit|take|update|upsert|withhold|write';
const adminWrites = {
  selector: `CallExpression[callee.object.object.type="ThisExpression"][callee.property.name=/^(${WRITES})(?![a-z])/]`,
  message: 'Admin services only read: the module that owns the data writes, called by the controller.',
};

const foreignToWeb = ['@nestjs/*', 'mongoose', '@serikad/server*', 'node:*'];
/** Components import `i18n/<part>`, which has the texts of the page's language. */
const dictionaries = ['**/i18n/ms/*', '**/i18n/ms/admin/*', '**/i18n/en/*', '**/i18n/en/admin/*'];

const presses = ['onClick', 'onMouseDown', 'onMouseUp'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-ssr/**',
      '**/node_modules/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'data/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    // Comments alone: the length of code is Prettier's.
    rules: { 'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true, ignorePattern: 'eslint-disable' }] },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: typed,
    extends: tseslint.configs.recommendedTypeChecked,
    languageOptions: {
      parserOptions: {
        project: [
          './shared/tsconfig.test.json',
          './server/tsconfig.test.json',
          './tools/embedded-mongodb/tsconfig.json',
          './web/tsconfig.json',
          './e2e/tsconfig.json',
          './bench/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    // Nest reads constructor parameter types at run time: an `import type` there would erase what it injects.
    files: ['server/{src,test}/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // supertest bodies are `any` by its types; the assertions on them are the check.
    files: ['**/*.spec.{ts,tsx}', 'server/test/**/*.ts', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['server/{src,test}/**/*.ts'],
    plugins: { house: { rules: { 'defined-filter': definedFilter } } },
    // The controls of house rules are suppressed lines: one that no longer reports is an error itself.
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/defined-filter': 'error',
      'no-restricted-syntax': ['error', ...lastingPromises],
    },
  },
  {
    files: ['server/src/modules/admin/**/*.ts', 'server/test/lint/admin-write.control.ts'],
    ignores: ['**/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', ...lastingPromises, adminWrites] },
  },
  {
    // Layers: services ask a repository for documents, never a model.
    files: ['server/src/**/*.ts', 'server/test/lint/*.ts'],
    ignores: ['server/src/**/*.repository.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/mongoose',
              importNames: ['InjectModel', 'getModelToken'],
              message: 'Models are for repositories (*.repository.ts) alone.',
            },
          ],
        },
      ],
    },
  },
  {
    // What prints for a person at a terminal.
    files: ['bench/**/*.ts', 'scripts/**', 'art/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Layers: shared imports no other workspace, web and server do not import each other.
    files: ['shared/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['node:*', '@nestjs/*', 'react', 'react-*', 'mongoose', '@serikad/*'] },
      ],
    },
  },
  {
    // These rules compile each file, a third of the linter's time: not those that have neither components nor hooks.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/i18n/**', 'web/src/**/*.spec.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...foreignToWeb, ...dictionaries] }],
    },
  },
  { files: ['web/src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['web/src/**/*.tsx'],
    rules: {
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Tick'] }],
      // A box that scrolls is reached by keys.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group'] }],
      // A dialog hears Escape by itself, and presses on its backdrop; keys are heard where they bubble to.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: presses, dialog: presses }],
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: presses }],
      // A table whose rows are laid out as grids is none to a screen reader without its roles.
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'], tr: ['row'] }],
    },
  },
  {
    files: ['web/src/i18n/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: foreignToWeb }] },
  },
  {
    // The server's build of the shop, which runs in Node; the English one registers its dictionary.
    files: ['web/src/shop-server*.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Tests that read the build, the style sheets and the sources.
    files: ['web/src/built/**/*.ts', 'web/src/i18n/*.spec.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
