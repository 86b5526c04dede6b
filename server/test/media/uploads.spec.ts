import { Body, Controller, Post, Put } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { SessionTokensModule } from '../../src/auth/session-tokens.module.js';
import { CommonModule } from '../../src/common/common.module.js';
import { RateLimits } from '../../src/http/limits/rate-limits.service.js';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { GuestPageMiddleware } from '../../src/pages/guest-page.middleware.js';
import { UploadMemory } from '../../src/media/uploads/upload-memory.js';
import { FlagText, NumberText, Text } from '@serikad/shared/validation/decorators';
import type { ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { pino } from 'pino';
import { configureApp } from '../../src/configure-app.js';
import { loadConfig } from '../../src/config/load-config.js';
import { Metrics } from '../../src/operations/metrics/metrics.js';
import { RequestMetrics } from '../../src/operations/metrics/request-metrics.js';
import { ImageUpload, UploadedImage } from '../../src/media/uploads/image-upload.decorator.js';
import { LARGEST_FIELD, LARGEST_FILE, MOST_FIELDS, MOST_READ } from '../../src/media/uploads/upload-limits.js';
import { expectFailure } from '../http/support/envelope.js';
import { closeConnections, send, type RawAnswer, type RawRequest } from '../http/support/raw.js';

class ProbeDto {
  @Text({ max: 40_000 }) title!: string;
  @NumberText(0, 6) order!: number;
  @FlagText() show!: boolean;
}

@Controller('probe')
class ProbeController {
  @Post('needs/:id')
  @ImageUpload('image', { required: true })
  needs(@Body() body: ProbeDto, @UploadedImage() image: Buffer | undefined): unknown {
    return { ...body, bytes: image?.length };
  }

  @Put('may')
  @ImageUpload('image')
  may(@Body() body: ProbeDto, @UploadedImage() image: Buffer | undefined): unknown {
    return { ...body, bytes: image?.length ?? null };
  }

  @Post('json')
  json(@Body() body: ProbeDto): unknown {
    return body;
  }
}

let app: NestExpressApplication;
let url: string;
beforeAll(async () => {
  // The real pipeline without a database: limits are off, so nothing is counted.
  const config = loadConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
  const counters = { provide: SharedCounters, useValue: null };
  const guestPages = { provide: GuestPageMiddleware, useValue: { install: () => undefined } };
  const module = await Test.createTestingModule({
    imports: [CommonModule.forRoot({ config, mongoUri: '' }), SessionTokensModule],
    controllers: [ProbeController],
    providers: [Metrics, RequestMetrics, RateLimits, counters, guestPages],
  }).compile();
  app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  configureApp(app, config, pino({ level: 'silent' }));
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(async () => {
  closeConnections();
  await app.close();
});

const BOUNDARY = 'x-boundary';
type Part = [headers: string, content: string | Buffer];
const field = (name: string, value: string): Part => [`Content-Disposition: form-data; name="${name}"`, value];
const file = (name: string, content: Buffer | string = 'bytes', filename = 'a.png'): Part => [
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png`,
  content,
];
const GOOD = [field('title', 'Lampu'), field('order', '3'), field('show', 'true')];

function form(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.flatMap(([headers, content]) => [
    Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

const TYPE = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
const needs = (parts: Part[], more: Partial<RawRequest> = {}): Promise<RawAnswer> =>
  send(url, { method: 'POST', path: '/probe/needs/1', headers: TYPE, body: form(parts), ...more });
const fieldsOf = (answer: RawAnswer): string[] =>
  ((answer.json as ErrorEnvelope).data.error.fields ?? []).map(({ field: name }) => name);

describe('X21 a form with a picture', () => {
  it('gives the texts as its DTO declares them, and the bytes', async () => {
    const answer = await needs([...GOOD, file('image', Buffer.alloc(3))]);
    expect(answer.json).toEqual({ code: 200, data: { title: 'Lampu', order: 3, show: true, bytes: 3 } });
    const chunked = await needs([file('image', Buffer.alloc(9)), ...GOOD], { chunked: true });
    expect(chunked.json).toEqual({ code: 200, data: { title: 'Lampu', order: 3, show: true, bytes: 9 } });
  });

  it.each([
    ['no file', GOOD],
    ['an empty choice of a browser', [...GOOD, file('image', '', '')]],
    ['a text in its place', [...GOOD, field('image', 'photo.png')]],
    ['no body at all', null],
  ])('that needs one is 400 with %s, which names the field', async (_name, parts) => {
    const answer = parts ? await needs(parts) : await send(url, { method: 'POST', path: '/probe/needs/1', body: '' });
    expectFailure(answer, 'validation');
    expect(fieldsOf(answer)).toEqual(['image']);
  });

  it('may be without one where it is not needed', async () => {
    const answer = await send(url, { method: 'PUT', path: '/probe/may', headers: TYPE, body: form(GOOD) });
    expect(answer.json).toMatchObject({ code: 200, data: { bytes: null } });
  });

  it.each<[string, Part[], string]>([
    ['an order that is no number', [field('title', 'a'), field('order', '3x'), field('show', 'true')], 'order'],
    ['a yes that is none', [field('title', 'a'), field('order', '3'), field('show', 'yes')], 'show'],
    ['a title twice', [...GOOD, field('title', 'b')], 'title'],
    ['an unknown text', [...GOOD, field('extra', 'b')], 'extra'],
    ['an unknown file', [...GOOD, file('extra')], 'extra'],
    ['a text sent as a file', [field('order', '3'), field('show', 'true'), file('title')], 'title'],
    ['two pictures', [...GOOD, file('image'), file('image')], 'image'],
    ['X13 an operator', [field('order', '3'), field('show', 'true'), field('title[$ne]', '')], 'title[$ne]'],
    ['an index', [...GOOD, field('title[99999999]', 'a')], 'title[99999999]'],
    ['X19 __proto__', [...GOOD, field('__proto__', 'a')], '__proto__'],
    ['X19 __proto__ with a member', [...GOOD, field('__proto__[polluted]', 'a')], '__proto__[polluted]'],
    ['X19 constructor', [...GOOD, field('constructor', 'a')], 'constructor'],
    ['X19 a file of the name __proto__', [...GOOD, file('__proto__')], '__proto__'],
    ['a text of 16 kB and a byte', [...GOOD.slice(1), field('title', 'a'.repeat(LARGEST_FIELD + 1))], 'title'],
  ])('with %s is 400 that names it', async (_name, parts, name) => {
    const withImage = parts.some(([headers]) => headers.includes('filename')) ? parts : [...parts, file('image')];
    const answer = await needs(withImage);
    expectFailure(answer, 'validation');
    expect(fieldsOf(answer)).toEqual([name]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('is read with a text of 16 kB, 20 texts and a picture of 10 MB, and not with more', async () => {
    const longest = [...GOOD.slice(1), field('title', 'a'.repeat(LARGEST_FIELD)), file('image')];
    expect((await needs(longest)).status).toBe(200);

    const extras = (count: number): Part[] => Array.from({ length: count }, (_, i) => field(`x${i}`, ''));
    const twenty = await needs([...GOOD, ...extras(MOST_FIELDS - 3), file('image')]);
    expectFailure(twenty, 'validation');
    expect(fieldsOf(twenty)).toHaveLength(MOST_FIELDS - 3);
    const more = await needs([...GOOD, ...extras(MOST_FIELDS - 2), file('image')]);
    expectFailure(more, 'validation');
    expect(fieldsOf(more)).toEqual(['']);

    for (const chunked of [false, true]) {
      const whole = await needs([...GOOD, file('image', Buffer.alloc(LARGEST_FILE))], { chunked });
      expect(whole.json).toMatchObject({ data: { bytes: LARGEST_FILE } });
      const over = await needs([...GOOD, file('image', Buffer.alloc(LARGEST_FILE + 1))], { chunked });
      expectFailure(over, 'file-too-large');
      expect(fieldsOf(over)).toEqual(['image']);
    }
  });

  it('is refused with a part of too many headers, a name of 101 characters, or a part without a name', async () => {
    const headers = Array.from({ length: 10 }, (_, i) => `X-${i}: a`).join('\r\n');
    for (const parts of [
      [[`${headers}\r\nContent-Disposition: form-data; name="title"`, 'a'] satisfies Part, file('image')],
      [...GOOD, field('n'.repeat(101), 'a'), file('image')],
      [...GOOD, ['Content-Disposition: form-data', 'a'] satisfies Part, file('image')],
    ]) {
      expectFailure(await needs(parts), 'validation');
    }
  });

  it.each<[string, Buffer | string, Record<string, string>]>([
    ['an end that never comes', form([...GOOD, file('image')], ''), TYPE],
    ['a file that is cut off', form([...GOOD, file('image')]).subarray(0, -30), TYPE],
    ['another boundary', form([...GOOD, file('image')]), { 'Content-Type': 'multipart/form-data; boundary=other' }],
    ['no boundary', form([...GOOD, file('image')]), { 'Content-Type': 'multipart/form-data' }],
    ['a header that is none', `--${BOUNDARY}\r\nrahsia\r\n\r\na\r\n--${BOUNDARY}--\r\n`, TYPE],
    ['nothing', '', TYPE],
  ])('with %s is 400, without an echo', async (_name, body, headers) => {
    for (const chunked of [false, true]) {
      const answer = await send(url, { method: 'POST', path: '/probe/needs/1', headers, body, chunked });
      expectFailure(answer, 'validation');
      expect(answer.text).not.toMatch(/rahsia|Multipart|boundary|form/);
    }
  });

  it('that does not end is cut off, not read', async () => {
    const answer = await send(url, {
      method: 'POST',
      path: '/probe/needs/1',
      headers: { ...TYPE, 'Content-Length': String(MOST_READ + 1) },
      body: Buffer.alloc(1),
    });
    expectFailure(answer, 'file-too-large');
    expect(answer.headers['connection']).toBe('close');
  });

  it('that goes on after it was refused ends its own connection alone', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    const chunk = Buffer.alloc(1024 * 1024, 'a');
    const send1MB = (): void => {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      socket.write('\r\n');
    };
    socket.write(
      `POST /probe/needs/1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n` +
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`,
    );
    for (let sent = 0; sent <= MOST_READ; sent += chunk.length) send1MB();
    while (answer === '' && !socket.destroyed) await pause(10);
    for (let more = 0; more < 20 && !socket.destroyed; more += 1) {
      send1MB();
      await pause(5);
    }
    socket.destroy();
    const next = await send(url, { method: 'POST', path: '/probe/needs/1', headers: TYPE, body: form(GOOD) });
    expectFailure(next, 'validation');
  }, 60_000);
});

