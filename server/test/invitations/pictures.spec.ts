import { Types } from 'mongoose';
import { FileReferences } from '../../src/media/images/file-references.js';
import { filesOf, sendForm, storedFiles, StoppingFaults, type Headers } from '../gifts/support/pictured.js';
import { PhotoLooks } from '../../src/modules/invitations/photo-looks.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { EDIT_ROUTES } from './support/bodies.js';
import { newCouple, slugs, type Couple } from './support/shop.js';

const ACCOUNT = { name: "Nur 'Aisyah binti Ahmad", bankName: 'Bank Islam', accountNo: '1234-5678 9012' };

const faults = new StoppingFaults();
let shop: TestApp;
let image: Buffer;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  image = await smallPicture();
});
afterEach(() => {
  faults.at = undefined;
});
afterAll(() => shop.close());

const logo = ({ session, invitationId }: Couple, headers: Headers = {}, picture = image) =>
  sendForm(shop, 'PUT /api/invitation/opening-logo', { ...session.headers, ...headers }, { id: invitationId }, picture);
const place = ({ session, invitationId }: Couple, headers: Headers = {}, picture = image) =>
  sendForm(shop, 'PUT /api/invitation/place-photo', { ...session.headers, ...headers }, { id: invitationId }, picture);
const cover = ({ session, invitationId }: Couple, headers: Headers = {}, picture = image) =>
  sendForm(shop, 'PUT /api/invitation/cover-photo', { ...session.headers, ...headers }, { id: invitationId }, picture);
const removePlace = ({ session, invitationId }: Couple, headers: Headers = {}) =>
  shop.http
    .delete('/api/invitation/place-photo')
    .set({ ...session.headers, ...headers })
    .send({ id: invitationId });
const kaut = (
  { session, invitationId }: Couple,
  { picture, headers = {}, ...more }: { picture?: Buffer; headers?: Headers; [field: string]: unknown } = {},
) =>
  sendForm(
    shop,
    'PUT /api/invitation/update/salam-kaut',
    { ...session.headers, ...headers },
    { invitationId, ...ACCOUNT, show: 'true', ...(more as Record<string, string>) },
    picture,
  );
const read = async ({ invitationId }: Couple, headers: Headers = {}) =>
  (await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(headers).expect(200)).body.data.invitation;
const own = (couple: Couple) => read(couple, couple.session.headers);

const SECTIONS = [
  {
    section: 'openingLogo',
    send: (couple: Couple, headers: Headers = {}) => logo(couple, headers),
    heldIn: (view: { openingLogo: string }) => view.openingLogo,
  },
  {
    section: 'placePhoto',
    send: (couple: Couple, headers: Headers = {}) => place(couple, headers),
    heldIn: (view: { placePhoto: string }) => view.placePhoto,
  },
  {
    section: 'coverPhoto',
    send: (couple: Couple, headers: Headers = {}) => cover(couple, headers),
    heldIn: (view: { coverPhoto?: string }) => view.coverPhoto ?? '',
  },
  {
    section: 'salamKaut',
    send: (couple: Couple, headers: Headers = {}) => kaut(couple, { picture: image, headers }),
    heldIn: (view: { bankAccount: { qrUrl: string } }) => view.bankAccount.qrUrl,
  },
];

