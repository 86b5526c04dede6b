/**
 * A number as chat and call links need it, digits alone:
 * as it is with a country's prefix after +, else Malaysian with the prefix 6.
 */
export function internationalPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return text.trim().startsWith('+') || digits.startsWith('6') ? digits : `6${digits}`;
}
