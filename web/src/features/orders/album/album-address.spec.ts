import { albumAddress, stateIn } from './album-address.js';

const asked = (address: string) => stateIn(new URL(address, 'http://localhost').searchParams);

describe('C-11 the address of the couple’s album', () => {
  it('C-11 is the order’s, with the photos that wait or those it names', () => {
    expect(albumAddress('650000000000000000000001')).toBe(
      '/invitation-order/view/invitation-details/650000000000000000000001?album',
    );
    expect(asked(albumAddress('1'))).toBe('waiting');
    expect(asked(albumAddress('1', 'hidden'))).toBe('hidden');
  });

  it.each(['receiving', 'all', ''])('C-11 shows those that wait for “%s”', (state) => {
    expect(asked(`/?album=${state}`)).toBe('waiting');
  });
});
