import type { InvitationBundle } from '../api/invitation-bundle.types.js';
import { inPhase, phaseAt } from './phase.js';
import { newInvitationContent } from './new-invitation.js';
import { PHASE_MODES, type InvitationView, type Phase, type PhaseChoice } from './invitation.types.js';

type Phased = Pick<InvitationBundle, 'invitation' | 'gifts' | 'photos' | 'phase'>;

const AT = (moment: string): number => Date.parse(`${moment}+08:00`);
const PLACED = { venue: 'Dewan Seri Melati', address: '' };
const card = (changed: Partial<InvitationView> = {}, mode: PhaseChoice['mode'] = 'auto') => ({
  ...newInvitationContent(),
  date: '2026-12-12',
  venue: PLACED,
  phases: { mode, thanks: '' },
  ...changed,
});
const NIGHT = { startTime: '20:30', endTime: '01:30' };
const EARLY = { startTime: '00:30', endTime: '02:00' };

describe('C-04 the phase of a card', () => {
  it.each<[string, Partial<InvitationView>, string, Phase]>([
    ['with a place, long before', {}, '2026-10-01T12:00', 'invitation'],
    ['with a place, the last moment before the day', {}, '2026-12-11T23:59:59.999', 'invitation'],
    ['from midnight of the day on', {}, '2026-12-12T00:00', 'today'],
    ['when the wedding is over, the day is not', {}, '2026-12-12T23:59:59.999', 'today'],
    ['from the next midnight on', {}, '2026-12-13T00:00', 'thanks'],
    ['a year later', {}, '2027-12-13T00:00', 'thanks'],
    ['a wedding over midnight, after midnight', NIGHT, '2026-12-13T00:00', 'today'],
    ['a wedding over midnight, at its last moment', NIGHT, '2026-12-13T01:29:59.999', 'today'],
    ['a wedding over midnight, at its end', NIGHT, '2026-12-13T01:30', 'thanks'],
    ['a wedding after midnight is on its own day', EARLY, '2026-12-12T00:30', 'today'],
    ['a wedding after midnight, in the evening before', EARLY, '2026-12-11T23:00', 'invitation'],
    ['a wedding after midnight, to the end of its day', EARLY, '2026-12-12T23:59', 'today'],
    ['29 February', { date: '2028-02-29' }, '2028-02-29T08:00', 'today'],
    ['the day after 29 February', { date: '2028-02-29' }, '2028-03-01T00:00', 'thanks'],
    ['without a place', { venue: { venue: ' ', address: '' } }, '2026-10-01T12:00', 'save-the-date'],
    ['with an address alone', { venue: { venue: '', address: 'Kajang' } }, '2026-10-01T12:00', 'invitation'],
    [
      'with a map alone',
      { venue: { venue: '', address: '' }, location: { googleMapLink: '', wazeLink: 'https://waze.com/ul/x' } },
      '2026-10-01T12:00',
      'invitation',
    ],
    ['without a place, on the day', { venue: { venue: '', address: '' } }, '2026-12-12T08:00', 'today'],
    [
      'without a day and a place',
      { date: null, venue: { venue: '', address: '' } },
      '2026-12-12T08:00',
      'save-the-date',
    ],
    ['postponed without a day, after the first one', { date: null }, '2027-01-01T08:00', 'invitation'],
  ])('is by the day: %s', (_, changed, moment, phase) => {
    expect(phaseAt(card(changed), AT(moment))).toBe(phase);
  });

  it.each(PHASE_MODES.filter((mode) => mode !== 'auto'))('is as the couple chose, on any day: %s', (mode) => {
    for (const moment of ['2026-10-01T12:00', '2026-12-12T12:00', '2027-10-01T12:00']) {
      expect(phaseAt(card({}, mode), AT(moment))).toBe(mode === 'off' ? 'invitation' : mode);
    }
  });

  const bundle = (mode: PhaseChoice['mode'], language: InvitationView['language'] = 'malay'): Phased => ({
    invitation: {
      ...card({ language, contacts: [{ name: 'Bapa', phoneNo: '012-345 6789' }] }, mode),
      viewAttendance: true,
    } as InvitationView,
    gifts: [],
    photos: [{ _id: 'p', imageUrl: 'p.webp', order: 0 }],
  });
  const now = AT('2026-10-01T12:00');

  it('changes nothing while it is off', () => {
    const off = bundle('off');
    expect(inPhase(off, now)).toBe(off);
  });

  it('leaves out place, programme, contacts, RSVPs and photos until the details are known', () => {
    const { invitation, photos, phase } = inPhase(bundle('save-the-date'), now);
    expect(phase).toBe('save-the-date');
    expect(invitation).toMatchObject({
      title: 'SIMPAN TARIKH',
      date: '2026-12-12',
      venue: { venue: '', address: '' },
      location: { googleMapLink: '', wazeLink: '' },
      tentative: [],
      contacts: [],
      viewAttendance: false,
      wishEnabled: false,
    });
    expect(photos).toEqual([]);
    expect(inPhase(bundle('save-the-date', 'english'), now).invitation.title).toBe('SAVE THE DATE');
  });

  it('leaves out programme, contacts and attendance afterwards, and keeps photos and wishes', () => {
    const { invitation, photos } = inPhase(bundle('thanks'), now);
    expect(invitation).toMatchObject({
      title: 'TERIMA KASIH',
      tentative: [],
      contacts: [],
      viewAttendance: false,
      wishEnabled: true,
      venue: PLACED,
    });
    expect(photos).toHaveLength(1);
  });

  it.each(['invitation', 'today'] as const)('leaves out nothing otherwise: %s', (mode) => {
    const whole = bundle(mode);
    expect(inPhase(whole, now)).toEqual({ ...whole, phase: mode });
  });
});
