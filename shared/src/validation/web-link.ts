export const LONGEST_LINK = 2048;

/**
 * Whether a text is a web address that may be shown as a link: http or https, with a host, without credentials
 * (`https://bank.com@evil.com`), at most 2,048 characters. Used where it is typed, stored and rendered.
 */
export function isWebLink(text: string): boolean {
  // URL drops tabs and newlines silently; a stored link must not hold any.
  if (text.length > LONGEST_LINK || /[\u0000-\u0020\u007f<>"\\]/.test(text)) return false;
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    const url = new URL(text);
    return url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
