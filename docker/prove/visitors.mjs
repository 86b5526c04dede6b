import { createHash } from 'node:crypto';

/** Talks to a shop over HTTP as browsers do. */
export class Shop {
  constructor(url) {
    this.url = url;
  }

  fetch(path, options = {}) {
    const url = new URL(path, this.url);
    return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...options });
  }

  /** The `data` of an answer. @throws when it is no success */
  async call(method, path, { token, body, form, headers } = {}) {
    const answer = await this.fetch(path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return JSON.parse(text).data;
  }

  async status(path, options) {
    const answer = await this.fetch(path, options);
    await answer.arrayBuffer();
    return answer.status;
  }

  isReady() {
    return this.status('/health/ready').then((status) => status === 200);
  }

  /** Signs in by the redirects that a browser follows, and registers. */
  async signIn(name, email) {
    const consent = await this.redirect('/user/google-auth');
    const fields = new URLSearchParams({ ...Object.fromEntries(consent.searchParams), name, email });
    const callback = await this.redirect(consent.pathname, { method: 'POST', body: fields }, consent.cookie);
    const landing = await this.redirect(callback.pathname + callback.search, {}, consent.cookie);
    const token = new URLSearchParams(landing.hash.slice(1)).get('access_token');
    const verified = await this.call('POST', '/user/google-auth/verify', {
      body: { token },
      headers: { Cookie: landing.cookie },
    });
    if (verified.registered) return verified.token;
    const registered = await this.call('POST', '/user/register', {
      token: verified.token,
      body: { name, phoneNo: '0123456789' },
    });
    return registered.token;
  }

  async redirect(path, options = {}, cookie = '') {
    const answer = await this.fetch(path, { ...options, headers: { Cookie: cookie } });
    await answer.arrayBuffer();
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${path} answered ${answer.status} and leads nowhere`);
    const target = new URL(location, this.url);
    target.cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return target;
  }
}

/** A couple with an order, an invitation and a photo, and the guests who answered it. */
export class Couple {
  guests = [];

  static async arrive(shop, photo) {
    const couple = new Couple();
    couple.token = await shop.signIn('Nur Aisyah', `aisyah-${Date.now()}@contoh.example`);
    const order = await shop.call('POST', '/api/order/create/v2', {
      token: couple.token,
      body: {
        customer: { name: 'Nur Aisyah', phoneNo: '0123456789' },
        items: [{ item: 'rsvp', package: 'premium' }],
        design: 'cv0004',
      },
    });
    couple.id = order.invitationId;
    await shop.call('PUT', '/api/invitation/update/names', { token: couple.token, body: couple.names() });
    await couple.upload(shop, photo);
    return couple;
  }

  names() {
    return {
      id: this.id,
      couple: {
        bride: { shortName: 'Aisyah', fullName: 'Nur Aisyah binti Ahmad' },
        groom: { shortName: 'Danial', fullName: 'Muhammad Danial bin Zulkifli' },
        order: 'bride-first',
      },
      couple2: null,
      inviter: { inviter1: { name1: 'Ahmad bin Abdullah', name2: 'Fatimah binti Omar' }, inviter2: null },
      contacts: [],
      hashtag: '#AisyahDanial',
      shortNameStyle: null,
      fullNameStyle: null,
    };
  }

  async upload(shop, photo) {
    const form = new FormData();
    form.set('invitationId', this.id);
    form.set('order', '0');
    form.set('image', new Blob([photo]), 'gambar.jpg');
    const { imageUrl } = await shop.call('POST', '/api/photo/add', { token: this.token, form });
    this.photo = `/storage/${imageUrl}`;
    this.photoHash = await hashOf(shop, this.photo);
  }

  /** A guest answers, and tries again with the same key as the page does until an answer comes. */
  async answeredBy(shop, from) {
    const body = { invitationId: this.id, from, attendanceCount: 2, willAttend: true, message: 'Tahniah!' };
    await shop.call('POST', '/api/wish/add', {
      body,
      headers: { 'Idempotency-Key': `${this.id}-${from}`.replaceAll(' ', '-') },
    });
    this.guests.push(from);
  }

  /** What of theirs is missing or changed: an empty list when all is there. The session is the one of the beginning. */
  async losses(shop) {
    const lost = [];
    const { invitation } = await shop.call('GET', `/api/invitation/find-one/${this.id}`, { token: this.token });
    if (invitation.couple.bride.shortName !== 'Aisyah') lost.push('the names');
    return [...lost, ...(await this.lossesOfGuests(shop))];
  }

  /** The same as those see it who need no session. */
  async lossesOfGuests(shop) {
    const lost = [];
    const wishes = await shop.call('GET', `/api/wish/get-all/${this.id}?limit=100`);
    for (const guest of this.guests) {
      const times = wishes.filter(({ from }) => from === guest).length;
      if (times !== 1) lost.push(`${guest} is there ${times} times`);
    }
    if ((await hashOf(shop, this.photo)) !== this.photoHash) lost.push('the photo');
    const page = await shop.fetch(`/invitation/view/${this.id}/aisyah-danial`);
    if (!(await page.text()).includes('Danial')) lost.push('the guests’ page');
    return lost;
  }
}

async function hashOf(shop, path) {
  const answer = await shop.fetch(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.ok ? createHash('sha256').update(bytes).digest('hex') : `HTTP ${answer.status}`;
}
