import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface RawRequest {
  method?: string;
  /** Sent as it is: no client may tidy it up. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body without saying its length. */
  chunked?: boolean;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body read as JSON; nothing when it is none. */
  json: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One request to the letter. `url` is the server's: `http://127.0.0.1:<port>`. */
export function send(url: string, { method = 'GET', path, headers, body, chunked }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length: Record<string, string> = chunked
    ? { 'Transfer-Encoding': 'chunked' }
    : body === undefined
      ? {}
      : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((settle, reject) => {
    const outgoing = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        settle({ status: answer.statusCode ?? 0, headers: answer.headers, text, json: readJson(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function sendJson(url: string, { headers, ...more }: RawRequest): Promise<RawAnswer> {
  return send(url, { ...more, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Ends the connections that were kept. */
export function closeConnections(): void {
  agent.destroy();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
