import { DEFAULT_MUSIC, publicTitle } from './defaults.js';
import { newInvitationContent } from './new-invitation.js';

describe('a new invitation (I-10, defaults of the rules)', () => {
  test('has no title until one is saved; until then guests see the default of its language', () => {
    expect(newInvitationContent().title).toBe('');
    expect(publicTitle(newInvitationContent())).toBe('WALIMATUL URUS');
    expect(publicTitle(newInvitationContent({ language: 'english' }))).toBe('WEDDING INVITATION');
    expect(publicTitle({ title: 'UNDANGAN PERKAHWINAN', language: 'english' })).toBe('UNDANGAN PERKAHWINAN');
  });

  test('I-10 has the defaults of the rules', () => {
    expect(newInvitationContent()).toMatchObject({
      language: 'malay',
      design: 'cv0004',
      title: '',
      openingOption: 'glass-window',
      openingColor: '#a16207',
      coupleNo: 1,
      startTime: '11:00',
      endTime: '16:30',
      tentative: [
        { time: '11:00', activity: 'Kehadiran Tetamu' },
        { time: '12:30', activity: 'Ketibaan Pengantin' },
        { time: '16:30', activity: 'Majlis Bersurai' },
      ],
      wishEnabled: true,
      viewWishes: true,
      viewSalamKaut: true,
      viewSnowEffect: true,
      page2: { header1: 1, header2: 0 },
      music: DEFAULT_MUSIC,
    });
  });

  test('I-10 takes the design and the language that were chosen', () => {
    expect(newInvitationContent({ design: 'cv0001', language: 'english' })).toMatchObject({
      design: 'cv0001',
      language: 'english',
    });
  });

  test('I-10 is a fresh one each time', () => {
    const first = newInvitationContent();
    first.tentative.pop();
    first.couple.bride.shortName = 'Aisyah';
    expect(newInvitationContent().tentative).toHaveLength(3);
    expect(newInvitationContent().couple.bride.shortName).toBe('');
  });
});
