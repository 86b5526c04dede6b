/** A Malaysian number as chat and call links want it: country prefix 6, digits alone. */
export function internationalPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.startsWith('6') ? digits : `6${digits}`;
}
