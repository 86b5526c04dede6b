import fc from 'fast-check';
import { DEFAULT_MUSIC } from './defaults.js';
import { isYoutubeVideoId, youtubeVideoId } from './youtube.js';

const ID = 'ScMzIvxBSi4';

describe('I-16 X25 the id of a music link', () => {
  test.each([
    `https://youtu.be/${ID}`,
    `http://youtu.be/${ID}`,
    `https://youtu.be/${ID}/`,
    `https://youtu.be/${ID}?si=AbCdEfGh12345678`,
    `https://youtu.be/${ID}?t=90`,
    `https://youtu.be/${ID}#t=90`,
    `HTTPS://YOUTU.BE/${ID}`,
    `https://youtu.be:443/${ID}`,
    `https://www.youtube.com/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}&list=PLabc&index=2`,
    `https://www.youtube.com/watch?feature=share&v=${ID}`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}&t=1m30s`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}#comments`,
    DEFAULT_MUSIC.link,
  ])('I-16 %s', (link) => {
    expect(youtubeVideoId(link)).toBe(ID);
  });

  test.each(['-_-_-_-_-_-', '00000000000', 'aZ09_-aZ09_'])('I-16 is %s', (id) => {
    expect(youtubeVideoId(`https://youtu.be/${id}`)).toBe(id);
    expect(youtubeVideoId(`https://www.youtube.com/watch?v=${id}`)).toBe(id);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['a bare id', ID],
    ['no scheme', `youtu.be/${ID}`],
    ['no scheme, long', `www.youtube.com/watch?v=${ID}`],
    ['the reader’s scheme', `//youtu.be/${ID}`],
    ['a script', `javascript:alert('https://youtu.be/${ID}')`],
    ['a script that names it', `javascript://youtu.be/${ID}%0aalert(1)`],
    ['data', `data:text/html,https://youtu.be/${ID}`],
    ['another scheme', `ftp://youtu.be/${ID}`],
    ['blob', `blob:https://youtu.be/${ID}`],
    ['another site', `https://vimeo.com/watch?v=${ID}`],
    ['a look-alike behind', `https://youtube.com.evil.com/watch?v=${ID}`],
    ['a look-alike before', `https://evilyoutube.com/watch?v=${ID}`],
    ['a look-alike of the short one', `https://youtu.be.evil.com/${ID}`],
    ['another sub-domain', `https://evil.youtube.com/watch?v=${ID}`],
    ['a name in Cyrillic', `https://yоutube.com/watch?v=${ID}`],
    ['a dot behind the name', `https://youtu.be./${ID}`],
    ['credentials', `https://youtu.be@evil.com/${ID}`],
    ['credentials for it', `https://me:secret@youtu.be/${ID}`],
    ['a port', `https://youtu.be:8443/${ID}`],
    ['backslashes', `https:\\\\youtu.be\\${ID}`],
    ['a backslash', `https://youtu.be\\${ID}`],
    ['it only as a value', `https://evil.com/?u=https://youtu.be/${ID}`],
    ['no id', 'https://youtu.be/'],
    ['no id at all', 'https://youtu.be'],
    ['no v', 'https://www.youtube.com/watch'],
    ['an empty v', 'https://www.youtube.com/watch?v='],
    ['V', `https://www.youtube.com/watch?V=${ID}`],
    ['v twice', `https://www.youtube.com/watch?v=${ID}&v=AAAAAAAAAAA`],
    ['v as a list', `https://www.youtube.com/watch?v[]=${ID}`],
    ['10 characters', `https://youtu.be/${ID.slice(1)}`],
    ['12 characters', `https://youtu.be/${ID}x`],
    ['10 characters in v', `https://www.youtube.com/watch?v=${ID.slice(1)}`],
    ['12 characters in v', `https://www.youtube.com/watch?v=${ID}x`],
    ['another path below it', `https://youtu.be/${ID}/x`],
    ['two slashes', `https://youtu.be//${ID}`],
    ['a quote', `https://youtu.be/ScMzIvxBS"4`],
    ['a quote in v', `https://www.youtube.com/watch?v=ScMzIvxBS"4`],
    ['an attribute', `https://youtu.be/${ID}" onload="alert(1)`],
    ['an encoded slash', `https://youtu.be/ScMzIvx%2F..`],
    ['encoded', `https://youtu.be/%53cMzIvxBSi4`],
    ['a blank', `https://youtu.be/${ID} `],
    ['a blank before', ` https://youtu.be/${ID}`],
    ['a line break', `https://youtu.be/${ID}\n`],
    ['a tab in it', `https://you\ttu.be/${ID}`],
    ['a NUL', `https://youtu.be/${ID}\u0000`],
    ['an umlaut', `https://youtu.be/ScMzIvxBSï4`],
    ['a short', `https://www.youtube.com/shorts/${ID}`],
    ['a live', `https://www.youtube.com/live/${ID}`],
    ['the player', `https://www.youtube.com/embed/${ID}`],
    ['the private player', `https://www.youtube-nocookie.com/embed/${ID}`],
    ['a channel', 'https://www.youtube.com/@channel'],
    ['a list', 'https://www.youtube.com/playlist?list=PLabcdefghi'],
    ['WATCH', `https://www.youtube.com/WATCH?v=${ID}`],
    ['v on another page', `https://www.youtube.com/results?v=${ID}`],
    ['v on the short site', `https://youtu.be/watch?v=${ID}`],
    ['more than 2,048 characters', `https://youtu.be/${ID}?x=${'a'.repeat(2048)}`],
  ])('I-16 X25 is missing in a link with %s', (_name, link) => {
    expect(youtubeVideoId(link)).toBeNull();
  });
});

