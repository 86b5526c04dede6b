import { resolver, sandboxInjectedGlobals, transform, transformIgnorePatterns } from '../jest.transform.mjs';

const shared = {
  testEnvironment: 'node',
  testMatch: ['**/*.spec.{ts,tsx}'],
  setupFiles: ['reflect-metadata'],
  resolver,
  transform,
  transformIgnorePatterns,
  sandboxInjectedGlobals,
};
const mapped = { '\\.css$': '<rootDir>/jest.no-css.cjs' };

export default {
  projects: [
    {
      ...shared,
      displayName: 'shop',
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/guest/'],
      moduleNameMapper: mapped,
    },
    {
      ...shared,
      displayName: 'guest',
      roots: ['<rootDir>/src/guest'],
      // As `preactForGuests` in vite.config.ts.
      moduleNameMapper: {
        '^react$': 'preact/compat',
        '^react/jsx-runtime$': 'preact/jsx-runtime',
        '^react-dom/server$': 'preact-render-to-string',
        ...mapped,
      },
    },
  ],
};
