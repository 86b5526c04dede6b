import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { plainDesign } from '../../guest/dev/fixture.js';
import { hasDraft, readDraft, writeDraft } from '../../lib/form/draft.js';
import { sameData } from '../../lib/form/path.js';
import { afterSave, storedInput } from './after-save.js';
import { draftKey, moveDrafts } from './drafts.js';
import { newBundle } from './new-bundle.js';
import { differences } from './sections/differences.js';
import { FORM_DEFINITIONS, FORM_SECTIONS } from './sections/sections.js';
import type { EditorValues, FormSection, SectionInputs } from './sections/section.types.js';
import { inputOf } from './sections/section-input.js';
import { memoizedPatches, withValues } from './preview/preview-values.js';

const storage = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  },
});
beforeEach(() => storage.clear());

const stored: InvitationView = newBundle(plainDesign).invitation;
const at = (revision: number, over: Partial<InvitationView> = {}): InvitationView => ({
  ...stored,
  revisions: { ...stored.revisions, location: revision },
  ...over,
});
const inputs = Object.fromEntries(
  FORM_SECTIONS.map((section) => [section, inputOf(section, stored)]),
) as unknown as SectionInputs;
const valuesOf = (invitation: InvitationView) =>
  Object.fromEntries(
    FORM_SECTIONS.map((section: FormSection) => [section, FORM_DEFINITIONS[section].toValues(invitation)]),
  ) as unknown as EditorValues;
const location = { ...inputOf('location', at(3)), venue: 'Dewan Seri Melati' };
const key = draftKey('a', 'location');

describe('the title of an invitation that has none saved', () => {
  it('is the default in the form, and the stored one in the preview until the section is touched', () => {
    expect(stored.title).toBe('');
    const values = valuesOf(stored);
    expect(values.designLanguage.title).toBe('UNDANGAN PERKAHWINAN');
    expect(withValues(stored, values).title).toBe('');
    const touched = { ...values, designLanguage: { ...values.designLanguage, openingOption: 'fade-out' as const } };
    expect(withValues(stored, touched).title).toBe('UNDANGAN PERKAHWINAN');
  });
});

describe('the title with another art of the design', () => {
  const earlier = { ...stored, design: 'cv0001-1', orderedArt: 'cv0001-1' };
  const { designLanguage } = FORM_DEFINITIONS;
  const values = designLanguage.toValues(earlier);
  const chosen = (over: Partial<typeof values>) => {
    const form = { ...values, ...over };
    const sent = designLanguage.toBody('a', form, 1, earlier)['title'];
    return [sent, designLanguage.toPreview(form, valuesOf(earlier), earlier).title];
  };

  it('stays missing where there is none, in what is sent and in the preview', () => {
    expect(chosen({ design: 'cv0001' })).toEqual([undefined, '']);
    const anew = { ...earlier, design: 'cv0001' };
    expect(designLanguage.toBody('a', { ...values, design: 'cv0001-1' }, 1, anew)).not.toHaveProperty('title');
  });

  it('is the typed one, and with another design or none changed the default that is saved', () => {
    expect(chosen({ design: 'cv0001', title: 'MAJLIS' })).toEqual(['MAJLIS', 'MAJLIS']);
    expect(chosen({ design: 'cv0002' })).toEqual(['UNDANGAN PERKAHWINAN', 'UNDANGAN PERKAHWINAN']);
    expect(chosen({})).toEqual(['UNDANGAN PERKAHWINAN', '']);
    const titled = { ...earlier, title: 'UNDANGAN PERKAHWINAN' };
    expect(designLanguage.toBody('a', { ...values, design: 'cv0001' }, 1, titled)).toHaveProperty('title');
  });
});

