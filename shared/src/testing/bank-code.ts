/** A field of a payment code: id, length, value. */
export function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

const FIELDS = {
  initiation: '11',
  application: 'A0000006150001',
  acquirer: '588734',
  currency: '458',
  amount: null,
  tip: null,
  country: 'MY',
  holder: 'NUR AIN BINTI RAHMAN',
  city: 'KUALA LUMPUR',
} as const;

/** The text of a DuitNow code, for tests; `null` leaves a field out. Other names are fields of the issuer's own. */
export function bankCode(changes: Readonly<Record<string, string | null>> = {}): string {
  const given: Record<string, string | null> = { ...FIELDS, ...changes };
  const one = (id: string, name: string): string => {
    const value = given[name] ?? null;
    return value === null ? '' : field(id, value);
  };
  const own = Object.keys(changes).filter((name) => !Object.hasOwn(FIELDS, name));
  const account = one('00', 'application') + one('01', 'acquirer') + field('02', '162217666262');
  const text = [
    field('00', '02'),
    one('01', 'initiation'),
    field('26', account),
    field('52', '0000'),
    one('53', 'currency'),
    one('54', 'amount'),
    one('55', 'tip'),
    one('58', 'country'),
    one('59', 'holder'),
    one('60', 'city'),
    ...own.map((name, index) => one(String(80 + index), name)),
    '6304',
  ].join('');
  return text + crc16(text);
}

/** CRC-16/CCITT-FALSE by a table-free sum of its own, so that the rule is not tested by itself. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    let x = ((crc >> 8) ^ byte) & 0xff;
    x ^= x >> 4;
    crc = ((crc << 8) ^ (x << 12) ^ (x << 5) ^ x) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
