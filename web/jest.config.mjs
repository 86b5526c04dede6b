import { moduleNameMapper, transform, transformIgnorePatterns } from '../jest.transform.mjs';

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.no-css.mjs', ...moduleNameMapper },
  transform,
  transformIgnorePatterns,
};
