/** `RM 2,800` of whole ringgit. */
export function ringgit(amount: number): string {
  return `RM ${grouped(amount)}`;
}

/** `2,800` of whole ringgit. */
export function grouped(amount: number): string {
  return amount.toLocaleString('en-MY');
}

/** The number in what a person writes as a price: `RM 1,200`, `1 200.00`. Nothing written is 0; no number is NaN. */
export function parseRinggit(text: string): number {
  const digits = text.replace(/^\s*RM/i, '').replaceAll(/[\s,]/g, '');
  return digits === '' ? 0 : Number(digits);
}
