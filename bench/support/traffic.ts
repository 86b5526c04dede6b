import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from './invitation.ts';

/** The little of sharp that draws a photo; it is the server's own copy. */
interface Drawing {
  jpeg(options: { quality: number }): Drawing;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (options: object) => Drawing;
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp') as Sharp;

interface Wedding {
  token: string;
  invitationId: string;
}

export interface Traffic {
  /** Requests that were answered so far. */
  requests: number;
  /** What was answered otherwise than it should be. */
  wrong: string[];
  /** Stops all clients after their current request. */
  stop(): Promise<void>;
}

/** Weddings that are visited at a time. */
const WEDDINGS = 8;

export interface TrafficOptions {
  /** At the same time. */
  visitors: number;
  /** Between two visits of one of them, in milliseconds. */
  pauseMs: number;
  /** Width of the photos that are put up, in pixels. */
  photoWidth: number;
  /**
   * With each new wedding the oldest is left alone, as it is after the day. Where the first ones stay, the server's
   * memory says something before it has filled what it keeps of the last 150 invitations.
   */
  renew: boolean;
}

/**
 * Clients of a shop, in the proportions of a busy evening: of 20 visits nine read, six send or change an RSVP, and one
 * each reserves a gift, puts a photo up and takes it down, exports the guest list, reads the RSVPs, and is a new couple
 * that signs in and orders.
 */
export async function startTraffic(
  url: string,
  { visitors, pauseMs, photoWidth: width, renew }: TrafficOptions,
): Promise<Traffic> {
  const height = Math.round((width * 3) / 4);
  const photo = await sharp({ create: { width, height, channels: 3, background: '#a16207' } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const traffic: Traffic = { requests: 0, wrong: [], stop };
  const weddings: Wedding[] = [];
  let [open, next] = [true, 0];

  async function send(method: string, path: string, body?: object | FormData, token?: string): Promise<unknown> {
    const isForm = body instanceof FormData;
    const request: RequestInit = {
      method,
      headers: {
        ...(body && !isForm && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    };
    // Once more, as browsers do, when the server has just closed a connection that rested.
    const response = await fetch(`${url}${path}`, request).catch(() => fetch(`${url}${path}`, request));
    const text = await response.text();
    traffic.requests += 1;
    if (!response.ok) {
      traffic.wrong.push(`${method} ${path}: ${response.status}`);
      return {};
    }
    return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as { data: unknown }).data : {};
  }
  async function marry(): Promise<void> {
    const token = await signIn(url);
    const order = {
      customer: { name: 'Nur Aisyah', phoneNo: '0123456789' },
      items: [{ item: 'rsvp', package: 'premium' }],
    };
    const { invitationId } = (await send('POST', '/api/order/create/v2', order, token)) as { invitationId: string };
    if (!renew && weddings.length === WEDDINGS) return;
    weddings.push({ token, invitationId });
    if (weddings.length > WEDDINGS) weddings.shift();
  }
  const withPicture = (fields: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg');
    return form;
  };
  const content = (): object => ({
    from: `Keluarga ${randomUUID()}`,
    attendanceCount: 2,
    willAttend: true,
    message: 'Selamat pengantin baru! Semoga berkekalan hingga ke syurga.',
  });

  async function visit(turn: number, { token, invitationId }: Wedding): Promise<void> {
    const step = turn % 20;
    if (step < 6) {
      await send('GET', `/invitation/view/${invitationId}/x`);
      const device = { userAgent: 'Mozilla/5.0 (Linux; Android 14)', deviceId: randomUUID().slice(0, 8), isNew: true };
      await send('POST', '/visitor/visit', { ...device, path: '/' });
    } else if (step < 9) {
      await send('GET', `/api/invitation/find-one/${invitationId}`);
    } else if (step < 15) {
      const { wishId } = (await send('POST', '/api/wish/add', { invitationId, ...content() })) as { wishId: string };
      if (step % 2 === 0) await send('PUT', '/api/wish/edit', { wishId, ...content(), attendanceCount: 3 });
    } else if (step === 15) {
      const form = withPicture({ invitationId, title: 'Periuk nasi', url: 'https://example.com/periuk', notes: '' });
      const { id } = (await send('POST', '/api/gift/create', form, token)) as { id: string };
      await send('PUT', '/api/gift/reserve', { giftId: id, name: 'Pak Long', contactNo: '0123456789', notes: '' });
      await send('DELETE', '/api/gift/delete', { id, invitationId }, token);
    } else if (step === 16) {
      const { id } = (await send('POST', '/api/photo/add', withPicture({ invitationId, order: '0' }), token)) as {
        id: string;
      };
      await send('DELETE', '/api/photo/delete', { id, invitationId }, token);
    } else if (step === 17) await send('GET', `/api/wish/export/${invitationId}`, undefined, token);
    else if (step === 18) await send('GET', `/api/wish/get-all/${invitationId}`, undefined, token);
    else await marry();
  }
  async function come(): Promise<void> {
    while (open) {
      const turn = next++;
      const wedding = weddings[turn % weddings.length];
      if (wedding) await visit(turn, wedding);
      await pause(pauseMs);
    }
  }

  for (let i = 0; i < WEDDINGS; i += 1) await marry();
  const visits = Promise.all(Array.from({ length: visitors }, come));
  // Waited for in stop(): failures are reported there.
  visits.catch(() => undefined);
  async function stop(): Promise<void> {
    open = false;
    await visits;
  }
  return traffic;
}
