import { sha256 } from './sha256.js';

describe('hashes of tokens', () => {
  // Written by Node: createHash('sha256').update(token).digest('base64url').
  it.each([
    ['', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
    ['0123456789Ab', 'jSSOPctRJIOH4V_GDgT0xA8AGu4s9QPxw5MaaoTYmBs'],
    ['💍 Aïsyah', '2wfiy0nWa7kia-Cd-N1o7AhiZ96XAxUbnoE7G3nckiQ'],
  ])('G-14 X65 %j is written as on the server', async (token, hash) => {
    expect(await sha256(token)).toBe(hash);
  });
});
