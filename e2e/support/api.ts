import { randomInt } from 'node:crypto';
import { request, test, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import type { Contract } from '@serikad/shared/api/contract';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { Person } from './sign-in.ts';

type Body<R extends keyof Contract> = Contract[R]['body'];

export const PREMIUM = [
  { item: 'rsvp', package: 'premium' },
] as const satisfies Body<'POST /api/order/create/v2'>['items'];

/** The ids of an order that was made. */
export interface Made {
  orderId: string;
  invitationId: string;
}

/**
 * A registered person who talks to the server without a browser: for what a test needs but doesn't test. Signs in by
 * the very redirects that a browser follows.
 */
export class ApiCustomer {
  private constructor(
    private readonly http: APIRequestContext,
    readonly token: string,
    readonly userId: string,
  ) {}

  static async register({ name, email }: Person, phoneNo = '0123456789'): Promise<ApiCustomer> {
    const http = await request.newContext({
      baseURL: baseUrl(),
      extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() },
    });
    const consent = new URL(locationOf(await http.get('/user/google-auth', { maxRedirects: 0 })));
    const form = { ...Object.fromEntries(consent.searchParams), name, email };
    const callback = locationOf(await http.post(consent.pathname, { form, maxRedirects: 0 }));
    const landing = locationOf(await http.get(callback, { maxRedirects: 0 }));
    const accessToken = new URLSearchParams(new URL(landing).hash.slice(1)).get('access_token');
    const verified = await data<Contract['POST /user/google-auth/verify']['data']>(
      http.post('/user/google-auth/verify', { data: { token: accessToken } }),
    );
    if (verified.registered) return new ApiCustomer(http, verified.token, verified.user._id);
    const registered = await data<Contract['POST /user/register']['data']>(
      http.post('/user/register', { data: { name, phoneNo }, headers: bearer(verified.token) }),
    );
    return new ApiCustomer(http, registered.token, registered.user._id);
  }

  /** Brings this person's session into a browser, as an earlier visit would have left it there. */
  async enter(page: Page): Promise<void> {
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([token, userId]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('userId', userId);
      },
      [this.token, this.userId] as const,
    );
  }

  get<T>(path: string): Promise<T> {
    return data<T>(this.http.get(path, { headers: bearer(this.token) }));
  }

  async order(choice: Partial<Body<'POST /api/order/create/v2'>> = {}): Promise<Made> {
    const body: Body<'POST /api/order/create/v2'> = {
      customer: { name: 'Pelanggan Contoh', phoneNo: '0123456789' },
      items: [...PREMIUM],
      ...choice,
    };
    const { id, invitationId } = await data<Contract['POST /api/order/create/v2']['data']>(
      this.http.post('/api/order/create/v2', { data: body, headers: bearer(this.token) }),
    );
    return { orderId: id, invitationId };
  }

  orders(): Promise<Contract['GET /api/order/find-by-user/:userId']['data']> {
    return this.get(`/api/order/find-by-user/${this.userId}`);
  }

  /** Saves a section of the editor, e.g. `update('names', { id, … })`. */
  async update<S extends SectionName>(section: S, body: Body<`PUT /api/invitation/update/${S}`>): Promise<void> {
    await data(this.http.put(`/api/invitation/update/${section}`, { data: body, headers: bearer(this.token) }));
  }

  invitation(id: string): Promise<InvitationBundle> {
    return this.get(`/api/invitation/find-one/${id}`);
  }

  /** Ends all sessions of this person, this one too. */
  async signOut(): Promise<void> {
    await data(this.http.post('/user/sign-out', { headers: bearer(this.token) }));
  }

  /** Any other call of the contract, with its `:names` filled in, e.g. `send('PUT', '/list/select', { listId })`. */
  send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    return data<T>(this.http.fetch(path, { method, data: body, headers: { ...bearer(this.token), ...headers } }));
  }

  /** A call whose form may carry a picture. */
  upload<T>(method: 'POST' | 'PUT', path: string, fields: Record<string, string>, image?: Buffer): Promise<T> {
    const picture = image && { name: 'gambar', mimeType: 'application/octet-stream', buffer: image };
    const multipart = { ...fields, ...(picture && { image: picture }) };
    return data<T>(this.http.fetch(path, { method, multipart, headers: bearer(this.token) }));
  }

  /** A guest's answer. */
  async wish(body: Body<'POST /api/wish/add'>): Promise<string> {
    return (await data<{ wishId: string }>(this.http.post('/api/wish/add', { data: body }))).wishId;
  }

  close(): Promise<void> {
    return this.http.dispose();
  }
}

type SectionName = keyof Contract extends infer R
  ? R extends `PUT /api/invitation/update/${infer S}`
    ? S
    : never
  : never;

export function baseUrl(): string {
  const { baseURL } = test.info().project.use;
  if (baseURL === undefined) throw new Error('playwright.config.ts sets no baseURL');
  return baseURL;
}

function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

function locationOf(response: APIResponse): string {
  const location = response.headers()['location'];
  if (location === undefined) throw new Error(`${response.url()} answered ${response.status()} without a Location`);
  return new URL(location, response.url()).href;
}

async function data<T>(pending: Promise<APIResponse>): Promise<T> {
  const response = await pending;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** A client address that no other call has: limits are counted by client, and a run's couples are different clients. */
function ownAddress(): string {
  const part = (): number => randomInt(1, 255);
  return `10.${part()}.${part()}.${part()}`;
}
