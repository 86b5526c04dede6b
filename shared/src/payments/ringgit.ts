/** `RM 2,800` of whole ringgit; a sum below zero with its sign before it. */
export function ringgit(amount: number): string {
  return `${amount < 0 ? '− ' : ''}RM ${grouped(Math.abs(amount))}`;
}

/** `2,800` of whole ringgit. */
export function grouped(amount: number): string {
  return amount.toLocaleString('en-MY');
}

/** The number in what a person writes as a price: `RM 1,200`, `1 200.00`. Nothing written is 0; no number is NaN. */
export function parseRinggit(text: string): number {
  const digits = ringgitDigits(text);
  return digits === '' ? 0 : Number(digits);
}

/** What a person writes as a price, without RM, spaces and commas. */
export function ringgitDigits(text: string): string {
  return text.replace(/^\s*RM/i, '').replaceAll(/[\s,]/g, '');
}
