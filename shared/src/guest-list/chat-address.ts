import { IN_BRACES, isPlaceholder, type Placeholder } from './message-templates.js';

/**
 * Longest address of a chat that already has its message. Phones and computers hand it from the browser to WhatsApp;
 * from about 2,050 characters on some of them cut or refuse it.
 */
export const LONGEST_CHAT_ADDRESS = 2_000;
/** `https://wa.me/60123456789012?text=` */
const BEFORE_TEXT = 34;
/** As how long the value of a placeholder counts: longer than nearly all of them. */
const VALUE_LENGTHS: Readonly<Record<Placeholder, number>> = {
  gelaran: 90,
  nama: 90,
  pasangan: 70,
  tarikh: 45,
  tempat: 120,
  pautan: 60,
  tarikh_tutup: 30,
};
/** Characters of the address for one of a text in Malay or English: a space takes three. */
const PER_CHARACTER = 1.3;

/** The length of a text in an address, as `encodeURIComponent` writes it; lone surrogates do not make it throw. */
function encodedLength(text: string): number {
  let length = 0;
  for (const byte of new TextEncoder().encode(text)) length += isPlain(byte) ? 1 : 3;
  return length;
}

function isPlain(byte: number): boolean {
  return /[A-Za-z0-9\-_.!~*'()]/.test(String.fromCharCode(byte));
}

/** About how many characters a template has left until the address of its chat is too long; negative: too many. */
export function charactersLeft(template: string): number {
  const names = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name).filter(isPlaceholder);
  const values = names.reduce((sum, name) => sum + VALUE_LENGTHS[name], 0);
  const fixed = template.replace(IN_BRACES, (braces, name: string) => (isPlaceholder(name) ? '' : braces));
  const left = LONGEST_CHAT_ADDRESS - BEFORE_TEXT - values - encodedLength(fixed);
  return Math.floor(left / PER_CHARACTER);
}
