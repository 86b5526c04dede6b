/** In this order: most browsers name Chrome or Safari as well. `mark` is what the header holds besides. */
const FAMILIES: readonly (readonly [family: string, version: RegExp, mark?: string])[] = [
  ['Samsung Internet', /SamsungBrowser\/(\d{1,3})/],
  ['Edge', /Edg(?:A|iOS)?\/(\d{1,3})/],
  ['Opera', /OPR\/(\d{1,3})/],
  ['Chrome iOS', /CriOS\/(\d{1,3})/],
  ['Firefox iOS', /FxiOS\/(\d{1,3})/],
  ['Firefox', /Firefox\/(\d{1,3})/],
  ['Android WebView', /Chrome\/(\d{1,3})/, '; wv)'],
  ['Chrome', /Chrome\/(\d{1,3})/],
  ['Safari', /Version\/(\d{1,3})/, 'Safari'],
  // Apps that show pages in iOS' own view do not name its version, but the system's.
  ['iOS WebView', /\b(?:iPhone OS|CPU OS) (\d{1,3})/],
];

/**
 * Family and major version of a browser.
 * @param userAgent the `User-Agent` header
 * @returns such as `Safari 17`, or `other`
 */
export function browserOf(userAgent: string): string {
  for (const [family, version, mark = ''] of FAMILIES) {
    const major = userAgent.includes(mark) ? version.exec(userAgent)?.[1] : undefined;
    if (major !== undefined) return `${family} ${major}`;
  }
  return 'other';
}