describe.each(SECTIONS)('I-17 the picture of $section', ({ section, send, heldIn }) => {
  test('I-11 I-17 counts its revision and leaves the other sections alone', async () => {
    const couple = await newCouple(shop);
    const before = await own(couple);
    await send(couple).expect(200);
    expect((await own(couple)).revisions).toEqual({ ...before.revisions, [section]: 1 });
  });

  test('I-17 X35 a new picture replaces the old one and its files', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    await send(couple).expect(200);
    const first = heldIn(await own(couple));
    expect(storedFiles(shop)).toEqual([...files, ...filesOf(first)].sort());
    await send(couple).expect(200);
    const second = heldIn(await own(couple));
    expect(second).not.toBe(first);
    expect(storedFiles(shop)).toEqual([...files, ...filesOf(second)].sort());
    for (const file of filesOf(second)) await shop.http.get(`/storage/${file}`).expect(200);
  });

  test('I-17 X35 ten at once without a revision are all saved, and leave one picture', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(couple)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const view = await own(couple);
    expect(view.revisions[section]).toBe(10);
    expect(storedFiles(shop)).toEqual([...files, ...filesOf(heldIn(view))].sort());
  });

  test('I-11 X35 is saved once of ten at once from one revision, and the others leave no file', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(couple, { 'If-Match': '"0"' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const view = await own(couple);
    expect(view.revisions[section]).toBe(1);
    expect(storedFiles(shop)).toEqual([...files, ...filesOf(heldIn(view))].sort());
  });

  test('I-11 an overtaken edit gets the section as stored, and saves nothing', async () => {
    const couple = await newCouple(shop);
    await send(couple, { 'If-Match': '0' }).expect(200);
    const [view, files] = [await own(couple), storedFiles(shop)];
    const overtaken = await send(couple, { 'If-Match': '"0"' });
    expect([overtaken.status, ...slugs(overtaken.body)]).toEqual([409, 'conflict', 'conflict', 'conflict']);
    const { revision, ...current } = overtaken.body.data.error.current;
    expect(revision).toBe(1);
    expect(view).toMatchObject(current);
    expect(heldIn(current)).toBe(heldIn(view));
    expect([await own(couple), storedFiles(shop)]).toEqual([view, files]);
    const refused = await send(couple, { 'If-Match': 'x' });
    expect([refused.status, refused.body.code]).toEqual([400, 'validation']);
  });

  test.each(['image-record.claimed', 'image-record.stored'] as const)(
    'X36 stopped at %s keeps the old picture, and stores no further file',
    async (point) => {
      const couple = await newCouple(shop);
      await send(couple).expect(200);
      const [view, files] = [await own(couple), storedFiles(shop)];
      faults.at = point;
      expect((await send(couple)).status).toBe(500);
      expect([await own(couple), storedFiles(shop)]).toEqual([view, files]);
    },
  );

  test('X35 the sweeper is given the picture as one that is used', async () => {
    const couple = await newCouple(shop);
    await send(couple).expect(200);
    const key = heldIn(await own(couple));
    const unused = key.replace(/[0-9a-f]{4}\.webp$/, '0000.webp');
    expect(await shop.app.get(FileReferences).referenced([key, unused])).toEqual(new Set([key]));
  });

  test('I-17 an invitation that a killed server could not make is made now', async () => {
    const couple = await newCouple(shop);
    await shop.db.collection('invitations').deleteOne({ _id: new Types.ObjectId(couple.invitationId) });
    await send(couple).expect(200);
    expect((await own(couple)).revisions[section]).toBe(1);
  });
});

describe('I-17 PUT /api/invitation/opening-logo', () => {
  test('I-17 answers where the picture is and shows it, to guests as well', async () => {
    const couple = await newCouple(shop);
    const { body } = await logo(couple).expect(200);
    expect(body).toEqual({
      code: 200,
      data: { openingLogo: expect.stringMatching(/^opening-logos\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/) },
    });
    expect(await read(couple)).toMatchObject({ openingLogo: body.data.openingLogo, customOpeningLogo: true });
  });

  test('I-17 saved before or after design and language, a new design keeps the couple’s own picture', async () => {
    const design = (couple: Couple, customOpeningLogo: boolean) =>
      shop.http
        .put('/api/invitation/update/design-language')
        .set(couple.session.headers)
        .send({ id: couple.invitationId, ...EDIT_ROUTES[0]?.body, design: 'cv0002', customOpeningLogo })
        .expect(200);
    const first = await newCouple(shop);
    await logo(first).expect(200);
    expect((await design(first, true)).body.data.invitation).toMatchObject({ customOpeningLogo: true });
    // Back to the initials; the picture is kept for another time.
    const initials = (await design(first, false)).body.data.invitation;
    expect([initials.customOpeningLogo, initials.openingLogo]).toEqual([false, expect.any(String)]);

    const second = await newCouple(shop);
    expect((await design(second, true)).body.data.invitation.customOpeningLogo).toBe(false);
    await logo(second).expect(200);
    expect((await read(second)).customOpeningLogo).toBe(true);
  });
});

