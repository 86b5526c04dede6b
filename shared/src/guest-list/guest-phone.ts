/** Removes what people and address books put between digits; `00` in front is the `+` of an international number. */
export function normaliseGuestPhone(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+');
}

/**
 * Whether a normalised number can be called, and so written to: a Malaysian one as it is written there (`0123456789`,
 * `60123456789`, 9 to 11 digits from the zero on), or any other with its country's prefix after `+`.
 */
export function isGuestPhone(phone: string): boolean {
  return /^(?:\+60|60|0)[1-9]\d{7,9}$/.test(phone) || /^\+(?!60)[1-9]\d{7,14}$/.test(phone);
}
