import { invitationText } from './invitation-text.js';

const couple = {
  bride: { shortName: 'Aisyah', fullName: 'Nur Aisyah binti Rahman' },
  groom: { shortName: 'Danial', fullName: 'Muhammad Danial bin Zulkifli' },
  order: 'bride-first' as const,
};
const invitation = {
  couple,
  couple2: null,
  date: '2026-12-12',
  postponed: { on: false, from: null, sequence: 0 },
  startTime: '11:00',
  endTime: '16:30',
  venue: { venue: 'Dewan Seri Melati, Kuala Terengganu', address: '' },
};
const link = 'https://kad.example/invitation/view/1/aisyah-danial';

describe('the invitation for a chat (S-24)', () => {
  it('says who, when, where and how to answer', () => {
    expect(invitationText(invitation, link)).toBe(
      `Assalamualaikum dan salam sejahtera.

Dengan penuh kesyukuran, kami menjemput Dato'/Datin/Tuan/Puan/Encik/Cik seisi keluarga ke majlis perkahwinan Aisyah & Danial

Sabtu, 12 Disember 2026
11:00 pagi hingga 4:30 petang
Dewan Seri Melati, Kuala Terengganu

Kad jemputan dan RSVP:
${link}`,
    );
  });

  it('leaves out what is not filled in yet', () => {
    const blank = { shortName: '', fullName: '' };
    const text = invitationText(
      {
        ...invitation,
        couple: { bride: blank, groom: blank, order: 'bride-first' },
        date: null,
        venue: { venue: '', address: '' },
      },
      link,
    );
    // The time is the default one as long as there is no day.
    expect(text).toContain('majlis perkahwinan kami\n\nKad jemputan');
    expect(text).not.toMatch(/undefined|null|&/);
  });

  it('names both couples of a double wedding', () => {
    const second = {
      bride: { shortName: 'Siti', fullName: '' },
      groom: { shortName: 'Amir', fullName: '' },
      order: 'groom-first' as const,
    };
    expect(invitationText({ ...invitation, couple2: second }, link)).toContain('Aisyah & Danial serta Amir & Siti');
  });
});
