import { ApiError } from '../../lib/api-error.js';
import { destination, isInvalidToken, readFragment, sessionOf } from './arrival.js';

const verified = { registered: true, token: 't', user: { _id: 'u1' } };

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
    expect(sessionOf(unregistered)).toEqual({ token: 't', userId: 'u1', registered: false });
  });

  it('sends the registered back to where they were, else to their profile', () => {
    expect(destination(verified, { returnTo: '/invitation/form/new?design=cv0002' })).toBe(
      '/invitation/form/new?design=cv0002',
    );
    expect(destination(verified, {})).toBe('/user/profile/u1');
  });

  it('tells a refused token from every other failure', () => {
    expect(isInvalidToken(new ApiError('invalid-token', '', { status: 403 }))).toBe(true);
    expect(isInvalidToken(new ApiError('google-unavailable', '', { status: 502 }))).toBe(false);
    expect(isInvalidToken(new ApiError('network', ''))).toBe(false);
  });
});
