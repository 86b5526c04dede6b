import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import { randomObjectId } from '../../src/common/object-id.js';
import { FamiliesService } from '../../src/modules/guest-list/records/families.service.js';
import { GuestSecretsService } from '../../src/modules/guest-list/records/guest-secrets.service.js';
import { goodCalls } from '../http/support/calls.js';
import { sendCall } from '../http/support/multipart.js';
import { closeConnections } from '../http/support/raw.js';
import { newCouple, snapshot, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, call, listOf } from './support/list.js';

const PHONE = '0198765432';

let shop: TestApp;
let couple: Couple;
let families: FamilyView[];
beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
  for (const name of ['Pak Long', 'Mak Ngah', 'Pak Su']) {
    families = [...(families ?? []), await addedFamily(shop, couple, { name, phone: PHONE })];
  }
}, 60_000);
afterAll(async () => {
  closeConnections();
  await shop.close();
});

const tokenOf = ({ link }: FamilyView): string => link.slice('/i/'.length);
/** A text as it would be in a document. */
const stored = (text: string): string => Buffer.from(text).toString('hex');

describe('X65 the token of a personal link', () => {
  it('is in no document, no line of the log, and no response but the owner’s', async () => {
    const renewed = await call<{ family: FamilyView }>(shop.url, couple, 'PUT /api/family/link', {
      id: families[0]?.id,
    });
    const ids = families.slice(2).map(({ id }) => id);
    await call(shop.url, couple, 'DELETE /api/family/delete', { invitationId: couple.invitationId, ids });
    for (const family of families)
      await shop.app
        .get(FamiliesService)
        .byToken(tokenOf(family))
        .catch(() => undefined);
    const tokens = [...families, renewed.data.family].map(tokenOf);
    expect(new Set(tokens).size).toBe(4);

    const documents = Object.values(await snapshot(shop)).join('\n');
    // Control: what is stored as it is would be found.
    expect(documents).toContain(stored('Mak Ngah'));
    for (const token of tokens) expect([token, documents.includes(stored(token))]).toEqual([token, false]);
    expect(shop.logs()).toContain('/api/family/link');
    for (const token of tokens) expect([token, shop.logs().includes(token)]).toEqual([token, false]);

    expect(JSON.stringify(await listOf(shop, couple))).toContain(tokens[1]);
    const texts = { name: 'A', phoneNo: '0123456789', message: 'B' };
    for (const [route, request] of await goodCalls(shop, texts)) {
      const path = request.path.replaceAll(/[0-9a-f]{24}/g, couple.invitationId);
      for (const asked of [request, { ...request, path }]) {
        const { text, headers } = await sendCall(shop.url, asked);
        const whole = `${JSON.stringify(headers)}${text}`;
        for (const token of tokens) expect([route, whole.includes(token)]).toEqual([route, false]);
      }
    }
  }, 120_000);

  it('is unknown when it is another’s, renewed, removed or no token at all, all alike', async () => {
    const unknown = [
      '',
      'x',
      'A'.repeat(12),
      'A'.repeat(13),
      '{"$ne":1}',
      ...[families[0], families[2]].map((of) => of && tokenOf(of)),
    ];
    for (const token of unknown) {
      await expect(shop.app.get(FamiliesService).byToken(token ?? '')).rejects.toMatchObject({
        code: 'not-found',
        details: {},
      });
    }
    expect(await shop.app.get(FamiliesService).byToken(tokenOf(families[1] as FamilyView))).toMatchObject({
      name: 'Mak Ngah',
    });
  });

  it('has 12 characters of base62, each as likely as every other', () => {
    const secrets = shop.app.get(GuestSecretsService);
    const counts = new Map<string, number>();
    const _id = randomObjectId();
    for (let rotation = 0; rotation < 5_000; rotation += 1) {
      const token = secrets.familyToken(_id, rotation);
      expect(token).toMatch(/^[0-9A-Za-z]{12}$/);
      for (const letter of token) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const mean = (5_000 * 12) / 62;
    expect(counts.size).toBe(62);
    // Chi-squared with 61 degrees of freedom: 130 is exceeded once in a million. Taking bytes modulo 62 gives over 400.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chi).toBeLessThan(130);
  });
});

describe('G-17 phone numbers', () => {
  it('are in no document and no line of the log, and two equal ones are stored unlike', async () => {
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ phone: PHONE });
    const documents = Object.values(await snapshot(shop)).join('\n');
    expect(documents).not.toContain(stored(PHONE));
    expect(shop.logs()).not.toContain(PHONE);
    const numbers = await shop.db
      .collection('families')
      .distinct('phone', { invitationId: new Types.ObjectId(couple.invitationId) });
    expect(numbers).toHaveLength(3);
  });

  it('cannot be read in the document of another family, or under another key; links are not shown then', async () => {
    const secrets = shop.app.get(GuestSecretsService);
    const [one, other] = [randomObjectId(), randomObjectId()];
    const encrypted = secrets.encryptPhone(one, PHONE);
    expect(secrets.decryptPhone(one, encrypted)).toBe(PHONE);
    expect(secrets.decryptPhone(other, encrypted)).toBe('');
    expect(secrets.decryptPhone(one, `${encrypted.slice(0, -4)}AAAA`)).toBe('');

    const { jwtSecret } = shop.config;
    const stranger = await startTestApp({ mongoUri: shop.mongoUri, config: { jwtSecret } });
    const [family] = (await listOf(stranger, couple)).families;
    expect(family).toMatchObject({ phone: '', link: '' });
    const renewed = await call<{ family: FamilyView }>(stranger.url, couple, 'PUT /api/family/link', {
      id: family?.id,
    });
    expect(renewed.data.family.link).toMatch(/^\/i\/[0-9A-Za-z]{12}$/);
    expect(stranger.logs().match(/GUEST_KEY was another one/g)).toHaveLength(1);
    await stranger.close();
  });
});
