import { readPayment } from './bank-qr.js';

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;
const DUITNOW = [
  field('00', '01'),
  field('26', field('00', 'A0000006150001') + field('02', '501234')),
  field('58', 'MY'),
  field('59', 'NUR AIN BINTI RAHMAN'),
  field('63', 'ABCD'),
].join('');

describe('M3: the text of a bank’s QR code', () => {
  it('names the account of a DuitNow code', () => {
    expect(readPayment(DUITNOW)).toEqual({ kind: 'payment', name: 'NUR AIN BINTI RAHMAN' });
  });

  it.each(['https://example.com', '', 'hello', '0002', '000201590'])('takes %j for no payment', (text) => {
    expect(readPayment(text)).toEqual({ kind: 'other' });
  });

  it('reads a payment code without a name', () => {
    expect(readPayment(field('00', '01'))).toEqual({ kind: 'payment', name: '' });
  });
});
