import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What a guest got, and after how long. */
export interface Got {
  status: number;
  body: string;
  /** From the first byte sent to the last one received, in ms. */
  ms: number;
  /** The moment of the last byte, by `performance.now()`. */
  at: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const NONE = Buffer.alloc(0);

/**
 * A guest's connection: one request after the other over one socket, kept open. Bare, because guests do not run on the
 * shop's machine: a client that costs as much as the server would be what is measured.
 */
export class Guest {
  private received: Buffer = NONE;
  private waiting: { began: number; resolve: (got: Got) => void; reject: (error: Error) => void } | undefined;
  /** Why nothing more comes over this connection. */
  private over: Error | undefined;

  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('the server closed the connection')));
  }

  static connect(port: number): Promise<Guest> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Guest(socket)));
      socket.once('error', reject);
    });
  }

  /**
   * Servers close connections that rest for some seconds:
   * a request over such a one fails, rather than wait without end.
   */
  send(request: string): Promise<Got> {
    if (this.over) return Promise.reject(this.over);
    return new Promise((resolve, reject) => {
      this.waiting = { began: performance.now(), resolve, reject };
      this.socket.write(request);
    });
  }

  leave(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private fail(error: Error): void {
    this.over ??= error;
    this.waiting?.reject(error);
    this.waiting = undefined;
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const answer = wholeResponse(this.received);
    if (!answer || !this.waiting) return;
    const { began, resolve } = this.waiting;
    this.waiting = undefined;
    this.received = NONE;
    const at = performance.now();
    resolve({ ...answer, ms: at - began, at });
  }
}

/** The response in the bytes; nothing while a part is missing. */
function wholeResponse(bytes: Buffer): { status: number; body: string } | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const from = headEnd + HEAD_END.length;
  if (status === 304 || status === 204) return { status, body: '' };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const to = from + Number(length);
    return bytes.length < to ? undefined : { status, body: bytes.toString('latin1', from, to) };
  }
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) throw new Error(`a response without a length: ${head}`);
  return chunked(bytes, from, status);
}

function chunked(bytes: Buffer, from: number, status: number): { status: number; body: string } | undefined {
  let body = '';
  for (let at = from; ;) {
    const lineEnd = bytes.indexOf('\r\n', at, 'latin1');
    if (lineEnd === -1) return undefined;
    const size = parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return { status, body };
    body += bytes.toString('latin1', lineEnd + 2, lineEnd + 2 + size);
    at = next;
  }
}

/** Guests at the given ports, in turn. */
export function connectGuests(ports: readonly number[], count: number): Promise<Guest[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => Guest.connect(ports[index % ports.length] ?? 0)));
}

/** A GET as bytes. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** An RSVP of two guests as bytes, under its own key. */
export function rsvpRequest(invitationId: string, index: number): string {
  const body = JSON.stringify({
    invitationId,
    from: `Tetamu ${index}`,
    attendanceCount: 2,
    willAttend: true,
    message: 'Tahniah!',
  });
  return (
    'POST /api/wish/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** The RSVP of a family, two guests, by its link, as bytes. */
export function familyAnswerRequest(token: string): string {
  const sessions = [{ session: 'main', answer: 'coming', adults: 2, children: 0 }];
  const body = JSON.stringify({ sessions, message: 'Tahniah!' });
  return (
    'PUT /api/family/answer HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Family-Token: ${token}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** What a crowd of guests got. */
export interface Crowd {
  got: Got[];
  perSecond: number;
}

/** Each guest sends the next request as soon as the last one is answered, until all are. */
export async function crowd(
  guests: readonly Guest[],
  total: number,
  request: (index: number) => string,
): Promise<Crowd> {
  const got: Got[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    guests.map(async (guest) => {
      for (let index = next++; index < total; index = next++) got.push(await guest.send(request(index)));
    }),
  );
  return { got, perSecond: (total / (performance.now() - began)) * 1000 };
}

/** The same for a time, in ms. */
export async function crowdFor(guests: readonly Guest[], ms: number, request: () => string): Promise<Crowd> {
  const got: Got[] = [];
  const began = performance.now();
  await Promise.all(
    guests.map(async (guest) => {
      while (performance.now() - began < ms) got.push(await guest.send(request()));
    }),
  );
  return { got, perSecond: (got.length / (performance.now() - began)) * 1000 };
}

/** So many requests a second for so many ms. */
export interface Pace {
  rate: number;
  ms: number;
}

/** So many requests a second for a time, each by a guest who is free; a late one is sent as soon as one is. */
export async function paced(
  guests: readonly Guest[],
  { rate, ms }: Pace,
  request: (index: number) => string,
): Promise<Crowd> {
  const got: Got[] = [];
  const began = performance.now();
  const total = Math.round((rate * ms) / 1000);
  let next = 0;
  await Promise.all(
    guests.map(async (guest) => {
      for (let index = next++; index < total; index = next++) {
        const due = began + (index * 1000) / rate;
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const answer = await guest.send(request(index));
        // Counted from the moment in which it should have been sent: waiting for a free connection counts.
        got.push({ ...answer, ms: Math.max(answer.ms, performance.now() - due) });
      }
    }),
  );
  return { got, perSecond: (total / (performance.now() - began)) * 1000 };
}

/** @throws when a guest got anything but this status */
export function allGot(status: number, { got }: Crowd): void {
  const odd = got.find((each) => each.status !== status);
  if (odd) throw new Error(`a response was ${odd.status}: ${odd.body.slice(0, 300)}`);
}
