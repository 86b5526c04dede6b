import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { localeOf } from '@serikad/shared/i18n/language';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { bundle, invitation } from './dev/fixture.js';
import { GuestInvitation } from './guest-invitation.js';
import { textsIn } from './texts/texts.js';

const shop = {
  name: 'SeriKad',
  url: '/',
  invitationUrl: 'https://kad.example/invitation/view/1/a-b',
  guestDataMonths: 6,
};

/** The page as the server renders it. */
function rendered(
  changed: Partial<InvitationView> = {},
  wishes: readonly WishView[] = [],
  hasMoreWishes = false,
): string {
  return renderToString(
    createElement(GuestInvitation, {
      bundle: { ...bundle, invitation: { ...invitation, ...changed } },
      wishes,
      hasMoreWishes,
      shop,
      texts: textsIn(localeOf(changed.language ?? 'malay')),
      mode: 'live',
    }),
  );
}

const nobody = { shortName: '', fullName: '' };
const nowhere = { venue: '', address: '' };
const noLinks = { googleMapLink: '', wazeLink: '' };

describe('I-22 I-26 the guest page as the server renders it', () => {
  it('lets each text of the couple’s or a guest’s run in its own direction', () => {
    const jawi = { doa: 'امين يا رب العالمين!', invitationWord: 'دڠن ڤنوه كشكورن.' };
    const wish = { _id: 'w1', from: 'حاج عثمان', message: 'سلامت!', createdAt: '2026-11-02T00:00:00.000Z' } as WishView;
    const html = rendered({ ...jawi, venue: { venue: 'ديوان', address: 'جالن 1.' } }, [wish]);
    for (const text of [jawi.doa, jawi.invitationWord, wish.from, wish.message, 'جالن 1.']) {
      const [, element = ''] = new RegExp(`(<[^<>]*>)${text}<`, 'u').exec(html) ?? [];
      expect(element).toContain('dir="auto"');
    }
  });

  it.each([
    ['Tahniah!', true],
    ['سلامت!', false],
    ['👨‍👩‍👧 Tahniah!', false],
    ['“Tahniah!”', false],
  ])('shows a wish’s initial only where its first letter stands alone: %s', (message, isMarked) => {
    const wish = { _id: 'w1', from: 'Sarah', message, createdAt: '2026-11-02T00:00:00.000Z' } as WishView;
    expect(rendered({}, [wish]).includes('class="initial"')).toBe(isMarked);
  });

  it('C-10 has the names in Jawi below the others, a line for each couple, in their own direction', () => {
    expect(rendered()).not.toContain('ms-Arab');
    const html = rendered({ jawiText: 'عائشه دان دانيال\nسوفيا دان هذيق' });
    const [names = ''] = /<h1.*?<\/h1>/s.exec(html) ?? [];
    const lines = [
      ...names.matchAll(/<span ([^>]*class="jw"[^>]*)><span>([^<]+)<\/span> <span>([^<]+)<\/span><\/span>/g),
    ];
    expect(lines.map(([, , ...parts]) => parts)).toEqual([
      ['عائشه', 'دان دانيال'],
      ['سوفيا', 'دان هذيق'],
    ]);
    for (const [, attributes] of lines) {
      expect(attributes).toContain('lang="ms-Arab"');
      expect(attributes).toContain('dir="rtl"');
    }
    // By which the style sheet keeps all names to their room.
    expect(names).toMatch(/--j: ?2; ?--jn: ?16/);
    expect(rendered({ jawiText: 'مُحَمَّد دان سيتي' })).toMatch(/--j: ?1; ?--jn: ?13/);
  });

  it('heads the page with the names, or with the title until there are any', () => {
    const heading = (html: string): string => (/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, '');
    expect(heading(rendered())).toMatch(/Aisyah.*Danial/);
    const couple = { bride: nobody, groom: nobody, order: 'bride-first' as const };
    const unnamed = rendered({ couple });
    expect(heading(unnamed)).toBe('WALIMATUL URUS');
    expect(unnamed.match(/<h1/g)).toHaveLength(1);
  });

  it('leads to no place and no map where the couple have said neither', () => {
    const [map, bar, sec] = [/>Peta</, /data-item="pin"/, /class="sec when"/];
    for (const section of [map, bar, sec]) expect(rendered()).toMatch(section);
    const unplaced = rendered({ venue: nowhere, location: noLinks });
    expect(unplaced).not.toMatch(map);
    expect(unplaced).not.toMatch(bar);
    expect(unplaced).toMatch(sec);
    expect(rendered({ venue: nowhere, location: noLinks, date: null })).not.toMatch(sec);
    expect(rendered({ venue: nowhere, location: { ...noLinks, wazeLink: 'https://waze.com/ul/x' } })).toMatch(bar);
  });

  it('has a link to the map for those whose browser runs no script, of the couple’s own or a search', () => {
    const link = (html: string): string => /class="plain-map"><a href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(link(rendered())).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=Dewan%20Seri%20Melati/,
    );
    const own = { ...noLinks, googleMapLink: 'https://maps.app.goo.gl/abc' };
    expect(link(rendered({ location: own }))).toBe('https://maps.app.goo.gl/abc');
  });

  it('G-09 says until when guests may answer, in the HTML that is cached, where there is such a day', () => {
    const closing = (html: string): string | undefined => /<p class="closing">.*?<\/p>/s.exec(html)?.[0];
    const closesAt = '2026-11-28T16:00:00.000Z';
    expect(closing(rendered({ closesAt }))).toContain('Jawab selewat-lewatnya 28 November');
    expect(closing(rendered({ closesAt, language: 'english' }))).toContain(
      'Reply until 28 November (that day included)',
    );
    expect(closing(rendered())).toBeUndefined();
    expect(closing(rendered({ closesAt, answersClosed: true }))).toBeUndefined();
  });

  it('offers more wishes where there are more than three and the couple show them', () => {
    const wish = (at: number): WishView => ({
      _id: `w${at}`,
      invitationId: invitation._id,
      from: `Tetamu ${at}`,
      message: '<b>Tahniah & selamat!</b>',
      createdAt: '2026-11-02T00:00:00.000Z',
    });
    const shown = [{}, { viewWishes: false }, { language: 'english' }] satisfies Partial<InvitationView>[];
    for (const changed of shown) {
      const { more } = textsIn(localeOf({ ...invitation, ...changed }.language));
      for (const [count, hasMoreWishes] of [
        [0, false],
        [2, false],
        [4, false],
        [20, true],
      ] as const) {
        const wishes = Array.from({ length: count }, (_, at) => wish(at));
        const whole = rendered(changed, wishes, hasMoreWishes);
        expect(whole.includes(`<span>${more}</span>`)).toBe(count > 3 && !('viewWishes' in changed));
      }
    }
  });
});
