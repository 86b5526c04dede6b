import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { INVITATION_SECTIONS } from '@serikad/shared/invitations/invitation.types';
import { moveDraft, readDraft } from './draft-storage';
import { createEditorStore } from './editor-store';
import { BODIES, valuesOf, withValues } from './values';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
});
beforeEach(() => kept.clear());

function invitation(over: Partial<InvitationView> = {}): InvitationView {
  return {
    title: 'UNDANGAN PERKAHWINAN',
    design: 'cv0004',
    language: 'malay',
    coupleNo: 1,
    openingOption: 'glass-window',
    customOpeningLogo: false,
    openingText: '',
    couple: { bride: { shortName: '', fullName: '' }, groom: { shortName: '', fullName: '' }, order: 'bride-first' },
    couple2: null,
    inviter: { inviter1: { name1: '', name2: '' }, inviter2: null },
    contacts: [],
    hashtag: '',
    shortNameStyle: null,
    fullNameStyle: null,
    date: null,
    startTime: '11:00',
    endTime: '16:30',
    tentative: [{ time: '11:00', activity: 'Kehadiran Tetamu' }],
    venue: { venue: '', address: '' },
    location: { googleMapLink: '', wazeLink: '' },
    invitationWord: null,
    viewAttendance: true,
    attendanceMessage: '',
    attendanceMessageAlignment: 'text-center',
    attendanceLimit: 0,
    totalAttendanceLimit: 0,
    revisions: Object.fromEntries(INVITATION_SECTIONS.map((section) => [section, 3])),
    ...over,
  } as InvitationView;
}

const venue = { venue: 'Dewan Seri Melati', address: '', googleMapLink: '', wazeLink: '' };

describe('I-10 I-11 the editor keeps what is typed', () => {
  test('a change survives a reload and is forgotten once it is saved', () => {
    createEditorStore('a', invitation()).change('location', venue);
    const store = createEditorStore('a', invitation());
    expect(store.state().values.location).toEqual(venue);
    expect([...store.state().dirty]).toEqual(['location']);
    store.saved('location', invitation({ venue: { venue: venue.venue, address: '' } }));
    expect(store.state().dirty.size).toBe(0);
    expect(readDraft('a')).toEqual({});
  });

  test('saving one section never loses the typing of another', () => {
    const store = createEditorStore('a', invitation());
    store.change('location', venue);
    store.change('secondPage', { custom: true, text: 'Dengan hormatnya' });
    store.saved('location', invitation({ venue: { venue: venue.venue, address: '' } }));
    expect(store.state().values.secondPage.text).toBe('Dengan hormatnya');
    expect([...store.state().dirty]).toEqual(['secondPage']);
  });

  test('typing a change back makes the section clean again', () => {
    const store = createEditorStore('a', invitation());
    store.change('location', venue);
    store.change('location', { ...venue, venue: '' });
    expect(store.state().dirty.size).toBe(0);
  });

  test('an edit is sent with the revision that it began from, until the own version is kept', () => {
    const store = createEditorStore('a', invitation());
    store.change('location', venue);
    const newer = invitation({ revisions: { ...invitation().revisions, location: 9 } });
    store.saved('names', newer);
    expect(store.revision('location')).toBe(3);
    store.keepOwn('location', newer);
    expect(store.revision('location')).toBe(9);
    expect(store.state().values.location).toEqual(venue);
  });

  test('the draft of a new invitation is handed on to the one made for it', () => {
    createEditorStore('new', invitation()).change('location', venue);
    moveDraft('new', 'b');
    expect(createEditorStore('b', invitation()).state().values.location).toEqual(venue);
    expect(readDraft('new')).toEqual({});
  });

  test('a draft that cannot be read counts as none', () => {
    kept.set('editor-draft:a', '{"location":5,"songs":{}');
    expect(createEditorStore('a', invitation()).state().dirty.size).toBe(0);
  });
});

describe('I-12 bodies of the calls', () => {
  test('limits are sent only when their box is ticked, otherwise 0', () => {
    const attendance = { ...valuesOf(invitation()).attendance, limit: 4, totalLimit: 300 };
    expect(BODIES.attendance('a', attendance, 1)).toMatchObject({ limit: 0, totalLimit: 0 });
    expect(BODIES.attendance('a', { ...attendance, limitOn: true, totalOn: true }, 1)).toMatchObject({
      limit: 4,
      totalLimit: 300,
    });
  });

  test('the default text is sent as null, and a look at it does not lose the own one', () => {
    expect(BODIES.secondPage('a', { custom: false, text: 'Kami' }, 1)).toEqual({ id: 'a', invitationWord: null });
    expect(BODIES.secondPage('a', { custom: true, text: 'Kami' }, 1)).toEqual({ id: 'a', invitationWord: 'Kami' });
  });

  test('the second couple goes only with an invitation for two', () => {
    const names = { ...valuesOf(invitation()).names, couple2: invitation().couple };
    expect(BODIES.names('a', names, 1)).toMatchObject({ couple2: null });
    expect(BODIES.names('a', names, 2)).toMatchObject({ couple2: names.couple2 });
  });

  test('I-18 the preview shows the unsaved forms', () => {
    const base = invitation();
    const values = { ...valuesOf(base), location: venue };
    expect(withValues(base, values).venue).toEqual({ venue: 'Dewan Seri Melati', address: '' });
    expect(withValues(base, valuesOf(base))).toEqual({ ...base, designCode: 'cv0004' });
  });
});
