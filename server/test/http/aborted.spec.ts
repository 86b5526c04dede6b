import { once } from 'node:events';
import { connect } from 'node:net';
import { builtWebApp } from '../../src/pages/web-files.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';

let shop: TestApp;
let authorization: string;
beforeAll(async () => {
  shop = await startTestApp({ webDist: builtWebApp() });
  authorization = (await shop.signIn()).headers.Authorization;
});
afterAll(() => shop?.close());

/** Sends the beginning of a request, and closes the connection once the server has it. */
async function hangUp(lines: string[], beginning: string): Promise<void> {
  const before = lineCount();
  const { port, host } = new URL(shop.url);
  const length = lines.some((line) => line.startsWith('Transfer-Encoding')) ? [] : ['Content-Length: 90000'];
  const head = [...lines, `Host: ${host}`, `Authorization: ${authorization}`, ...length];
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`);
  await new Promise((settle) => setTimeout(settle, 300));
  socket.destroy();
  await until(() => lineCount() > before);
  // Other lines are logged at the same time.
  await new Promise((settle) => setTimeout(settle, 100));
}

const entries = (): { level: number; msg: string; err?: object }[] =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { level: number; msg: string });
const lineCount = (): number => entries().filter(({ msg }) => /^request (completed|aborted|errored)$/.test(msg)).length;

describe('a client that leaves is no error in the log', () => {
  it.each<[string, string[], string]>([
    ['JSON', ['POST /api/order/create/v2 HTTP/1.1', 'Content-Type: application/json'], '{"customer":'],
    [
      'JSON in chunks',
      ['POST /api/order/create/v2 HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
      'c\r\n{"customer":\r\n',
    ],
    [
      'packed JSON',
      ['POST /api/order/create/v2 HTTP/1.1', 'Content-Type: application/json', 'Content-Encoding: gzip'],
      '\x1f',
    ],
    [
      'a form of the demo',
      ['POST /demo-google/token HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded'],
      'a=',
    ],
    ['a read with a body', ['GET /api/config HTTP/1.1', 'Content-Type: application/json'], '{'],
    ['a file of the web app, asked for with a body', ['GET /favicon.svg HTTP/1.1', 'Content-Type: text/plain'], '{'],
    [
      'a piece of a photo',
      [`PUT /api/album/photo/${'f'.repeat(24)}/piece/0 HTTP/1.1`, 'Content-Type: application/octet-stream'],
      'x',
    ],
    [
      'a form with a picture',
      ['POST /api/photo/add HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x'],
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG',
    ],
  ])('%s', async (_name, lines, beginning) => {
    await hangUp(lines, beginning);
    expect(entries().filter(({ level, err }) => level >= 40 || err !== undefined)).toEqual([]);
  });

  it('when it leaves before a file has begun', async () => {
    const { port, host } = new URL(shop.url);
    const before = lineCount();
    for (let sent = 0; sent < 50; sent += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /favicon.svg HTTP/1.1\r\nHost: ${host}\r\n\r\n`, () => socket.destroy());
    }
    await until(() => lineCount() >= before + 40);
    expect(entries().filter(({ level, err }) => level >= 40 || err !== undefined)).toEqual([]);
  });
});
