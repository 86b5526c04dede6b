import { Types } from 'mongoose';
import { DEFAULT_MUSIC } from '@serikad/shared/invitations/defaults';
import type { StoredSection } from '../../src/modules/invitations/invitation.schema.js';
import { InvitationsRepository } from '../../src/modules/invitations/invitations.repository.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { NAMES, OTHERS } from './support/bodies.js';
import { newCouple, slugs, snapshot, type Couple } from './support/shop.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

const edit = (path: string, body: object, headers: Record<string, string> = {}) =>
  shop.http
    .put(`/api/invitation/update/${path}`)
    .set({ ...couple.session.headers, ...headers })
    .send({ id: couple.invitationId, ...body });
const saved = async (path: string, body: object) => (await edit(path, body).expect(200)).body.data.invitation;
const guests = async () =>
  (await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200)).body.data.invitation;
const refused = async (path: string, body: object): Promise<{ field: string; message: string }[]> => {
  const before = await snapshot(shop);
  const answer = await edit(path, body);
  expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
  expect(await snapshot(shop)).toEqual(before);
  return answer.body.data.error.fields;
};

/** Lets something else be saved between a section's decision and its write; unguarded, the write has no condition. */
function whileSaving(section: StoredSection, meanwhile: () => Promise<unknown>, guarded: boolean): void {
  const repository = shop.app.get(InvitationsRepository);
  const save = repository.saveSection.bind(repository);
  let waiting = true;
  jest.spyOn(repository, 'saveSection').mockImplementation(async (id, name, content, ifRevision, precondition) => {
    if (name === section && waiting) {
      waiting = false;
      await meanwhile();
    }
    return save(id, name, content, ifRevision, guarded ? precondition : {});
  });
}
const stored = () => shop.db.collection('invitations').findOne({ _id: new Types.ObjectId(couple.invitationId) });

