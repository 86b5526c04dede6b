const SEARCH = 'https://www.google.com/search?q=';

/** The link of a gift without one: a search for its name. A text of 100 letters fits a link at any encoding. */
export function searchLinkOf(title: string): string {
  return `https://www.google.com/search?${new URLSearchParams({ q: title.trim() }).toString()}`;
}

/** Whether a link is such a search, whatever it looks for. */
export function isSearchLink(url: string): boolean {
  return url.startsWith(SEARCH) && !url.includes('&');
}
