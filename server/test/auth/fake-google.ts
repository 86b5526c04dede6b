import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleConfig } from '../../src/config/app-config.js';

/** How the fake answers one request; the second parameter is what it got. */
export type Behaviour = (response: ServerResponse, seen: SeenRequest) => void;

export interface SeenRequest {
  method: string;
  /** Path and query. */
  url: string;
  authorization: string | undefined;
  form: URLSearchParams;
}

export interface Behaviours {
  token?: Behaviour;
  tokeninfo?: Behaviour;
  userinfo?: Behaviour;
}

/** A fake Google whose behaviour is set for each access token or code. */
export class FakeGoogle {
  readonly seen: SeenRequest[] = [];
  private readonly behaviours = new Map<string, Behaviours>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** For `AppConfig.google`. */
  get config(): GoogleConfig {
    const base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      clientId: CLIENT_ID,
      clientSecret: 'shop-client-secret',
      authorizationUrl: `${base}/authorize`,
      tokenUrl: `${base}/token`,
      tokeninfoUrl: `${base}/tokeninfo`,
      userinfoUrl: `${base}/userinfo`,
    };
  }

  /** Decides what happens to an access token at tokeninfo and userinfo, and to a code at token. */
  expect(tokenOrCode: string, behaviours: Behaviours): void {
    this.behaviours.set(tokenOrCode, behaviours);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const seen: SeenRequest = { method, url, authorization: headers.authorization, form: new URLSearchParams(body) };
    this.seen.push(seen);
    const key =
      seen.form.get('access_token') ?? seen.form.get('code') ?? headers.authorization?.replace('Bearer ', '') ?? '';
    const place = url.slice(1) as keyof Behaviours;
    const behaviour = this.behaviours.get(key)?.[place];
    if (behaviour) behaviour(response, seen);
    else json({ error: 'invalid_token' }, 400)(response, seen);
  }
}

export const CLIENT_ID = 'shop-client.apps.example.com';

/** tokeninfo as Google answers it for a good token. */
export function tokeninfo(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    azp: CLIENT_ID,
    aud: CLIENT_ID,
    sub: '108912345678901234567',
    scope: 'openid email profile',
    exp: '1900000000',
    expires_in: '3599',
    email: 'Aisyah@Example.com',
    email_verified: 'true',
    access_type: 'online',
    ...changes,
  };
}

/** userinfo of the same person. */
export function userinfo(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    sub: '108912345678901234567',
    name: 'Nur Aisyah binti Rahman',
    email: 'aisyah@example.com',
    email_verified: true,
    picture: 'https://example.com/a.png',
    ...changes,
  };
}

export function json(body: unknown, status = 200): Behaviour {
  return (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export function page(html: string, status = 200): Behaviour {
  return (response) => void response.writeHead(status, { 'Content-Type': 'text/html' }).end(html);
}
