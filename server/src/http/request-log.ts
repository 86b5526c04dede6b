import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { Request, Response } from 'express';
import { pino, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { AppConfig } from '../config/app-config.js';
import { loggedError } from './logged-error.js';
import type { RequestWithUser } from './decorators/signed-in-user.js';

/** The process' structured log: JSON lines, readable at a terminal. */
export function createLogger(config: Pick<AppConfig, 'logLevel' | 'nodeEnv'>): Logger {
  const readable = process.stdout.isTTY && config.nodeEnv !== 'production';
  return pino({
    level: config.logLevel,
    serializers: { err: loggedError },
    ...(readable && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  });
}

const GOOD_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * One line a request: id, route, status, time and user id; never a body, a token, a query string or a header. The id is
 * sent as X-Request-Id; one set by a proxy is kept.
 */
export function requestLog(logger: Logger): HttpLogger<Request, Response> {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && GOOD_REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: {
      ignore: (request) => /^\/(health\/|metrics$)/.test(request.url) || request.url.startsWith('/assets/'),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    wrapSerializers: false,
    serializers: {
      req: (request: Request) => ({ id: request.id, method: request.method }),
      res: (response: Response) => ({ status: response.statusCode }),
      err: loggedError,
    },
    // Not as `customProps`, for which two more loggers would be made with every request.
    customSuccessObject: (request, _response, line: object) => ({ ...line, ...whatFor(request) }),
    customErrorObject: (request, _response, _error, line: object) => ({ ...line, ...whatFor(request) }),
  });
}

function whatFor(request: Request): { route: string; userId: string | undefined } {
  const route = request.route as { path?: string } | undefined;
  const { signedInUser } = request as RequestWithUser;
  // The route's pattern, not the address: addresses hold the guests' secret wish ids.
  return { route: route?.path ?? 'unmatched', userId: signedInUser?.id };
}

/** Nest's own messages in the same log. */
export function nestLogger(logger: Logger): LoggerService {
  const context = (params: unknown[]): { context?: string } => {
    const last = params.at(-1);
    return typeof last === 'string' ? { context: last } : {};
  };
  return {
    log: (message: unknown, ...params: unknown[]) => logger.debug(context(params), String(message)),
    warn: (message: unknown, ...params: unknown[]) => logger.warn(context(params), String(message)),
    error: (message: unknown, ...params: unknown[]) => logger.error(context(params), String(message)),
    debug: (message: unknown, ...params: unknown[]) => logger.debug(context(params), String(message)),
    verbose: (message: unknown, ...params: unknown[]) => logger.trace(context(params), String(message)),
  };
}
