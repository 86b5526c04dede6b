import { assert, property, string, stringMatching } from 'fast-check';
import { riskIn, waitingReason } from './waiting-message.js';

const LINKS = [
  'https://contoh.my/hadiah',
  'http://1.2.3.4',
  'HTTPS://CONTOH.MY',
  'lihat hxxp://contoh',
  'whatsapp://send?text=x',
  'www.contoh.my',
  'WWW.contoh',
  'www2.contoh.org',
  'bit.ly/x',
  'bit.ly',
  't.me/kumpulan',
  'wa.me/60123456789',
  'Tekan bit.ly/3xYz sekarang',
  '(tinyurl.com/abc)',
  'contoh.com',
  'contoh.com.',
  'contoh.com.my',
  'Contoh.COM!',
  'serikad.my',
  'shopee.my/kedai',
  'contoh.shop',
  'contoh.de/halaman',
  'contoh.com:8080/x',
  'youtu.be/ScMzIvxBSi4',
  'nama@contoh.com',
  'nama@contoh.edu',
  '10.0.0.1',
  'ｂｉｔ．ｌｙ／ｘ',
  'ｗｗｗ．ｃｏｎｔｏｈ',
  'bit\u200b.ly/x',
  'bi\u00adt.ly/x',
  'https:\u2060//contoh.my',
  'contoh。com',
  'bit․ly/x',
  't.me∕x',
  'пример.рф/путь',
  'Selamat!\nwww.contoh.my\nTahniah',
  'سلامت contoh.com',
  'https:evil.me',
  'klik evil.de sekarang',
  'klik evil.me',
  'evil.ru',
  'evil.ai',
  'evil.id',
  'evil.to',
  'evil.me?x=1',
  'contoh.biru?kod=1',
  '//evil.me',
  'evil\u{e0100}.me',
  'bit.\u180bly/x',
];

const NUMBERS = [
  '0123456789',
  '12345678',
  '012-345 6789',
  '012 345 6789',
  '+60 12-345 6789',
  '+6012 345 6789',
  '(03) 1234 5678',
  '012.345.6789',
  '0123/456789',
  '012 - 345 - 6789',
  '012–345–6789',
  '012—3456789',
  '0 1 2 3 4 5 6 7 8 9',
  'Maybank 5123 4567 8901',
  'akaun:114012345678',
  'CIMB 76-0123456-7',
  '０１２３４５６７８９',
  '０１２－３４５　６７８９',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲-۳۴۵ ۶۷۸۹',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '①②③④⑤⑥⑦⑧',
  '0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣',
  '0123\u200b456789',
  '0123\u00a0456\u00a0789',
  '012_345_6789',
  'hubungi 0123456789.',
  '12.12.2026 0123456789',
  '12/12/20261',
  '2026-12-123',
  '99-99-2026',
  '11.00-16.301',
  '33.00-16.30',
  '2016-20261',
  '1234\n5678',
  '012\u{e0100}345\u{e0100}6789',
  '012\u180b345\u180b6789',
  '012\u3164345\u31646789',
  '012\u17b4345\u17b46789',
  '012\u115f345\u115f6789',
  '012\u2800345\u28006789',
  '012\u0301345\u03016789',
  '012\n345\n6789',
  '012,345,6789',
  '012:345:6789',
  '012*345·6789',
  '012~345|6789',
  '❶❷❸❹❺❻❼❽',
  '01-02-2012 03-04-2034',
  '2012-2013 2014-2015',
];

const PLAIN = [
  '',
  ' ',
  'Selamat pengantin baru!',
  'Semoga kekal hingga ke syurga.Amin',
  'Tahniah.Semoga bahagia',
  'Tahniah…semoga bahagia',
  'Tahniah...semoga bahagia',
  'Congrats.love you both',
  'Barakallahu lakuma. Wa baraka ‘alaikuma.',
  'En./Puan, tahniah',
  'Dato’ Dr. Hj. Ismail s.d.o.',
  'hadir dan/atau doakan',
  'Jumpa pada 12.12.2026',
  'Jumpa pada 12/12/2026!',
  '12-12-2026',
  '2026-12-12',
  '1.1.2027',
  '2016-2026: sepuluh tahun',
  '2016 – 2026',
  'Lahir 1995, nikah 2026',
  'Bercinta 2020, 2026 bersama',
  'Congrats.To both of you',
  'Tahniah.tolong doakan',
  'Nota: selamat datang',
  'Apa khabar?Rindu=sayang',
  'Kami datang 11.00-16.30',
  '11:00 – 16:30',
  'pukul 11.00 pagi hingga 4.30 petang',
  'meja 12, 7 orang',
  '1234567',
  '123 4567',
  '1,000,000 tahniah',
  '1 a 2 b 3 c 4 d 5 e 6 f 7 g 8 h',
  'Surah Ar-Rum 30:21',
  'سلامت ڤڠنتين بارو. سموݢ بهاݢيا',
  'بارك الله لكما وبارك عليكما',
  '💍👰🤵🎉 💯',
  '❤️'.repeat(20),
  'a'.repeat(1000),
  '@aisyah dan @faris',
  '#aisyahfaris2026',
  'ikhlas.komuniti',
  'jom :) :D ://',
];

