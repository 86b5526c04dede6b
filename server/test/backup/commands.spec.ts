import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import request from 'supertest';
import { loadConfig } from '../../src/config/load-config.js';
import { until } from '../support/processes.js';
import { smallPicture } from '../support/picture.js';
import {
  ServerProcess,
  cleanEnv,
  freePort,
  processesNaming,
  startServer,
  shopNode,
} from '../support/server-process.js';
import { signIn } from '../support/sign-in.js';
import { answer, edit } from '../rsvp/support/couple.js';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'drill-'));
const running: ServerProcess[] = [];
afterAll(async () => {
  for (const server of running) server.signal('SIGKILL');
  await until(() => processesNaming(folder).length === 0);
  rmSync(folder, { recursive: true, force: true });
});

/** The server, with its own embedded database in a data folder. */
async function serve(dataDir: string): Promise<{ server: ServerProcess; url: string; env: NodeJS.ProcessEnv }> {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'warn' };
  const server = startServer(env, folder);
  running.push(server);
  await server.up();
  return { server, url: `http://localhost:${port}`, env };
}

/** A command of the operator as it is built: its exit code and what it printed. */
async function command(
  name: 'backup' | 'restore' | 'customer',
  args: string[],
  dataDir: string,
): Promise<[number, string]> {
  const file = resolve(import.meta.dirname, `../../dist/commands/${name}.js`);
  const env = cleanEnv({ DATA_DIR: join(folder, dataDir) });
  const child = new ServerProcess(spawn(shopNode, [file, ...args], { cwd: folder, env, stdio: 'pipe' }));
  running.push(child);
  return [await child.exit(), child.output];
}

