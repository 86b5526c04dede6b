import type { Couple } from '@serikad/shared/invitations/invitation.types';
import { linkCardOf } from './link-card.js';
import { chatTo, coupleNames, messageTo, nextMessage, type Occasion } from './message.js';
import { aFamily } from './test-families.js';

const couple = (bride: string, groom: string): Couple => ({
  bride: { shortName: bride, fullName: '' },
  groom: { shortName: groom, fullName: '' },
  order: 'bride-first',
});
const occasion: Occasion = {
  invitation: {
    _id: '64b000000000000000000000',
    language: 'malay',
    title: 'WALIMATUL URUS',
    couple: couple('Aisyah', 'Danial'),
    couple2: null,
    coupleNo: 1,
    date: '2026-12-12',
    startTime: '11:00',
    endTime: '16:00',
    postponed: { on: false, from: null, sequence: 0 },
    venue: { venue: 'Dewan Seri Melati', address: 'Jalan 2, 40000 Shah Alam' },
  },
  closesOn: '2026-11-28',
  templates: {},
  origin: 'https://serikad.example',
};
const family = aFamily({ title: 'Keluarga Mak Ngah Rosmah', phone: '013-220 4411' });

describe('the message to a family (G-05)', () => {
  it('G-05 names the family, the couple, day, place, link and closing date in Malay', () => {
    const text = messageTo(family, 'invitation', occasion);
    for (const part of [
      'Keluarga Mak Ngah Rosmah',
      'Aisyah & Danial',
      'Sabtu, 12 Disember 2026',
      'Dewan Seri Melati',
      'https://serikad.example/i/3fTq0aZb19Kd',
      '28 November 2026',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('G-05 is in the language of the family, else of the invitation', () => {
    expect(messageTo({ ...family, language: 'english' }, 'reminder', occasion)).toContain('Saturday, 12 December 2026');
    const english: Occasion = { ...occasion, invitation: { ...occasion.invitation, language: 'english' } };
    expect(messageTo(family, 'invitation', english)).toContain('Dear Keluarga Mak Ngah Rosmah');
    expect(messageTo({ ...family, language: 'malay' }, 'invitation', english)).toContain('Assalamualaikum');
  });

  it('G-05 has the couple’s own text where they changed it, in its language alone', () => {
    const own: Occasion = { ...occasion, templates: { malay: { invitation: 'Untuk {nama}: {pautan}' } } };
    expect(messageTo(family, 'invitation', own)).toBe(`Untuk ${family.name}: https://serikad.example/i/3fTq0aZb19Kd`);
    expect(messageTo({ ...family, language: 'english' }, 'invitation', own)).toContain('Dear');
    expect(messageTo(family, 'reminder', own)).toBe(messageTo(family, 'reminder', occasion));
  });

  it('G-05 opens the chat with the number, with its country, and the whole text', () => {
    const link = new URL(chatTo(family, 'invitation', occasion));
    expect(link.origin + link.pathname).toBe('https://wa.me/60132204411');
    expect(link.searchParams.get('text')).toBe(messageTo(family, 'invitation', occasion));
    expect(chatTo({ ...family, phone: '+6591234567' }, 'invitation', occasion)).toMatch(/wa\.me\/6591234567\?/);
  });

  it('G-05 names two couples, and none before names are filled in', () => {
    const two = { ...occasion.invitation, couple2: couple('Nur', 'Adam') };
    expect(coupleNames(two, 'ms')).toBe('Aisyah & Danial serta Nur & Adam');
    expect(coupleNames({ ...two, couple: couple('', ''), couple2: null }, 'en')).toBe('');
  });

  it('G-05 is the reminder after the invitation, or an opening', () => {
    expect(nextMessage(aFamily())).toBe('invitation');
    expect(nextMessage(aFamily({ openedAt: '2026-11-02T00:00:00Z' }))).toBe('reminder');
    expect(nextMessage(aFamily({ sent: { invitation: { at: '2026-11-02T00:00:00Z' } } }))).toBe('reminder');
  });
});

describe('what WhatsApp shows of the link (G-05, G-07)', () => {
  it('is the invitation’s own picture, couple, day, place and domain, in the language of the family’s page', () => {
    expect(linkCardOf(occasion, 'malay')).toEqual({
      picture: '/invitation/preview/64b000000000000000000000/current.jpg',
      title: 'Aisyah & Danial · Walimatul Urus',
      description: expect.stringMatching(/^Sabtu, 12 Disember 2026 · .* · Dewan Seri Melati, Shah Alam$/),
      domain: 'serikad.example',
    });
    expect(linkCardOf(occasion, 'english').description).toMatch(/^Saturday, 12 December 2026/);
    const two = { ...occasion.invitation, couple2: couple('Nur', 'Adam'), coupleNo: 2 as const };
    expect(linkCardOf({ ...occasion, invitation: two }, 'malay').title).toBe(
      'Aisyah & Danial, Nur & Adam · Walimatul Urus',
    );
  });
});