describe('C-03 the photo of gate or landmark', () => {
  const PLACE = /^place-photos\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/;

  test('C-03 answers the invitation with its key; guests see it, and the location keeps its revision', async () => {
    const couple = await newCouple(shop);
    expect(await read(couple)).toMatchObject({ placePhoto: '' });
    const { body } = await place(couple).expect(200);
    expect(body.data).toEqual({ invitation: await own(couple) });
    expect(body.data.invitation).toMatchObject({
      placePhoto: expect.stringMatching(PLACE),
      revisions: { placePhoto: 1, location: 0 },
    });
    expect(await read(couple)).toMatchObject({ placePhoto: body.data.invitation.placePhoto });
  });

  test('C-03 a save of the location does not touch it', async () => {
    const couple = await newCouple(shop);
    const { placePhoto } = (await place(couple).expect(200)).body.data.invitation;
    const body = { id: couple.invitationId, venue: 'Dewan Seri' };
    const save = (more: object) =>
      shop.http
        .put('/api/invitation/update/location')
        .set(couple.session.headers)
        .send({ ...body, ...more });
    expect((await save({}).expect(200)).body.data.invitation).toMatchObject({ placePhoto });
    // It has calls of its own: sent here it would look saved.
    await save({ placePhoto: '' }).expect(400);
    expect(await own(couple)).toMatchObject({ placePhoto });
  });

  test('C-03 X35 it is removed with its files; again, nothing but the revision changes', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    await place(couple).expect(200);
    const removed = await removePlace(couple, { 'If-Match': '"1"' }).expect(200);
    expect(removed.body.data.invitation).toMatchObject({ placePhoto: '', revisions: { placePhoto: 2 } });
    expect(storedFiles(shop)).toEqual(files);
    expect((await removePlace(couple).expect(200)).body.data.invitation).toMatchObject({
      placePhoto: '',
      revisions: { placePhoto: 3 },
    });
  });

  test('C-03 I-11 a removal that was overtaken removes nothing and is answered what is stored', async () => {
    const couple = await newCouple(shop);
    await place(couple).expect(200);
    const { placePhoto } = (await place(couple).expect(200)).body.data.invitation;
    const files = storedFiles(shop);
    const { body } = await removePlace(couple, { 'If-Match': '"1"' }).expect(409);
    expect(body.data.error.current).toEqual({ placePhoto, revision: 2 });
    expect([(await own(couple)).placePhoto, storedFiles(shop)]).toEqual([placePhoto, files]);
  });

  test('C-03 I-11 an upload and a removal at once from one revision: one of them is done, and no file is left over', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    await place(couple).expect(200);
    const headers = { 'If-Match': '"1"' };
    const answers = await Promise.all([place(couple, headers), removePlace(couple, headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { placePhoto } = await own(couple);
    expect(storedFiles(shop)).toEqual([...files, ...(placePhoto === '' ? [] : filesOf(placePhoto))].sort());
  });

  test('C-03 an invitation that was stored before it could have one has none, at revision 0', async () => {
    const couple = await newCouple(shop);
    await shop.db
      .collection<{ _id: Types.ObjectId }>('invitations')
      .updateOne(
        { _id: new Types.ObjectId(couple.invitationId) },
        { $unset: { placePhoto: '', 'revisions.placePhoto': '' } },
      );
    expect(await own(couple)).toMatchObject({ placePhoto: '', revisions: { placePhoto: 0 } });
    const { body } = await place(couple, { 'If-Match': '"1"' }).expect(409);
    expect(body.data.error.current).toEqual({ placePhoto: '', revision: 0 });
    const stored = await place(couple, { 'If-Match': '"0"' }).expect(200);
    expect(stored.body.data.invitation).toMatchObject({
      placePhoto: expect.stringMatching(PLACE),
      revisions: { placePhoto: 1 },
    });
  });
});

describe('I-17 PUT /api/invitation/update/salam-kaut', () => {
  test('I-17 stores the account as typed and the code; guests see both while it is on show', async () => {
    const couple = await newCouple(shop);
    const { body } = await kaut(couple, { picture: image }).expect(200);
    expect(body.data).toEqual({ invitation: await own(couple) });
    const bankAccount = { ...ACCOUNT, qrUrl: expect.stringMatching(/^bank-qrs\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/) };
    expect(await read(couple)).toMatchObject({ bankAccount, viewSalamKaut: true });

    await kaut(couple, { show: 'false' }).expect(200);
    expect(await own(couple)).toMatchObject({ bankAccount, viewSalamKaut: false });
    expect(await read(couple)).toMatchObject({
      bankAccount: { name: '', bankName: '', accountNo: '', qrUrl: null },
      viewSalamKaut: false,
    });
  });

  test('I-17 X35 keeps the code without a picture, and removes it when that is asked for', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    await kaut(couple, { picture: image }).expect(200);
    const { qrUrl } = (await own(couple)).bankAccount;
    const kept = await kaut(couple, { name: 'Lain', removeImage: 'false' }).expect(200);
    expect(kept.body.data.invitation.bankAccount).toEqual({ ...ACCOUNT, name: 'Lain', qrUrl });
    expect(storedFiles(shop)).toEqual([...files, ...filesOf(qrUrl)].sort());
    const replaced = await kaut(couple, { picture: image, removeImage: 'true' }).expect(200);
    expect(replaced.body.data.invitation.bankAccount.qrUrl).toMatch(/^bank-qrs\//);
    const removed = await kaut(couple, { removeImage: 'true' }).expect(200);
    expect(removed.body.data.invitation.bankAccount).toEqual({ ...ACCOUNT, qrUrl: null });
    expect(storedFiles(shop)).toEqual(files);
  });

  test('I-17 empties an account', async () => {
    const couple = await newCouple(shop);
    await kaut(couple).expect(200);
    const answer = await kaut(couple, { name: '', bankName: '', accountNo: '', show: 'false' }).expect(200);
    expect(answer.body.data.invitation.bankAccount).toEqual({ name: '', bankName: '', accountNo: '', qrUrl: null });
  });

  test('I-11 saves ten at once without a picture, and one of ten from one revision', async () => {
    const couple = await newCouple(shop);
    const all = await Promise.all(Array.from({ length: 10 }, () => kaut(couple)));
    expect(all.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const headers = { 'If-Match': '"10"' };
    const one = await Promise.all(Array.from({ length: 10 }, () => kaut(couple, { headers })));
    expect(one.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await own(couple)).revisions.salamKaut).toBe(11);
  });
});

describe('the photo of the cover', () => {
  const COVER = /^cover-photos\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/;
  const remove = ({ session, invitationId }: Couple) =>
    shop.http.delete('/api/invitation/cover-photo').set(session.headers).send({ id: invitationId });

  test('an invitation without one has neither field', async () => {
    const view = await own(await newCouple(shop));
    expect(view).toMatchObject({ revisions: { coverPhoto: 0 } });
    expect(['coverPhoto', 'photoLook'].filter((field) => field in view)).toEqual([]);
  });

  test('it is stored with how it lies on a cover, for guests, too; another design keeps it', async () => {
    const couple = await newCouple(shop);
    const { body } = await cover(couple).expect(200);
    const third = { dark: expect.any(Number), light: expect.any(Number), busy: expect.any(Number) };
    const look = { x: expect.any(Number), y: expect.any(Number), ratio: 1, thirds: [third, third, third] };
    expect(body.data.invitation).toMatchObject({ coverPhoto: expect.stringMatching(COVER), photoLook: look });
    const { coverPhoto } = body.data.invitation;
    expect(await read(couple)).toMatchObject({ coverPhoto });
    expect(storedFiles(shop)).toEqual(expect.arrayContaining(filesOf(coverPhoto)));
  });

  const move = ({ session, invitationId }: Couple, point: unknown, headers: Headers = {}, photo?: string) =>
    shop.http
      .put('/api/invitation/cover-photo-place')
      .set({ ...session.headers, ...headers })
      .send({ id: invitationId, place: point, ...(photo !== undefined && { photo }) });

  test('the couple set what stays in sight; it is measured again when they undo that, and for another photo', async () => {
    const couple = await newCouple(shop);
    const found = (await cover(couple).expect(200)).body.data.invitation;
    const moved = (await move(couple, { x: 12, y: 88 }).expect(200)).body.data.invitation;
    expect(moved).toMatchObject({ coverPhoto: found.coverPhoto, photoLook: { x: 12, y: 88, ratio: 1 } });
    expect(moved.revisions.coverPhoto).toBe(2);
    expect(await read(couple)).toMatchObject({ photoLook: { x: 12, y: 88 } });
    expect((await move(couple, null).expect(200)).body.data.invitation.photoLook).toEqual(found.photoLook);
    await move(couple, { x: 0, y: 100 }, {}, found.coverPhoto).expect(200);
    expect((await cover(couple).expect(200)).body.data.invitation.photoLook).toEqual(found.photoLook);
  });

  test('what stays in sight is refused without a photo, outside of it, to another user, and with an outdated revision', async () => {
    const couple = await newCouple(shop);
    expect(slugs((await move(couple, { x: 1, y: 1 }).expect(404)).body)).toContain('not-found');
    await cover(couple).expect(200);
    for (const bad of [{ x: 101, y: 0 }, { x: -1, y: 0 }, { x: 0.5, y: 0 }, { x: 5 }, [5, 5], 'x', { x: '5', y: 5 }]) {
      expect([bad, (await move(couple, bad)).status]).toEqual([bad, 400]);
    }
    const stranger = await newCouple(shop);
    await move({ ...couple, session: stranger.session }, { x: 1, y: 1 }).expect(404);
    await move(couple, { x: 1, y: 1 }, { 'If-Match': '"0"' }).expect(409);
    await move(couple, { x: 1, y: 1 }, { 'If-Match': '"1"' }).expect(200);
  });

  test('a place of a photo is never stored with another one', async () => {
    const couple = await newCouple(shop);
    const { coverPhoto: first } = (await cover(couple).expect(200)).body.data.invitation;
    const found = (await cover(couple).expect(200)).body.data.invitation.photoLook;
    await move(couple, { x: 3, y: 4 }, {}, first).expect(409);
    const looks = shop.app.get(PhotoLooks);
    const measure = looks.measure.bind(looks);
    jest.spyOn(looks, 'measure').mockImplementationOnce(async (...photo) => {
      const look = await measure(...photo);
      await cover(couple).expect(200);
      return look;
    });
    await move(couple, { x: 3, y: 4 }).expect(409);
    expect(await read(couple)).toMatchObject({ photoLook: found });
  });

  test('X35 it is removed with its files, and with it how it lay', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    await cover(couple).expect(200);
    const view = (await remove(couple).expect(200)).body.data.invitation;
    expect(view).toMatchObject({ revisions: { coverPhoto: 2 } });
    expect(['coverPhoto', 'photoLook'].filter((field) => field in view)).toEqual([]);
    expect(storedFiles(shop)).toEqual(files);
  });
});
