import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A client whose connection can be inspected: what was received, and whether the other end closed it. */
export class SlowClient {
  /** Everything that the server said. */
  heard = '';
  closed = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => (this.heard += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.closed = true;
      clearInterval(this.timer);
    });
  }

  /** @param from the client's own address: any of 127.0.0.0/8 */
  static async connect(port: number, from = '127.0.0.1'): Promise<SlowClient> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const client = new SlowClient(socket);
    // One that is refused may be closed before it has heard that it was open.
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
    return client;
  }

  /** The status of the answer; nothing when there was none. */
  get status(): number | undefined {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(this.heard) ?? [];
    return status === undefined ? undefined : Number(status);
  }

  send(bytes: string | Buffer): void {
    this.socket.write(bytes);
  }

  /** Sends a byte now and then, without end. */
  dribble(everyMs: number): void {
    this.timer = setInterval(() => void (this.socket.writable && this.socket.write('a')), everyMs);
  }

  leave(): void {
    clearInterval(this.timer);
    this.socket.destroy();
  }
}

export interface Sent {
  status: number;
  body: string;
  retryAfter: string | undefined;
}

/** One request over a connection of its own, from one of this machine's addresses (127.0.0.0/8). */
export function sendFrom(
  from: string,
  port: number,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Sent> {
  return new Promise((settle, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const call = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: from,
        agent: false,
        method,
        path,
        headers: { ...headers, ...(content !== undefined && { 'Content-Type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          settle({ status: response.statusCode ?? 0, body: text, retryAfter: response.headers['retry-after'] });
        });
      },
    );
    call.on('error', reject);
    call.end(content);
  });
}
