/** In this order: most browsers name Chrome or Safari as well. */
const FAMILIES: readonly (readonly [family: string, version: RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\/(\d{1,3})/],
  ['Edge', /Edg(?:A|iOS)?\/(\d{1,3})/],
  ['Opera', /OPR\/(\d{1,3})/],
  ['Chrome iOS', /CriOS\/(\d{1,3})/],
  ['Firefox iOS', /FxiOS\/(\d{1,3})/],
  ['Firefox', /Firefox\/(\d{1,3})/],
  ['Android WebView', /; wv\).*Chrome\/(\d{1,3})/],
  ['Chrome', /Chrome\/(\d{1,3})/],
  ['Safari', /Version\/(\d{1,3}).*Safari/],
  // Apps that show pages in iOS' own view do not name its version, but the system's.
  ['iOS WebView', /\b(?:iPhone OS|CPU OS) (\d{1,3})/],
];

/**
 * Family and major version of a browser.
 * @param userAgent the `User-Agent` header
 * @returns such as `Safari 17`, or `other`
 */
export function browserOf(userAgent: string): string {
  for (const [family, version] of FAMILIES) {
    const major = version.exec(userAgent)?.[1];
    if (major !== undefined) return `${family} ${major}`;
  }
  return 'other';
}
