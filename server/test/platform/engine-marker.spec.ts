import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimData, markedEngine } from '../../src/database/engine-marker.js';
import type { ResolvedMongod } from '../../src/database/resolve-mongod.js';

const found = (engine: 'mongod' | 'embedded', version: string): ResolvedMongod => ({
  binary: '/bin/mongod',
  engine,
  version,
  origin: 'test',
});

describe('engine marker', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marker-'));
    file = join(folder, 'engine.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('remembers who made the data', () => {
    expect(markedEngine(file)).toBeUndefined();
    claimData(file, found('embedded', '9.0.0'), folder);
    expect(markedEngine(file)).toBe('embedded');
  });

  it('is taken back when the start fails: a new folder stays open to any engine', () => {
    claimData(file, found('mongod', '8.2.6'), folder)();
    expect(existsSync(file)).toBe(false);
  });

  it('goes back to the earlier version when an upgrade fails', () => {
    claimData(file, found('mongod', '8.0.17'), folder);
    claimData(file, found('mongod', '8.2.6'), folder)();
    expect(readFileSync(file, 'utf8')).toContain('8.0.17');
  });

  it.each([
    ['embedded', '9.0.0', 'mongod', '8.2.6', /made by the embedded engine 9\.0\.0, and MongoDB 8\.2\.6 can't open it/],
    ['mongod', '8.2.6', 'embedded', '9.0.0', /made by MongoDB 8\.2\.6, and the embedded engine 9\.0\.0 can't open it/],
    ['mongod', '8.2.6', 'mongod', '8.0.17', /last served by MongoDB 8\.2\.6, newer than MongoDB 8\.0\.17/],
    ['mongod', '8.2.6', 'mongod', '7.0.28', /newer than MongoDB 7\.0\.28/],
  ] as const)('of %s %s refuses %s %s with the way out', (made, madeVersion, engine, version, message) => {
    claimData(file, found(made, madeVersion), folder);
    const claim = () => claimData(file, found(engine, version), folder);
    expect(claim).toThrow(message);
    expect(claim).toThrow(/Start the one that made it .+ or move .+ away/);
    expect(markedEngine(file)).toBe(made);
  });

  it.each(['8.2.1', '8.2.9', '8.3.0', '9.0.0'])('of MongoDB 8.2.6 lets MongoDB %s in', (version) => {
    claimData(file, found('mongod', '8.2.6'), folder);
    expect(() => claimData(file, found('mongod', version), folder)).not.toThrow();
  });

  it('that is damaged is reported with how to repair it', () => {
    writeFileSync(file, '{"eng');
    expect(() => markedEngine(file)).toThrow(/is damaged\. It should read \{"engine":"mongod","version":"8\.2\.6"\}/);
  });
});
