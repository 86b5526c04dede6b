import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { ERRORS, type ErrorCode, type ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { hasCode } from '../../config/system-error.js';
import { networksOf } from '../limits/client-address.js';
import type { HttpLimits } from './http-limits.js';

/** Express behind a server whose clients can't take as long, or as many connections, as they like. */
export class LimitedHttpAdapter extends ExpressAdapter {
  constructor(private readonly limits: HttpLimits) {
    super();
  }

  override initHttpServer(_options: NestApplicationOptions): void {
    this.setHttpServer(createLimitedServer(this.getInstance<RequestListener>(), this.limits));
  }
}

/**
 * An HTTP server that closes requests which take too long (408) or are too large. Errors that it answers itself, before
 * the router, have the envelope as well.
 */
export function createLimitedServer(listener: RequestListener, limits: HttpLimits): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.form,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checkEvery,
  });
  server.maxConnections = limits.connections;
  server.on('clientError', (error, socket: Answering) => {
    // A pipelined request must not be answered in the middle of the answer before it.
    const answer = socket[ANSWER];
    if (answer?.headersSent && !answer.writableFinished) socket.destroy();
    else refuse(socket as Socket, error);
  });
  server.on('request', (request, response) => {
    const socket: Answering = request.socket;
    socket[ANSWER] = response;
    // An answer that is over is not kept for as long as its connection rests: with the request, 30 KB for each guest.
    response.on('finish', () => {
      if (socket[ANSWER] === response) socket[ANSWER] = undefined;
    });
    if (!isForm(request)) expectBody(request, response, limits.body);
    listener(request, response);
  });
  const most = limits.connectionsOfOne;
  if (most !== undefined) limitEach(server, most);
  return server;
}

const ANSWER = Symbol('answer');
/** A connection, with the answer that is on its way over it. */
type Answering = Duplex & { [ANSWER]?: ServerResponse | undefined };

function isForm(request: IncomingMessage): boolean {
  return /^\s*(multipart\/form-data|application\/octet-stream)/i.test(request.headers['content-type'] ?? '');
}

/** Ends a request whose body does not arrive in time. */
function expectBody(request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    // Received completely, but not read.
    if (request.complete) return;
    // One that was refused without its body has its answer already.
    if (response.headersSent) request.socket.destroy();
    else refuse(request.socket, { code: TIMED_OUT });
  }, withinMs).unref();
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

function limitEach(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const networks = networksOf(socket.remoteAddress);
    let refused = false;
    for (const { network, times } of networks) {
      const count = (open.get(network) ?? 0) + 1;
      // Counted until it is closed, those that are refused as well.
      open.set(network, count);
      refused ||= count > most * times;
    }
    socket.once('close', () => {
      for (const { network } of networks) {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
    if (refused) socket.destroy();
  });
}

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Answers what is no request, or not a whole one, and closes the connection. */
function refuse(socket: Socket, error: unknown): void {
  if (!socket.writable || hasCode(error, 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  const code = hasCode(error, TIMED_OUT) ? 'request-timeout' : 'validation';
  const status = hasCode(error, 'HPE_HEADER_OVERFLOW') ? '431 Request Header Fields Too Large' : STATUS[code];
  const body = JSON.stringify(envelope(code));
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const STATUS = { validation: '400 Bad Request', 'request-timeout': '408 Request Timeout' } as const;

/** The reader's language is unknown here, so the shop's. */
function envelope(code: ErrorCode): ErrorEnvelope {
  return { code, data: { code, error: { errorCode: code, errorMessage: ERRORS[code].ms } } };
}
