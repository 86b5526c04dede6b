import { isWebLink, linkIn } from './web-link.js';

const longest = `https://example.com/${'a'.repeat(2048 - 'https://example.com/'.length)}`;

describe('web links (X24)', () => {
  test.each<[string, boolean]>([
    ['https://maps.app.goo.gl/AbC123', true],
    ['http://waze.com/ul?ll=3.1,101.6&navigate=yes', true],
    ['HTTPS://WWW.GOOGLE.COM/maps', true],
    ['https://例え.jp/結婚', true],
    ['https://example.com:8443/x#y', true],
    [longest, true],
    [`${longest}a`, false],
    ['https://bank.com@evil.com', false],
    ['https://user:secret@evil.com/', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['vbscript:msgbox', false],
    ['file:///etc/passwd', false],
    ['ftp://example.com', false],
    ['//evil.com', false],
    ['www.example.com', false],
    ['https://', false],
    ['https:///', false],
    ['https:example.com', false],
    ['https://exa mple.com', false],
    ['https://example.com/\n', false],
    ['https://example.com/"onmouseover="x', false],
    ['https://example.com/<b>', false],
    ['https:\\\\evil.com', false],
    ['https://example.com\u0000.evil.com', false],
    ['', false],
  ])('X24 %j: %s', (link, good) => {
    expect(isWebLink(link)).toBe(good);
  });
});

describe('the link in what a phone pastes', () => {
  test.each([
    ['Dewan Seri Melati, Jalan 3 https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
    ['https://maps.app.goo.gl/AbC123\nDewan Seri Melati', 'https://maps.app.goo.gl/AbC123'],
    ['Jumpa di sini (https://waze.com/ul?ll=3.1,101.6&navigate=yes).', 'https://waze.com/ul?ll=3.1,101.6&navigate=yes'],
    ['https://a.example/1 https://b.example/2', 'https://a.example/1'],
    [' http://waze.com/ul ', 'http://waze.com/ul'],
    ['Dewan http://maps.example/x', 'Dewan http://maps.example/x'],
    ['Dewan https://bank.com@evil.com', 'Dewan https://bank.com@evil.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['Dewan Seri', 'Dewan Seri'],
    ['', ''],
    [`${'a'.repeat(2048)} https://a.example/`, `${'a'.repeat(2048)} https://a.example/`],
  ])('%s', (text, link) => expect(linkIn(text)).toBe(link));
});
