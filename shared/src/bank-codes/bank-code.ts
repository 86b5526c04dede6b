import { BANKS_BY_ACQUIRER } from './banks.js';

/** What the text of a QR code holds about the account that it pays to. */
export type BankCode =
  /** Not a payment code. */
  | { kind: 'other' }
  /** A payment code with a wrong checksum, or without the fields of one. */
  | { kind: 'damaged' }
  /** A payment code of another network or country than DuitNow in Malaysia, or of a bill. */
  | { kind: 'foreign' }
  /** A code of one payment: with an amount, or made for a single use. */
  | { kind: 'one-payment' }
  /** `holder`: as the bank wrote it, may be empty; `bank`: as customers know it, `null` where its id is not known. */
  | { kind: 'account'; holder: string; bank: string | null };

/** The most characters of a QR code's text that are read: a DuitNow code has some 150. */
export const LONGEST_BANK_CODE = 512;

// EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode: ids of the fields.
const FORMAT = '00';
const INITIATION = '01';
const CURRENCY = '53';
const ONE_PAYMENT_FIELDS = ['54', '55', '56', '57'];
const COUNTRY = '58';
const HOLDER = '59';
const CHECKSUM = '63';
const FIRST_NETWORK = 26;
const LAST_NETWORK = 51;
// Within the field of a network.
const APPLICATION = '00';
const ACQUIRER = '01';

const DUITNOW = 'A0000006150001';
const SINGLE_USE = '12';
const RINGGIT = '458';
/** Not an account: JomPAY's bills. */
const BILLS = '898989';

/**
 * Reads the text of a QR code as EMVCo's payment code, which DuitNow follows: fields of an id and a length of two
 * digits each, closed by a checksum.
 */
export function readBankCode(text: string): BankCode {
  const fields = text.length <= LONGEST_BANK_CODE ? fieldsOf(text) : undefined;
  if (!fields?.has(FORMAT)) return text.startsWith('0002') && /6304.{4}$/.test(text) ? DAMAGED : { kind: 'other' };
  if (fields.get(CHECKSUM)?.toUpperCase() !== checksumOf(text.slice(0, -4)) || !text.slice(-8).startsWith('6304')) {
    return DAMAGED;
  }
  const network = networkOf(fields);
  const isMalaysian = fields.get(COUNTRY) === 'MY' && (fields.get(CURRENCY) ?? RINGGIT) === RINGGIT;
  const acquirer = network?.get(ACQUIRER);
  if (!isMalaysian || acquirer === undefined || acquirer === BILLS) return { kind: 'foreign' };
  if (fields.get(INITIATION) === SINGLE_USE || ONE_PAYMENT_FIELDS.some((id) => fields.has(id))) {
    return { kind: 'one-payment' };
  }
  const bank = Object.hasOwn(BANKS_BY_ACQUIRER, acquirer) ? BANKS_BY_ACQUIRER[acquirer] : undefined;
  return { kind: 'account', holder: fields.get(HOLDER)?.trim() ?? '', bank: bank ?? null };
}

const DAMAGED: BankCode = { kind: 'damaged' };

/** The fields of DuitNow's account. */
function networkOf(fields: ReadonlyMap<string, string>): Map<string, string> | undefined {
  for (let id = FIRST_NETWORK; id <= LAST_NETWORK; id += 1) {
    const network = fieldsOf(fields.get(String(id)) ?? '');
    if (network?.get(APPLICATION) === DUITNOW) return network;
  }
  return undefined;
}

/** The fields by their ids; nothing when the text is not made of fields, or has one twice. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, id = '', digits = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(digits));
    if (id === '' || value.length !== Number(digits) || fields.has(id)) return undefined;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of a text's UTF-8 bytes as four hexadecimal digits. */
function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
