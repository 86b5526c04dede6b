import { resolver, sandboxInjectedGlobals, transform, transformIgnorePatterns } from '../jest.transform.mjs';

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  resolver,
  transform,
  transformIgnorePatterns,
  sandboxInjectedGlobals,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  // Of a test that hangs: the browser tests run beside these on two cores.
  testTimeout: 90_000,
};
