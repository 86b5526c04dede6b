import { grantId, grantOf } from './sign-in-grant.js';

describe('what the redirect flow leaves in the fragment', () => {
  const id = 'Ab_-'.repeat(5) + 'xy';

  it('names its id', () => {
    expect(grantId(grantOf(id))).toBe(id);
  });

  it.each(['', 'grant.', id, `ya29.${id}`, `grant.${id}x`, `grant.${id.slice(1)}`, ` grant.${id}`, `grant.${id}\n`])(
    'does not name one in %j',
    (token) => {
      expect(grantId(token)).toBeUndefined();
    },
  );
});