describe('I-10 I-11 drafts of what is typed', () => {
  test('a draft survives a reload with the revision that it began from, and is forgotten once saved', () => {
    writeDraft(key, location, inputOf('location', at(3)));
    expect(readDraft(key, inputOf('location', at(9)))).toEqual(location);
    writeDraft(key, location, location);
    expect(hasDraft(key)).toBe(false);
  });

  test('saving one section leaves the draft of another', () => {
    const word = { ...inputs.secondPage, custom: true, invitationWord: 'Dengan hormatnya' };
    writeDraft(key, location, inputs.location);
    writeDraft(draftKey('a', 'secondPage'), word, inputs.secondPage);
    writeDraft(key, location, location);
    expect(readDraft(draftKey('a', 'secondPage'), inputs.secondPage)).toEqual(word);
  });

  test('typing a change back makes the section clean again', () => {
    writeDraft(key, location, inputOf('location', at(3)));
    writeDraft(key, { ...location, venue: '' }, inputOf('location', at(3)));
    expect(hasDraft(key)).toBe(false);
  });

  test('what was typed while it was saving stays, from the new revision on', () => {
    const next = storedInput('location', at(4, { venue: { venue: location.venue, address: '' } }), location);
    expect(afterSave(next, location, location)).toEqual(next);
    const typed = { ...location, address: 'Lot 18' };
    expect(afterSave(next, location, typed)).toEqual({ ...typed, revision: 4 });
  });

  test('the draft of a new invitation moves with its revision; a form without changes has no draft to move', () => {
    writeDraft(draftKey('new', 'location'), location, inputs.location);
    const other = { ...inputs.secondPage, custom: true, invitationWord: 'Kami' };
    writeDraft(draftKey('b', 'secondPage'), other, inputs.secondPage);
    moveDrafts('new', 'b', { ...inputs, location }, inputs);
    expect(readDraft(draftKey('b', 'location'), inputs.location)).toEqual(location);
    expect(readDraft(draftKey('b', 'secondPage'), inputs.secondPage)).toEqual(other);
    expect(hasDraft(draftKey('new', 'location'))).toBe(false);
  });

  test('a draft that cannot be read counts as none', () => {
    storage.set(`draft:2::${key}`, '{"location":5,"songs":{}');
    expect(readDraft(key, inputs.location)).toBeUndefined();
  });
});