describe('C-05 which messages wait by themselves', () => {
  it.each(LINKS)('C-05 a link: %j', (message) => expect(riskIn(message)).toBe('link'));
  it.each(NUMBERS)('C-05 a long row of digits: %j', (message) => expect(riskIn(message)).toBe('number'));
  it.each(PLAIN)('C-05 neither: %j', (message) => expect(riskIn(message)).toBeNull());

  it('C-05 a link or a number is found at any place of a message', () => {
    const letters = stringMatching(/^[a-z ]{0,80}$/);
    assert(
      property(letters, letters, (before, after) => {
        expect(riskIn(`${before} https://contoh.my ${after}`)).toBe('link');
        expect(riskIn(`${before} 012-345 6789 ${after}`)).toBe('number');
      }),
    );
  });

  it('C-05 fewer than eight digits in all are never a number', () => {
    assert(property(stringMatching(/^(\d[a-z .-]{1,4}){0,7}$/), (message) => riskIn(message) !== 'number'));
  });

  it('C-05 every text is judged, however strange', () => {
    assert(property(string({ unit: 'binary', maxLength: 1000 }), (message) => riskIn(message) !== undefined));
  });

  it.each([
    ['a number', '1 '.repeat(500), 'number'],
    ['labels', '.a'.repeat(500), null],
    ['dots', 'a.'.repeat(500), null],
    ['dashes', '1-'.repeat(500), 'number'],
    ['at signs', '@'.repeat(1000), null],
    ['a word', 'panjang'.repeat(142), null],
  ] as const)('C-05 a message of a thousand characters: %s', (_, message, risk) => {
    expect(riskIn(message)).toBe(risk);
  });
});

describe('C-05 when a message waits', () => {
  it.each([
    ['Mak Ngah', '', false, null],
    ['Mak Ngah', '', true, null],
    ['Mak Ngah', 'Tahniah', false, null],
    ['Mak Ngah', 'Tahniah', true, 'approval'],
    ['Mak Ngah', 'bit.ly/x', false, 'link'],
    ['Mak Ngah', 'bit.ly/x', true, 'link'],
    ['Mak Ngah', '0123456789', false, 'number'],
    ['Mak Ngah', '0123456789', true, 'number'],
    ['Ali https://evil.example', 'Tahniah', false, 'link'],
    ['Ali https://evil.example', 'Tahniah', true, 'link'],
    ['Pinjaman 012-345 6789', 'Tahniah', false, 'number'],
    ['Ali bit.ly', '0123456789', false, 'number'],
    // Guests do not see the name of an RSVP without a message.
    ['Ali https://evil.example', '', true, null],
  ] as const)('C-05 %j says %j with the switch %s: %s', (from, message, approvalFirst, reason) => {
    expect(waitingReason({ from, message }, approvalFirst)).toBe(reason);
  });

  const approved = { from: 'Ali', message: 'Tahniah' };
  it.each([
    ['nothing is changed', approved, approved, null],
    ['the name is another', approved, { ...approved, from: 'Ali Ahmad' }, 'approval'],
    [
      'the name of one that waits becomes a link',
      { ...approved, waiting: 'approval' },
      { ...approved, from: 'bit.ly/x' },
      'link',
    ],
    ['the name becomes a link', approved, { ...approved, from: 'bit.ly/x' }, 'link'],
    ['the message is another', approved, { ...approved, message: 'Selamat' }, 'approval'],
    ['one that waits keeps its message', { ...approved, waiting: 'number' }, { ...approved, from: 'Abu' }, 'number'],
    ['the message is taken back', approved, { ...approved, message: '' }, null],
  ] as const)('C-05 after an edit in which %s: %s', (_, before, now, reason) => {
    expect(waitingReason(now, true, before)).toBe(reason);
  });

  it('C-05 without the switch another name of a message that is shown does not wait', () => {
    expect(waitingReason({ ...approved, from: 'Ali Ahmad' }, false, approved)).toBeNull();
  });
});