describe('I-16 music', () => {
  const ID = 'aZ09_-aZ09_';

  test('I-16 a new invitation plays the sample', async () => {
    expect((await guests()).music).toEqual(DEFAULT_MUSIC);
  });

  test.each([
    `https://youtu.be/${ID}?si=x`,
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&list=PLx`,
  ])('I-16 X25 %s is stored as pasted, with its id', async (link) => {
    const music = { videoId: ID, link, startTime: 2 * 60 + 5 };
    expect((await saved('music', music)).music).toEqual(music);
    expect((await guests()).music).toEqual(music);
  });

  test('I-16 an empty link is no music', async () => {
    const none = { videoId: '', link: '', startTime: 0 };
    expect((await saved('music', none)).music).toEqual(none);
    expect(await refused('music', { ...none, videoId: ID })).toEqual([
      { field: 'videoId', message: expect.stringContaining('Please paste the link again') },
    ]);
  });

  test('I-16 X25 an id of another video, or a link without one, is refused with what to do', async () => {
    const link = `https://youtu.be/${ID}`;
    expect(await refused('music', { videoId: 'AAAAAAAAAAA', link, startTime: 0 })).toEqual([
      { field: 'videoId', message: expect.stringContaining('Please paste the link again') },
    ]);
    for (const bad of [ID, `https://vimeo.com/${ID}`, `https://www.youtube.com/embed/${ID}`]) {
      expect(await refused('music', { videoId: ID, link: bad, startTime: 0 })).toEqual([
        { field: 'link', message: expect.stringMatching(/https:\/\//) },
      ]);
    }
  });

  test.each(['-1', '0.5', '86401', '1e309', '"90"', 'null', 'true'])(
    'I-16 X17 a start of %s is refused',
    async (start) => {
      const before = await snapshot(shop);
      const answer = await shop.http
        .put('/api/invitation/update/music')
        .set({ ...couple.session.headers, 'Content-Type': 'application/json' })
        .send(`{"id":"${couple.invitationId}","videoId":"${ID}","link":"https://youtu.be/${ID}","startTime":${start}}`);
      expect([answer.status, answer.body.data.error.fields[0].field]).toEqual([400, 'startTime']);
      expect(await snapshot(shop)).toEqual(before);
    },
  );

  test.each([0, 86_400])('I-16 a start of %d s is kept', async (startTime) => {
    const music = { videoId: ID, link: `https://youtu.be/${ID}`, startTime };
    expect((await saved('music', music)).music).toEqual(music);
  });
});

describe('I-17 doa', () => {
  test('I-17 shows the default one, or words of the couple’s own', async () => {
    expect((await saved('doa', { doa: '  Ya Allah\r\nberkatilah  ' })).doa).toBe('Ya Allah\nberkatilah');
    expect((await saved('doa', { doa: null })).doa).toBeNull();
    expect((await saved('doa', { doa: 'é'.repeat(1000) })).doa).toHaveLength(1000);
  });
});

describe('I-12 dress code', () => {
  test('I-12 requires both texts when it is shown', async () => {
    expect(await refused('dress-code', { enabled: true, male: ' ', female: '' })).toEqual([
      { field: 'male', message: 'Required' },
      { field: 'female', message: 'Required' },
    ]);
  });

  test('I-12 keeps what was typed when it is not shown', async () => {
    const off = { enabled: false, male: 'Baju Melayu', female: '' };
    expect((await saved('dress-code', off)).dressCode).toEqual(off);
    expect((await guests()).dressCode).toEqual(off);
  });
});

describe('I-11 bottom bar', () => {
  test('I-11 has the design’s colours where none is chosen, and a size that stays when it is left out', async () => {
    const own = { showLabel: false, color: '#112233', iconColor: null, iconSize: 16 };
    expect((await saved('bottom-bar', { bottomBar: own })).bottomBar).toEqual(own);
    const { iconSize, ...rest } = own;
    expect((await saved('bottom-bar', { bottomBar: { ...rest, color: null } })).bottomBar).toEqual({
      ...own,
      color: null,
      iconSize,
    });
  });

  const keeps = { showLabel: false, color: null, iconColor: null };
  const sizes = async (guarded: boolean): Promise<number> => {
    await saved('bottom-bar', { bottomBar: { ...keeps, iconSize: 20 } });
    whileSaving('bottomBar', () => saved('bottom-bar', { bottomBar: { ...keeps, iconSize: 32 } }), guarded);
    return (await saved('bottom-bar', { bottomBar: keeps })).bottomBar.iconSize;
  };

  test('I-11 a size that is left out is not set back by a save that began before', async () => {
    expect(await sizes(true)).toBe(32);
  });

  test('I-11 control: without its condition the save would set it back', async () => {
    expect(await sizes(false)).toBe(20);
  });
});

describe('I-17 other design options', () => {
  const least = { footer: ['verse'], viewSnowEffects: true, page2Header1: 1, page2Header2: 0 };

  test('I-17 what is left out stays as stored, and null goes back to the design’s', async () => {
    const first = await saved('others', OTHERS);
    const { footer, viewSnowEffects, page2Header1, page2Header2, ...optional } = OTHERS;
    expect(first).toMatchObject({
      ...optional,
      footer,
      viewSnowEffect: viewSnowEffects,
      enableSnowEffect: viewSnowEffects,
      page2: { header1: page2Header1, header2: page2Header2 },
    });
    const second = await saved('others', least);
    expect(second).toMatchObject({ ...optional, viewSnowEffect: true, enableSnowEffect: true });
    const cleared = { customVerse: null, backgroundColor: null, contentTextColor: null, coverPage: null };
    const third = await saved('others', { ...least, ...cleared, page1Style: null, countdownLabel: '' });
    expect(third).toMatchObject({ ...optional, ...cleared, page1Style: null, countdownLabel: '' });
    // Guests get neither the order's id nor what is for the owner alone (S3, F5).
    const { createdBy, page2Header, firstPage, images, checkedLinks, ...shared } = third as unknown as Record<
      string,
      unknown
    >;
    expect([createdBy, page2Header, firstPage, images, checkedLinks]).not.toContain(undefined);
    expect(await guests()).toEqual({ ...shared, orderId: null });
  });

  test('I-11 invitations from before these options are shown and saved like any other', async () => {
    const later = { coverPage: 1, page1Style: 1, page2Style: 1, page3Style: 1 } as const;
    const filter = { _id: new Types.ObjectId(couple.invitationId) };
    await shop.db.collection('invitations').updateOne(filter, { $unset: later });
    const none = { coverPage: null, page1Style: null, page2Style: null, page3Style: null };
    expect(await guests()).toMatchObject(none);
    const overtaken = await edit('others', least, { 'If-Match': '7' }).expect(409);
    expect(overtaken.body.data.error.current).toMatchObject({ ...none, revision: 0 });
    expect(await saved('others', least)).toMatchObject(none);
    expect(await saved('others', { ...least, page2Style: OTHERS.page2Style })).toMatchObject({
      page2Style: OTHERS.page2Style,
    });
  });

  test.each<[string[], string, string[]]>([
    [[], '#kita', []],
    [['hashtag'], '#kita', ['hashtag']],
    [['verse'], '#kita', ['verse']],
    [['verse', 'hashtag'], '#kita', ['hashtag', 'verse']],
    [[], '', ['verse']],
    [['hashtag'], '', ['verse']],
    [['hashtag', 'verse'], ' ', ['verse']],
  ])('I-17 footer %j with the hashtag %j: %j', async (footer, hashtag, kept) => {
    await saved('names', { ...NAMES, hashtag });
    const answer = await saved('others', { ...least, footer });
    expect([answer.footer, answer.page1Footer]).toEqual([
      kept,
      { hashtagChecked: kept.includes('hashtag'), verseChecked: kept.includes('verse') },
    ]);
  });

  test('I-17 a hashtag that goes makes room for the verse; one that comes changes nothing', async () => {
    await saved('names', { ...NAMES, hashtag: '#kita' });
    await saved('others', { ...least, footer: ['hashtag'] });
    const gone = await saved('names', { ...NAMES, hashtag: '' });
    expect([gone.footer, gone.page1Footer]).toEqual([['verse'], { hashtagChecked: false, verseChecked: true }]);
    expect((await saved('names', { ...NAMES, hashtag: '#lagi' })).footer).toEqual(['verse']);
  });

  const race = async (slow: 'names' | 'others', guarded: boolean): Promise<unknown> => {
    await saved('names', { ...NAMES, hashtag: '#kita' });
    await saved('others', { ...least, footer: ['verse'] });
    const names = () => saved('names', { ...NAMES, hashtag: '' });
    const others = () => saved('others', { ...least, footer: ['hashtag'] });
    whileSaving(slow, slow === 'names' ? others : names, guarded);
    await (slow === 'names' ? names() : others());
    const invitation = await stored();
    return { hashtag: invitation?.['hashtag'], footer: invitation?.['footer'] };
  };

  test.each(['names', 'others'] as const)(
    'I-17 a hashtag and its place go together, though %s was decided before the other was saved',
    async (slow) => {
      expect(await race(slow, true)).toEqual({ hashtag: '', footer: ['verse'] });
    },
  );

  test('I-17 control: without its condition a place would be kept for no hashtag', async () => {
    expect(await race('others', false)).toEqual({ hashtag: '', footer: ['hashtag'] });
  });

  test('I-11 I-22 the switches of the wishes do what they say', async () => {
    const { invitationId } = couple;
    const rsvp = { invitationId, from: 'Pak Long', attendanceCount: 0, willAttend: false, message: 'Tahniah' };
    const add = () => shop.http.post('/api/wish/add').send(rsvp);
    const shown = async (): Promise<unknown[]> =>
      (await shop.http.get(`/api/wish/get-all/${invitationId}`).expect(200)).body.data;
    await add().expect(200);
    expect(await shown()).toHaveLength(1);
    await saved('others', { ...least, viewWishes: false });
    expect(await shown()).toEqual([]);
    await saved('others', { ...least, viewWishes: true, wishEnabled: false });
    expect([(await add()).body.code, await shown()]).toEqual(['wishes-closed', []]);
    await saved('others', { ...least, wishEnabled: true });
    await add().expect(200);
    expect(await shown()).toHaveLength(2);
  });

  test.each([0, 6])('I-17 header %d', async (header) => {
    const answer = await saved('others', { ...least, page2Header1: header, page2Header2: header });
    expect(answer.page2).toEqual({ header1: header, header2: header });
  });

  describe('I-11 the cover', () => {
    const photo = (imageUrl: string, invitationId = couple.invitationId) =>
      shop.db.collection('photos').insertOne({ invitationId: new Types.ObjectId(invitationId), imageUrl, order: 0 });
    const cover = (backgroundImage: unknown, more: object = {}) => ({
      ...least,
      coverPage: { category: 'image', backgroundImage, backgroundColor: null, hideText: false, ...more },
    });

    test('I-11 shows a photo of the gallery, for as long as it is in it', async () => {
      await photo('a-photo.webp');
      const answer = await saved('others', cover('a-photo.webp'));
      expect(answer.coverPage).toEqual(cover('a-photo.webp').coverPage);
      expect((await guests()).coverPage).toEqual(answer.coverPage);
      await shop.db.collection('photos').deleteMany({ imageUrl: 'a-photo.webp' });
      expect((await guests()).coverPage).toEqual({ ...answer.coverPage, backgroundImage: null });
    });

    test('X02 X27 shows no picture of another couple, and none from elsewhere', async () => {
      const others = await newCouple(shop);
      await photo('their-photo.webp', others.invitationId);
      for (const image of ['their-photo.webp', 'https://evil.example/x.png', '../../etc/passwd', 'gone.webp', '']) {
        expect(await refused('others', cover(image))).toEqual([
          { field: 'coverPage.backgroundImage', message: 'Please choose one of the photos in your gallery' },
        ]);
      }
    });

    test('I-12 needs what it is made of', async () => {
      expect(await refused('others', cover(null))).toEqual([
        { field: 'coverPage.backgroundImage', message: 'Required' },
      ]);
      expect(await refused('others', cover(null, { category: 'colour' }))).toEqual([
        { field: 'coverPage.backgroundColor', message: 'Required' },
      ]);
    });
  });
});