const noCut = (): void => undefined;

describe('X31 the memory of all uploads', () => {
  it('has an end, and what is over or gone away makes room', () => {
    const memory = new UploadMemory(100);
    const [one, two] = [memory.open('a', noCut), memory.open('a', noCut)];
    expect([one.take(60), two.take(40), two.take(1), one.take(1)]).toEqual([true, true, false, false]);
    one.release();
    one.release();
    expect([two.take(60), two.take(1)]).toEqual([true, false]);
    two.release();
    expect(memory.open('a', noCut).take(100)).toBe(true);
  });

  it('has no room for all of 30 pictures of 10 MB at once: the others get 503 with Retry-After; afterwards all have room', async () => {
    const body = form([...GOOD, file('image', Buffer.alloc(LARGEST_FILE - 100_000))]);
    // 30 have sent all but their last byte, so that none ends before another begins.
    const half = Array.from({ length: 30 }, () => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.write(
        `POST /probe/needs/1 HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${TYPE['Content-Type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, -1));
      return { socket, answer: () => answer };
    });
    const refused = (): typeof half => half.filter(({ answer }) => answer() !== '');
    try {
      // 300 MB are sent, which takes as long as the machine needs.
      for (let turn = 0; turn < 1_000 && refused().length < 4; turn += 1) await pause(25);
      await pause(500);
      expect(refused().length).toBeGreaterThanOrEqual(4);
      for (const { answer } of refused()) {
        expect(answer()).toMatch(/^HTTP\/1\.1 503/);
        expect(answer()).toMatch(/Retry-After: 5/i);
      }
    } finally {
      for (const { socket } of half) socket.destroy();
    }
    const eight = (): Promise<number[]> =>
      Promise.all(Array.from({ length: 8 }, () => needs([], { body }).then(({ status }) => status)));
    const all = Array.from({ length: 8 }, () => 200);
    // A busy server notices late that 30 clients have left; a refused upload may be cut before its answer is read.
    const areServed = async (): Promise<boolean> => (await eight().catch(() => [])).join() === all.join();
    for (let turn = 0; turn < 20 && !(await areServed()); turn += 1) await pause(500);
    for (let turn = 0; turn < 3; turn += 1) expect(await eight()).toEqual(all);
  }, 60_000);
});

describe('X14 the kind of a body', () => {
  const json = JSON.stringify({ title: 'a', order: 3, show: true });
  it.each<[string, string, Record<string, string>, string | Buffer]>([
    ['JSON', '/probe/needs/1', { 'Content-Type': 'application/json' }, json],
    ['urlencoded', '/probe/needs/1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'title=a'],
    ['another multipart', '/probe/needs/1', { 'Content-Type': `multipart/mixed; boundary=${BOUNDARY}` }, form(GOOD)],
    ['no type', '/probe/needs/1', {}, form(GOOD)],
    ['a packed form', '/probe/needs/1', { ...TYPE, 'Content-Encoding': 'gzip' }, gzipSync(form(GOOD))],
    ['a form where JSON belongs', '/probe/json', TYPE, form(GOOD)],
    ['a form where nothing is', '/probe/nothing', TYPE, form(GOOD)],
    ['a form with another method', '/probe/may', TYPE, form(GOOD)],
  ])('of %s is answered 415', async (_name, path, headers, body) => {
    for (const chunked of [false, true]) {
      const answer = await send(url, { method: 'POST', path, headers, body, chunked });
      expectFailure(answer, 'unsupported-media-type');
    }
  });

  it('is checked for a route in whatever way it is written', async () => {
    for (const path of ['/PROBE/needs/1', '/probe/needs/1/', '/probe/needs/%31?x=1']) {
      expect((await needs([...GOOD, file('image')], { path })).status).toBe(200);
    }
  });
});
