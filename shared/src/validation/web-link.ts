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

/** The same, with https alone. */
export function isHttpsLink(text: string): boolean {
  return isWebLink(text) && /^https:/i.test(text);
}

/**
 * The link in a pasted text: phones share a place as its name and a link ("Dewan Seri https://maps.app.goo.gl/x").
 * @returns the first https link in it; the text as it is, trimmed, where it is a link itself or has none
 */
export function linkIn(text: string): string {
  const typed = text.trim();
  if (isWebLink(typed) || typed.length > LONGEST_LINK) return typed;
  const found = withoutStops(/https:\/\/[^\s<>"\\]+/i.exec(typed)?.[0] ?? '');
  return isWebLink(found) ? found : typed;
}

/** Without what ends a sentence or a bracket behind the link. */
function withoutStops(link: string): string {
  let end = link.length;
  while (').,;!'.includes(link[end - 1] ?? ' ')) end -= 1;
  return link.slice(0, end);
}