const idCharacter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');
const videoId = fc.array(idCharacter, { minLength: 11, maxLength: 11 }).map((characters) => characters.join(''));
const query = fc.array(fc.tuple(fc.constantFrom('si', 't', 'list', 'feature'), fc.string()), { maxLength: 4 });

describe('I-16 X25 any text that is pasted', () => {
  test('I-16 has every id found in each of the forms, among other parameters', () => {
    fc.assert(
      fc.property(videoId, query, (id, more) => {
        const parameters = new URLSearchParams(more);
        const short = new URL(`https://youtu.be/${id}`);
        short.search = parameters.toString();
        expect(youtubeVideoId(short.href)).toBe(id);
        for (const host of ['youtube.com', 'www.youtube.com', 'm.youtube.com']) {
          const long = new URL(`https://${host}/watch`);
          long.search = new URLSearchParams([...more, ['v', id]]).toString();
          expect(youtubeVideoId(long.href)).toBe(id);
        }
      }),
    );
  });

  test('X25 gives an id or nothing, and never an error', () => {
    const pieces = fc.constantFrom(
      'https://',
      'youtu.be',
      'www.youtube.com',
      '/watch?v=',
      '/',
      '&v=',
      '@',
      '\\',
      '\n',
      '"',
      ID,
    );
    const pasted = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true }),
      fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(pasted, (text) => {
        const id = youtubeVideoId(text);
        if (id === null) return;
        expect(id).toMatch(/^[A-Za-z0-9_-]{11}$/);
        expect(text).toContain(id);
        expect(text).toMatch(/^https?:\/\/(youtu\.be|((www|m|music)\.)?youtube\.com)[:/?]/i);
      }),
      { numRuns: 2000 },
    );
  });

  test('X25 is checked for an id alike everywhere', () => {
    fc.assert(fc.property(videoId, (id) => expect(isYoutubeVideoId(id)).toBe(true)));
    for (const text of ['', ID.slice(1), `${ID}x`, `${ID}\n`, 'ScMzIvxBS"4', '../../../..']) {
      expect(isYoutubeVideoId(text)).toBe(false);
    }
  });
});
