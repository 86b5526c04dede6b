import { retryOnConflict, unavailable } from './retry-on-conflict.js';

describe('retryOnConflict', () => {
  const attempts = jest.fn<Promise<'again' | number>, []>();
  beforeEach(() => attempts.mockReset().mockResolvedValue('again'));

  it('repeats the attempt until its write succeeds', async () => {
    attempts.mockResolvedValueOnce('again').mockResolvedValueOnce(7);
    expect(await retryOnConflict({ tries: 5 }, attempts)).toBe(7);
    expect(attempts).toHaveBeenCalledTimes(2);
  });

  it('returns falsy results', async () => {
    attempts.mockResolvedValueOnce(0);
    expect(await retryOnConflict({}, attempts)).toBe(0);
  });

  it('fails with unavailable after the last attempt, and after the time', async () => {
    await expect(retryOnConflict({ tries: 3 }, attempts)).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 3 },
    });
    expect(attempts).toHaveBeenCalledTimes(3);
    await expect(retryOnConflict({ forMs: -1, onGivingUp: unavailable(1) }, attempts)).rejects.toMatchObject({
      details: { retryAfter: 1 },
    });
    expect(attempts).toHaveBeenCalledTimes(4);
  });

  it('returns what is given instead, and passes an error of the attempt on at once', async () => {
    expect(await retryOnConflict({ tries: 1, onGivingUp: () => 9 }, attempts)).toBe(9);
    attempts.mockRejectedValueOnce(new Error('refused'));
    await expect(retryOnConflict({ tries: 2 }, attempts)).rejects.toThrow('refused');
  });
});
