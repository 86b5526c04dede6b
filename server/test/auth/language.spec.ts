import { UsersRepository } from '../../src/modules/users/users.repository.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { demoAccessToken, type Session } from '../support/sign-in.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const profile = (session: Session) => shop.http.get('/user/profile').set(session.headers);
const update = (headers: Record<string, string>, body: unknown) =>
  shop.http
    .put('/user/profile')
    .set({ ...headers, 'Content-Type': 'application/json' })
    .send(JSON.stringify(body));
const languageOf = async (session: Session) => (await profile(session).expect(200)).body.data.user.language;

/** Signs in once more from a device with this cookie. @returns the answer's `data` */
async function signInFrom(email: string, cookie?: string) {
  const token = await demoAccessToken(shop.url, shop.config, { email, name: 'Nur Aisyah' });
  const { body } = await shop.http
    .post('/user/google-auth/verify')
    .set(cookie === undefined ? {} : { Cookie: cookie })
    .send({ token })
    .expect(200);
  return body.data;
}

describe('the account', () => {
  it('has none until one is chosen', async () => {
    const session = await shop.signIn();
    expect((await profile(session)).body.data.user).not.toHaveProperty('language');
  });

  it.each(['en', 'ms'])('keeps %s, and nothing else of the account changes', async (language) => {
    const session = await shop.signIn();
    const before = (await profile(session)).body.data.user;
    const { body } = await update(session.headers, { language }).expect(200);
    expect(body.data.user).toEqual({ ...before, language });
    expect((await profile(session)).body.data.user).toEqual({ ...before, language });
  });

  it.each([
    [{}, 'language', 'Please choose one of the options'],
    [{ language: 'fr' }, 'language', 'Please choose one of the options'],
    [{ language: 'EN' }, 'language', 'Please choose one of the options'],
    [{ language: '' }, 'language', 'Please choose one of the options'],
    [{ language: null }, 'language', 'Please choose one of the options'],
    [{ language: ['en'] }, 'language', 'Please choose one of the options'],
    [{ language: { $ne: null } }, 'language', 'Please choose one of the options'],
    [{ language: 'en', isAdmin: true }, 'isAdmin', 'Unknown field'],
    [{ language: 'en', name: 'A' }, 'name', 'Unknown field'],
  ])('refuses %j', async (body, field, message) => {
    const session = await shop.signIn();
    const answer = await update(session.headers, body).expect(400);
    expect(answer.body.data.error).toMatchObject({ errorCode: 'validation', fields: [{ field, message }] });
    expect(await languageOf(session)).toBeUndefined();
  });

  it('is changed with a session alone', async () => {
    await update({}, { language: 'en' }).expect(403);
    const unregistered = await shop.signIn({ register: false });
    await update(unregistered.headers, { language: 'en' }).expect(403);
  });

  it('stays as it is when another person changes theirs', async () => {
    const [one, other] = await Promise.all([shop.signIn(), shop.signIn()]);
    await update(one.headers, { language: 'en' }).expect(200);
    expect(await languageOf(other)).toBeUndefined();
  });
});

describe('at a sign-in', () => {
  it('the account’s language is answered, whatever the device has', async () => {
    const session = await shop.signIn();
    await update(session.headers, { language: 'en' }).expect(200);
    for (const cookie of [undefined, 'language=ms', 'language=en']) {
      expect((await signInFrom(session.email, cookie)).user).toMatchObject({ _id: session.userId, language: 'en' });
    }
    expect(await languageOf(session)).toBe('en');
  });

  it('an account without a language takes the device’s', async () => {
    const session = await shop.signIn();
    expect((await signInFrom(session.email, 'a=b; language=en')).user.language).toBe('en');
    expect(await languageOf(session)).toBe('en');
  });

  it.each([undefined, 'language=', 'language=fr', 'language=EN', 'language={"$ne":null}'])(
    'an account without a language stays so with the cookie %j',
    async (cookie) => {
      const session = await shop.signIn();
      expect((await signInFrom(session.email, cookie)).user).not.toHaveProperty('language');
      expect(await languageOf(session)).toBeUndefined();
    },
  );

  it('a registration takes the device’s, also when it changed since the sign-in', async () => {
    const email = 'newcomer@example.com';
    const { token } = await signInFrom(email, 'language=ms');
    const { body } = await shop.http
      .post('/user/register')
      .set({ Authorization: `Bearer ${token}`, Cookie: 'language=en' })
      .send({ name: 'A', phoneNo: '0123456789' })
      .expect(200);
    expect(body.data.user.language).toBe('en');
    expect((await signInFrom(email)).user.language).toBe('en');
  });

  describe('two first sign-ins at once, from devices of two languages', () => {
    const race = async () => {
      const session = await shop.signIn();
      const answers = await Promise.all(['ms', 'en'].map((each) => signInFrom(session.email, `language=${each}`)));
      return new Set([...answers.map(({ user }) => user.language), await languageOf(session)]);
    };

    type Write = UsersRepository['setFirstLanguage'];
    /** Holds the writes of two sign-ins until both have read an account without a language. */
    const together = (write: Write): Write => {
      const waiting: (() => void)[] = [];
      return async (id, language) => {
        await new Promise<void>((go) => {
          waiting.push(go);
          if (waiting.length === 2) waiting.splice(0).forEach((each) => each());
        });
        return write(id, language);
      };
    };
    afterEach(() => jest.restoreAllMocks());

    it('answer the language that is stored', async () => {
      const users = shop.app.get(UsersRepository);
      const write: Write = users.setFirstLanguage.bind(users);
      jest.spyOn(users, 'setFirstLanguage').mockImplementation(together(write));
      for (let round = 0; round < 5; round++) expect((await race()).size).toBe(1);
    });

    it('control: answer two languages when each write is unconditional', async () => {
      const users = shop.app.get(UsersRepository);
      const unsafe: Write = (id, language) => users.setLanguage(id.toHexString(), language);
      jest.spyOn(users, 'setFirstLanguage').mockImplementation(together(unsafe));
      for (let round = 0; round < 5; round++) expect((await race()).size).toBe(2);
    });
  });
});