describe('I-12 the bodies of the calls', () => {
  test('limits are sent only when their box is ticked, otherwise 0', () => {
    const attendance = { ...valuesOf(stored).attendance, limit: 4, totalLimit: 300 };
    expect(FORM_DEFINITIONS.attendance.toBody('a', attendance, 1, stored)).toMatchObject({ limit: 0, totalLimit: 0 });
    const on = { ...attendance, limitOn: true, totalOn: true };
    expect(FORM_DEFINITIONS.attendance.toBody('a', on, 1, stored)).toMatchObject({ limit: 4, totalLimit: 300 });
  });

  test('G-09 the closing date is sent when its box is ticked, otherwise null; its day is the one before the moment', () => {
    const { attendance } = valuesOf(stored);
    const open = { ...attendance, closingOn: false, closesOn: '2026-11-28' };
    expect(FORM_DEFINITIONS.attendance.toBody('a', open, 1, stored)).toMatchObject({ closesOn: null });
    const closing = { ...open, closingOn: true };
    expect(FORM_DEFINITIONS.attendance.toBody('a', closing, 1, stored)).toMatchObject({ closesOn: '2026-11-28' });
    const closed = { ...stored, closesAt: '2026-11-28T16:00:00.000Z' };
    expect(valuesOf(closed).attendance).toMatchObject({ closingOn: true, closesOn: '2026-11-28' });
  });

  test('the default text is sent as null', () => {
    const body = (custom: boolean) =>
      FORM_DEFINITIONS.secondPage.toBody('a', { custom, invitationWord: 'Kami' }, 1, stored);
    expect(body(false)).toEqual({ id: 'a', invitationWord: null });
    expect(body(true)).toEqual({ id: 'a', invitationWord: 'Kami' });
  });

  test('second couple and second party go only when there are two', () => {
    const { names } = valuesOf(stored);
    expect(FORM_DEFINITIONS.names.toBody('a', names, 1, stored)).toMatchObject({
      couple2: null,
      inviter: { inviter2: null },
    });
    expect(FORM_DEFINITIONS.names.toBody('a', { ...names, twoParties: true }, 2, stored)).toMatchObject({
      couple2: names.couple2,
      inviter: names.inviter,
    });
  });

  test('C-10 names in Jawi are sent with the names; those of a second couple come back with it', () => {
    const { names } = valuesOf(stored);
    const jawiNames = { couple: { groom: 'دانيال', bride: 'عائشه' }, couple2: { groom: 'هذيق', bride: 'سوفيا' } };
    const typed = { ...names, jawiNames };
    expect(FORM_DEFINITIONS.names.toBody('a', typed, 2, stored)).toMatchObject({ jawiNames });
    const saved = { ...stored, jawiNames: { ...jawiNames, couple2: { groom: '', bride: '' } } };
    expect(FORM_DEFINITIONS.names.keepUnstored?.(saved, typed)).toMatchObject({ couple2: typed.couple2, jawiNames });
    expect(differences('names', names, typed).map(({ own }) => own)).toEqual(['عائشه', 'دانيال', 'سوفيا', 'هذيق']);
  });

  test('C-03 I-11 a conflict of the place names each note that differs', () => {
    const { location: before } = valuesOf(stored);
    const typed = {
      ...before,
      placeNotes: { ...before.placeNotes, parking: 'Di belakang dewan' },
      convoy: { ...before.convoy, enabled: !before.convoy.enabled },
    };
    expect(differences('location', before, typed)).toEqual([
      { label: 'Letak kereta', stored: before.placeNotes.parking, own: 'Di belakang dewan' },
      { label: 'Buka halaman rombongan', stored: 'Tidak', own: 'Ya' },
    ]);
  });

  test('I-18 the preview shows the unsaved forms', () => {
    const values = valuesOf(stored);
    expect(withValues(stored, { ...values, location }).venue).toEqual({ venue: 'Dewan Seri Melati', address: '' });
    expect(sameData(withValues(stored, values), stored)).toBe(true);
  });

  test('I-18 memoized patches follow every section, and those that depend on another one', () => {
    const patches = memoizedPatches();
    let values = valuesOf(stored);
    const same = (): void => expect(withValues(stored, values, patches)).toEqual(withValues(stored, values));
    same();
    const { venue } = withValues(stored, values, patches);
    values = { ...values, names: { ...values.names, hashtag: 'SahJadi', couple2: values.names.couple } };
    same();
    values = { ...values, designLanguage: { ...values.designLanguage, coupleNo: 2 } };
    same();
    expect(withValues(stored, values, patches).couple2).toEqual(values.names.couple);
    expect(withValues(stored, values, patches).venue).toBe(venue);
    values = { ...values, location };
    same();
    expect(
      withValues({ ...stored, bankAccount: { ...stored.bankAccount, qrUrl: '/q' } }, values, patches).bankAccount.qrUrl,
    ).toBe('/q');
  });

  test('I-18 the other section that a patch reads is compared before the patch is reused', () => {
    const values = valuesOf(stored);
    const read = new Map<string, Set<string>>();
    for (const section of FORM_SECTIONS) {
      const seen = new Set<string>();
      const all = new Proxy(values, {
        get: (target, key) => (seen.add(String(key)), Reflect.get(target, key) as unknown),
      });
      (FORM_DEFINITIONS[section].toPreview as (own: unknown, all: EditorValues, invitation: InvitationView) => unknown)(
        values[section],
        all,
        stored,
      );
      if (seen.size > 0) read.set(section, seen);
    }
    expect(Object.fromEntries([...read].map(([section, others]) => [section, [...others]]))).toEqual({
      names: ['designLanguage'],
      others: ['names'],
    });
  });
});
