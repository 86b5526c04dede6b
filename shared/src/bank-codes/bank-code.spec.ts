import fc from 'fast-check';
import { bankCode, field } from '../testing/bank-code.js';
import { BANKS_BY_ACQUIRER } from './banks.js';
import { LONGEST_BANK_CODE, readBankCode } from './bank-code.js';

describe('C-07 the text of a bank’s QR code', () => {
  it('names holder and bank', () => {
    expect(readBankCode(bankCode())).toEqual({ kind: 'account', holder: 'NUR AIN BINTI RAHMAN', bank: 'Maybank' });
  });

  // Codes as banks and wallets make them, and the examples of PayNet's specification.
  it.each([
    [
      '00020201021126520014A000000615000101068900530220MDN162217666262104305204866153034585802MY5915MASJIDALGHUFRAN6011KUALALUMPUR6304AC7A',
      { kind: 'account', holder: 'MASJIDALGHUFRAN', bank: 'Touch ’n Go eWallet' },
    ],
    [
      '00020201021126560014A000000615000101068900610224602e133f1129ae9ef5dfd3cb5204000053034585802MY5925PERFECT SECURITY & AUT...6002MY8240151624d4b83552c970df6f920824aaf4e04c86e96304762F',
      { kind: 'account', holder: 'PERFECT SECURITY & AUT...', bank: 'Boost' },
    ],
    [
      '00020201021126410014A000000615000101065016640209123456789520400005303458540510.005802MY5909AUSERNAME6005BANGI63043A23',
      { kind: 'one-payment' },
    ],
  ])('reads %s', (text, reading) => {
    expect(readBankCode(text)).toEqual(reading);
  });

  it.each<[string, Record<string, string | null>, object]>([
    ['an unknown bank', { acquirer: '123456' }, { kind: 'account', holder: 'NUR AIN BINTI RAHMAN', bank: null }],
    ['a word of every object as the bank', { acquirer: '__proto__' }, { kind: 'account', bank: null }],
    ['no holder', { holder: null }, { kind: 'account', holder: '' }],
    ['no currency', { currency: null }, { kind: 'account' }],
    ['an amount', { amount: '10.00' }, { kind: 'one-payment' }],
    ['a tip that is asked for', { tip: '01' }, { kind: 'one-payment' }],
    ['a single use', { initiation: '12' }, { kind: 'one-payment' }],
    ['Singapore', { country: 'SG', currency: '702' }, { kind: 'foreign' }],
    ['no country', { country: null }, { kind: 'foreign' }],
    ['another currency', { currency: '840' }, { kind: 'foreign' }],
    ['another network', { application: 'SG.PAYNOW' }, { kind: 'foreign' }],
    ['no bank', { acquirer: null }, { kind: 'foreign' }],
    ['a bill', { acquirer: '898989' }, { kind: 'foreign' }],
  ])('reads a code with %s', (_what, fields, reading) => {
    expect(readBankCode(bankCode(fields))).toMatchObject(reading);
  });

  it.each([
    ['', 'other'],
    ['https://example.com', 'other'],
    ['0002', 'other'],
    ['WIFI:S:Dewan;;', 'other'],
    [bankCode().slice(0, -1), 'other'],
    [bankCode().replace('NUR AIN', 'NUR AIM'), 'damaged'],
    [`${bankCode()}${field('80', 'more')}`, 'damaged'],
    [bankCode().replace('0211', '0299'), 'damaged'],
    [`${bankCode()}`.toLowerCase(), 'damaged'],
    [bankCode({ holder: 'A'.repeat(99), city: 'B'.repeat(99), more: 'C'.repeat(99), most: 'D'.repeat(99) }), 'account'],
    ['0'.repeat(LONGEST_BANK_CODE + 1), 'other'],
  ])('%s', (text, kind) => {
    expect(readBankCode(text).kind).toBe(kind);
  });

  it('is no account with one other character, whatever it is', () => {
    const code = bankCode();
    fc.assert(
      fc.property(fc.nat(code.length - 5), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        fc.pre(code[at] !== character);
        expect(readBankCode(code.slice(0, at) + character + code.slice(at + 1)).kind).not.toBe('account');
      }),
      { numRuns: 500 },
    );
  });

  it('reads any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(readBankCode(text).kind).toBe('other')));
  });

  it('has a name of its own for each bank', () => {
    const names = Object.values(BANKS_BY_ACQUIRER);
    expect(new Set(names).size).toBe(names.length);
  });
});
