/** Malaysian numbers in the groups that people write: `019-234 5567`, `011-2345 6780`, `03-1234 5678`. */
const GROUPS = /^(?:\+?6)?(01\d|08\d|0[3-79])(\d{3,4})(\d{4})$/;

/** A stored number as it is read; one of another country, or of another length, as it is stored. */
export function phoneText(phone: string): string {
  const [, prefix, middle, end] = GROUPS.exec(phone) ?? [];
  return prefix === undefined ? phone : `${prefix}-${middle} ${end}`;
}
