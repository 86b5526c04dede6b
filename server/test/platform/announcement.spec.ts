import { mkdtempSync, rmSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.js';
import { announcement, networkAddresses } from '../../src/start/announcement.js';

const dataDir = mkdtempSync(join(tmpdir(), 'announcement-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const database = { uri: 'mongodb://database.example/serikad', version: '8.2.3' };
const box = (env: Record<string, string> = {}, addresses: string[] = []): string =>
  announcement(loadConfig({ DATA_DIR: dataDir, ...env }), database, addresses);

describe('what the start says of the addresses', () => {
  it('names the network’s addresses, where the server listens as well', () => {
    const text = box({ PORT: '4100' }, ['192.168.1.7', '10.0.0.3']);
    expect(text).toContain('Open      http://localhost:4100');
    expect(text).toContain('network: http://192.168.1.7:4100');
    expect(text).toContain('network: http://10.0.0.3:4100');
  });

  it('says from where the demo’s seller signs in', () => {
    expect(box()).toContain('Signs in on this machine alone; DEMO_SELLER changes that.');
    expect(box({ DEMO_SELLER: 'anywhere' })).toContain('Signs in from anywhere (DEMO_SELLER=anywhere).');
    const google = {
      GOOGLE_CLIENT_ID: '1234-abc.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'GOCSPX-1a2b3c4d5e6f',
    };
    expect(box({ ...google, ADMIN_EMAILS: 'ana@example.com' })).not.toContain('DEMO_SELLER');
  });

  it('names no loopback address as one of this machine', () => {
    for (const address of networkAddresses()) {
      expect(isIPv4(address)).toBe(true);
      expect(address).not.toMatch(/^127\./);
    }
  });
});
