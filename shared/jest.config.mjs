import { resolver, sandboxInjectedGlobals, transform, transformIgnorePatterns } from '../jest.transform.mjs';

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  resolver,
  transform,
  transformIgnorePatterns,
  sandboxInjectedGlobals,
};