describe('X63 D-01 D-04 backup, restore and deletion by the commands', () => {
  it('a running shop is backed up and restored into an empty one; a shop that runs, or has data, is no target', async () => {
    const first = await serve('first');
    const config = loadConfig(first.env);
    const http = request(first.url);
    const owner = await signIn(first.url, config);
    const order = { customer: { name: 'Siti', phoneNo: '0123456789' }, items: [{ item: 'rsvp', package: 'premium' }] };
    const made = await http.post('/api/order/create/v2').set(owner.headers).send(order).expect(200);
    const { invitationId } = made.body.data as { invitationId: string };
    const { wishId = '' } = await answer(first.url, invitationId, 3);
    await http
      .post('/api/photo/add')
      .set(owner.headers)
      .field({ invitationId, order: '0' })
      .attach('image', await smallPicture(), 'gambar.png')
      .expect(200);

    const backup = join(folder, 'backup');
    const [code, output] = await command('backup', ['--out', backup], 'first');
    expect([code, output]).toEqual([0, expect.stringContaining(`Backup: ${backup}`)]);
    // No secret of the shop is in it.
    expect(readdirSync(backup).sort()).toEqual(['database', 'files', 'files.jsonl.gz', 'manifest.json']);
    expect(output).not.toContain(config.jwtSecret);

    expect(await command('restore', [backup], 'first')).toEqual([1, expect.stringMatching(/The shop already runs on/)]);
    first.server.signal('SIGTERM');
    await expect(first.server.exit()).resolves.toBe(0);
    expect(await command('restore', [backup], 'first')).toEqual([1, expect.stringMatching(/Nothing was touched/)]);
    // Of one that is stopped, too.
    const [again] = await command('backup', ['--into', join(folder, 'backups')], 'first');
    expect(again).toBe(0);
    const [moment = ''] = readdirSync(join(folder, 'backups'));
    expect(readdirSync(join(folder, 'backups', moment))).toContain('manifest.json');

    expect(await command('restore', [backup], 'second')).toEqual([
      0,
      expect.stringContaining('Everyone signs in once more'),
    ]);
    const second = await serve('second');
    const there = request(second.url);
    await there.get(`/api/order/find-by-user/${owner.userId}`).set(owner.headers).expect(403);
    const back = await signIn(second.url, loadConfig(second.env), { email: owner.email });
    const orders = await there.get(`/api/order/find-by-user/${owner.userId}`).set(back.headers).expect(200);
    expect(orders.body.data).toHaveLength(1);
    expect(await edit(second.url, wishId, 4)).toEqual({ status: 200, wishId });
    const bundle = await there.get(`/api/invitation/find-one/${invitationId}`).expect(200);
    await there.get(`/storage/${String(bundle.body.data.photos[0].imageUrl)}`).expect(200);
  });

  it('D-02 X50 a customer who was deleted after the backup does not come back with it; without the lists they do', async () => {
    const old = await serve('old');
    const owner = await signIn(old.url, loadConfig(old.env));
    const stays = await signIn(old.url, loadConfig(old.env));
    const order = { customer: { name: 'Siti', phoneNo: '0123456789' }, items: [{ item: 'rsvp', package: 'premium' }] };
    const invitations = new Map<string, string>();
    for (const { userId, headers } of [owner, stays]) {
      const made = await request(old.url).post('/api/order/create/v2').set(headers).send(order).expect(200);
      invitations.set(userId, String(made.body.data.invitationId));
    }
    const backups = join(folder, 'nights');
    const monday = join(backups, 'monday');
    expect((await command('backup', ['--out', monday], 'old'))[0]).toBe(0);
    const deletion = ['delete', owner.userId, '--yes', owner.email, '--also-open'];
    expect(await command('customer', deletion, 'old')).toEqual([0, expect.stringContaining('Deleted: customer')]);
    const list = join(folder, 'old', 'deleted-customers.txt');
    expect(readFileSync(list, 'utf8').split('\n')).toContain(owner.userId);
    // Tuesday's backup writes the list beside them all.
    expect((await command('backup', ['--out', join(backups, 'tuesday')], 'old'))[0]).toBe(0);
    expect(readFileSync(join(backups, 'deleted-customers.txt'), 'utf8').trim()).toBe(owner.userId);
    old.server.signal('SIGTERM');
    await old.server.exit();

    const pages = async (
      dataDir: string,
      ...more: string[]
    ): Promise<[output: string, gone: number, stays: number]> => {
      const [code, output] = await command('restore', [monday, ...more], dataDir);
      expect([code, output]).toEqual([0, expect.stringContaining('Restored')]);
      const { server, url } = await serve(dataDir);
      const statusOf = async ({ userId }: { userId: string }): Promise<number> =>
        (await request(url).get(`/invitation/view/${invitations.get(userId) ?? ''}`)).status;
      const found: [string, number, number] = [output, await statusOf(owner), await statusOf(stays)];
      server.signal('SIGTERM');
      await server.exit();
      return found;
    };
    const again = expect.stringContaining('Deleted again: 1 customers');
    expect(await pages('beside')).toEqual([again, 404, 200]);
    rmSync(join(backups, 'deleted-customers.txt'));
    expect(await pages('named', '--deleted', list)).toEqual([again, 404, 200]);
    // Control: the restore without the list of deleted customers.
    expect(await pages('untold')).toEqual([expect.not.stringContaining('Deleted again'), 200, 200]);
    expect(await command('restore', [monday, '--deleted', join(folder, 'no-list')], 'fourth')).toEqual([
      1,
      expect.stringMatching(/^There is no list/),
    ]);
  });

  it('what cannot be done is refused with one sentence, and nothing is made', async () => {
    expect(await command('restore', [join(folder, 'nowhere')], 'third')).toEqual([
      1,
      expect.stringMatching(/There is no whole backup in .+nowhere/),
    ]);
    expect(await command('backup', [], 'third')).toEqual([1, expect.stringMatching(/^There is no shop in .+third/)]);
    expect(await command('restore', [], 'third')).toEqual([1, expect.stringMatching(/^Usage: restore/)]);
    expect(await command('backup', ['--to', 'x'], 'third')).toEqual([1, expect.stringMatching(/Usage: backup/)]);
    expect(await command('backup', ['--out', 'x', '--into', 'y'], 'third')).toEqual([
      1,
      expect.stringMatching(/^One of/),
    ]);
    expect(existsSync(join(folder, 'third', 'mongodb'))).toBe(false);
  });
});
