import { ApiError } from '../../lib/api-error.js';
import { dataOf } from '../../lib/api.js';
import { destination, isInvalidToken, readFragment, sessionOf } from './oauth-callback.js';

const verified = { registered: true, token: 't', user: { _id: 'u1', name: 'Nur Aisyah' } };

describe('coming back from Google (S-08)', () => {
  it('reads the token or the error from the fragment', () => {
    expect(readFragment('#access_token=ya29.a%2Bb')).toEqual({ accessToken: 'ya29.a+b' });
    expect(readFragment('#error=access_denied')).toEqual({ error: 'access_denied' });
    expect(readFragment('')).toEqual({});
  });

  it('sends the unregistered to the form, keeping the origin', () => {
    const unregistered = { ...verified, registered: false };
    expect(destination(unregistered, { origin: 'invitation', returnTo: '/invitation/create-order' })).toBe(
      '/user/form/register?origin=invitation',
    );
    expect(destination(unregistered, {})).toBe('/user/form/register');
    expect(sessionOf(unregistered)).toMatchObject({ token: 't', userId: 'u1', registered: false });
  });

  it('the registration form gets the name that Google has, a kept session none', () => {
    expect(sessionOf({ ...verified, registered: false }).name).toBe('Nur Aisyah');
    expect(sessionOf(verified)).toEqual({ token: 't', userId: 'u1', registered: true });
  });

  it('sends the registered back to where they were, else to their profile', () => {
    expect(destination(verified, { returnTo: '/invitation/form/new?design=cv0002' })).toBe(
      '/invitation/form/new?design=cv0002',
    );
    expect(destination(verified, {})).toBe('/user/profile/u1');
  });

  it.each([
    ['code', { code: 'invalid' }],
    ['code, with null data', { code: 'invalid', data: null }],
    ['status', { status: 'invalid' }],
    ['data.code', { code: 200, data: { code: 'invalid' } }],
    ['data.status', { code: 200, data: { status: 'invalid' } }],
    ['errorCode', { code: 'invalid', data: { error: { errorCode: 'invalid', errorMessage: 'x' } } }],
  ])('HTTP 200 with `invalid` in %s is a refused token', (_place, answer) => {
    let failure: unknown;
    try {
      dataOf<'POST /user/google-auth/verify'>(200, JSON.stringify(answer), null);
    } catch (error) {
      failure = error;
    }
    expect(isInvalidToken(failure)).toBe(true);
  });

  it('a verified token and any other failure are not a refused token', () => {
    const verifiedAnswer = JSON.stringify({ code: 200, data: verified });
    expect(dataOf<'POST /user/google-auth/verify'>(200, verifiedAnswer, null)).toEqual(verified);
    expect(() => dataOf<'POST /user/google-auth/verify'>(200, '{"code":"internal"}', null)).toThrow(ApiError);
    expect(isInvalidToken(new ApiError('internal', '', { status: 200 }))).toBe(false);
  });

  it('distinguishes a refused token from every other failure', () => {
    expect(isInvalidToken(new ApiError('invalid-token', '', { status: 403 }))).toBe(true);
    expect(isInvalidToken(new ApiError('google-unavailable', '', { status: 502 }))).toBe(false);
    expect(isInvalidToken(new ApiError('network', ''))).toBe(false);
  });
});
