/** Most words of a name, or of a search, that count. */
const MOST_WORDS = 12;

/** Under which beginnings the seller finds an order: each word of the customer's name, and the phone number. */
export function searchKeys(customer: { name: string; phoneNo: string }): string[] {
  return [...new Set([...words(customer.name), ...phoneForms(customer.phoneNo)])];
}

/**
 * What is looked for: all of these must begin one of an order's keys. A phone number may be typed with its spaces and
 * dashes and with or without the country's 6.
 * @returns nothing when the search holds neither letters nor digits
 */
export function searchTerms(search: string): string[] {
  if (/^[+\d\s()-]+$/.test(search)) {
    const digits = search.replace(/\D/g, '');
    return digits === '' ? [] : [digits];
  }
  return words(search);
}

/** Small letters without accents, so that what is typed in a hurry finds the name. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** A number as it may be typed: 60123456789 and 0123456789 are the same in Malaysia. */
function phoneForms(phoneNo: string): string[] {
  const digits = phoneNo.replace(/\D/g, '');
  if (digits.startsWith('60')) return [digits, digits.slice(1)];
  return digits.startsWith('0') ? [digits, `6${digits}`] : [digits];
}
