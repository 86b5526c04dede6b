/** @jest-environment ./jest.jsdom.mjs */
import type { FieldError } from '@serikad/shared/errors/error-codes';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationSection, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DialogsContext } from '../../components/app-dialogs/dialogs-context.js';
import { ToastProvider } from '../../components/ui/toast.js';
import { bundle as sample } from '../../guest/dev/fixture.js';
import { editorTexts as t } from '../../i18n/editor.js';
import { invitationQuery } from '../../lib/queries/invitations.js';
import type { EditorMedia } from './media/media.types.js';
import { NEW } from './new-bundle.js';
import { useEditorForms } from './use-editor-forms.js';
import { useSaving } from './use-saving.js';

const dialogs = {
  showMessage: jest.fn(),
  showTrialExpired: jest.fn(),
  showPaymentRequired: jest.fn(),
  showError: jest.fn(),
  closeAll: jest.fn(),
};

/** The server: an invitation whose sections have revisions. */
let stored: InvitationView;
const calls: string[] = [];
/** What happens to the next save instead. */
let failure: 'no network' | 'lost answer' | FieldError | undefined;

const SECTIONS: Record<string, InvitationSection> = {
  location: 'location',
  names: 'names',
  'design-language': 'designLanguage',
};

function store(section: InvitationSection, change: Partial<InvitationView>): void {
  stored = { ...stored, ...change, revisions: { ...stored.revisions, [section]: stored.revisions[section] + 1 } };
}

const atVenue = (venue: string) => ({ venue: { ...stored.venue, venue } });

function respond(path: string, { method, headers, body }: RequestInit): { status: number; data: unknown } {
  if (method === 'GET') return { status: 200, data: { ...sample, invitation: stored } };
  const name = path.split('/').at(-1) ?? '';
  const section = SECTIONS[name];
  if (!section) throw new Error(`no such call: ${path}`);
  const match = (headers as Record<string, string>)['If-Match'] ?? '';
  calls.push(`${name} ${match}`);
  const refused = (status: number, errorCode: string, fields: FieldError[] = []) => ({
    status,
    data: { code: errorCode, error: { errorCode, errorMessage: errorCode, fields } },
  });
  if (typeof failure === 'object') return refused(400, 'validation', [failure]);
  if (match !== `"${stored.revisions[section]}"`) return refused(409, 'conflict');
  const values = JSON.parse(body as string) as { venue: string; address: string; coupleNo: 1 | 2 };
  if (section === 'location') store(section, { venue: { venue: values.venue, address: values.address } });
  else store(section, section === 'designLanguage' ? { coupleNo: values.coupleNo } : {});
  return { status: 200, data: { invitation: stored } };
}

async function fakeFetch(path: string, init: RequestInit) {
  const isSave = init.method !== 'GET';
  if (isSave && failure === 'no network') throw new TypeError('failed to fetch');
  const { status, data } = respond(path, init);
  if (isSave && failure === 'lost answer') throw new TypeError('failed to fetch');
  const text = JSON.stringify({ code: status < 300 ? 200 : 'failed', data });
  return Promise.resolve({ status, headers: new Headers(), text: () => Promise.resolve(text) });
}

const idle = { dirty: false, saving: false, check: () => true, save: () => Promise.resolve() };
const noPicture = { ...idle, overtaken: () => undefined };
const gifts = { ...idle };
const media = { ready: true, logo: noPicture, qr: noPicture, gifts, gallery: idle } as unknown as EditorMedia;

/** The editor over the invitation as it is stored now. */
function openEditor(id = stored._id) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const initial: InvitationBundle = { ...sample, invitation: { ...stored, _id: id } };
  client.setQueryData(invitationQuery(id).queryKey, initial);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DialogsContext value={dialogs}>
        <ToastProvider>{children}</ToastProvider>
      </DialogsContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data: bundle = initial } = useQuery(invitationQuery(id));
      const forms = useEditorForms(bundle.invitation);
      return { bundle, forms, ...useSaving(bundle, forms, media) };
    },
    { wrapper },
  );
  const editor = () => result.current;
  return {
    editor,
    location: () => editor().forms.location,
    type: (venue: string) => act(() => Promise.resolve(editor().forms.location.set('venue', venue))),
    save: (...args: Parameters<ReturnType<typeof editor>['save']>) => act(() => editor().save(...args)),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stored = sample.invitation;
  calls.length = 0;
  failure = undefined;
  gifts.dirty = false;
  gifts.check = () => true;
  globalThis.fetch = fakeFetch as unknown as typeof fetch;
});

describe('saving a section', () => {
  it('sends the revision that the edit began from, then the one that was answered', async () => {
    const { editor, location, type, save } = openEditor();
    await type('Dewan A');
    expect(await save('location')).toBe(true);
    expect(location().dirty).toBe(false);
    expect(editor().results.location?.state).toBe('saved');
    expect(editor().bundle.invitation.venue.venue).toBe('Dewan A');
    await type('Dewan B');
    expect(await save('location')).toBe(true);
    expect(calls).toEqual(['location "0"', 'location "1"']);
    expect(stored.venue.venue).toBe('Dewan B');
  });

  it('keeps what was typed while it was saving, which the next save stores', async () => {
    const { editor, location, type } = openEditor();
    await type('Dewan A');
    await act(async () => {
      const saving = editor().save('location');
      location().set('venue', 'Dewan A, aras 2');
      await saving;
    });
    expect(stored.venue.venue).toBe('Dewan A');
    expect(location().values.venue).toBe('Dewan A, aras 2');
    expect(location().dirty).toBe(true);
    await act(() => editor().save('location'));
    expect(stored.venue.venue).toBe('Dewan A, aras 2');
  });

  it('saves how many couples there are before their names', async () => {
    const { editor, save } = openEditor();
    await act(() => Promise.resolve(editor().forms.designLanguage.set('coupleNo', 2)));
    const couple = { shortName: 'Alia', fullName: 'Nur Alia' };
    await act(() =>
      Promise.resolve(editor().forms.names.set('couple2', { bride: couple, groom: couple, order: 'bride-first' })),
    );
    expect(await save('names')).toBe(true);
    expect(calls).toEqual(['design-language "0"', 'names "0"']);
  });

  it('sends nothing before there is an invitation', async () => {
    const { type, save } = openEditor(NEW);
    await type('Dewan A');
    expect(await save('location')).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('a section that another device has saved meanwhile', () => {
  const overtaken = async () => {
    const opened = openEditor();
    await opened.type('Dewan A');
    store('location', atVenue('Dewan Z'));
    expect(await opened.save('location')).toBe(false);
    return opened;
  };

  it('is not overwritten: both versions are there, and what was typed stays', async () => {
    const { editor, location } = await overtaken();
    expect(stored.venue.venue).toBe('Dewan Z');
    expect(editor().results.location).toMatchObject({
      state: 'conflict',
      bundle: { invitation: { venue: { venue: 'Dewan Z' } } },
    });
    expect(location().values.venue).toBe('Dewan A');
    expect(location().dirty).toBe(true);
  });

  it('takes the stored version', async () => {
    const { editor, location } = await overtaken();
    act(() => editor().useStored('location'));
    expect(location().values.venue).toBe('Dewan Z');
    expect(location().dirty).toBe(false);
    expect(editor().results.location).toBeUndefined();
  });

  it('stores what was typed over it, once that is chosen', async () => {
    const { editor } = await overtaken();
    expect(await act(() => editor().keepOwn('location'))).toBe(true);
    expect(stored.venue.venue).toBe('Dewan A');
    expect(calls).toEqual(['location "0"', 'location "1"']);
  });

  it('asks again where it was overtaken once more', async () => {
    const { editor } = await overtaken();
    store('location', atVenue('Dewan Y'));
    expect(await act(() => editor().keepOwn('location'))).toBe(false);
    expect(stored.venue.venue).toBe('Dewan Y');
    expect(editor().results.location?.state).toBe('conflict');
  });

  it('counts as saved where it equals what was typed: the response to an earlier save was lost', async () => {
    const { editor, location, type, save } = openEditor();
    await type('Dewan A');
    failure = 'lost answer';
    expect(await save('location')).toBe(false);
    expect(editor().results.location?.state).toBe('failed');
    failure = undefined;
    expect(await save('location')).toBe(true);
    expect(editor().results.location?.state).toBe('saved');
    expect(location().dirty).toBe(false);
    expect(stored.revisions.location).toBe(1);
  });
});

describe('a save that fails', () => {
  it('keeps what was typed without a network, and opens no dialog', async () => {
    const { editor, location, type, save } = openEditor();
    await type('Dewan A');
    failure = 'no network';
    expect(await save('location')).toBe(false);
    expect(editor().results.location?.state).toBe('failed');
    expect(location().dirty).toBe(true);
    expect(dialogs.showError).not.toHaveBeenCalled();
    failure = undefined;
    expect(await save('location')).toBe(true);
    expect(stored.venue.venue).toBe('Dewan A');
  });

  it('shows what the server says at the field, after the section was brought onto the page', async () => {
    const { location, type, save } = openEditor();
    await type('Dewan A');
    failure = { field: 'venue', message: 'Unknown venue.' };
    const onFailed = jest.fn(() => {
      expect(dialogs.showMessage).not.toHaveBeenCalled();
      return Promise.resolve();
    });
    expect(await save('location', { onFailed })).toBe(false);
    expect(onFailed).toHaveBeenCalledWith('location');
    expect(location().error('venue')).toBe('Unknown venue.');
    expect(dialogs.showMessage).toHaveBeenCalledWith(t.incomplete, t.incompleteText, expect.any(Function));
  });

  it('opens no dialog when several are saved', async () => {
    const { type, save } = openEditor();
    await type('');
    await save('location', { quiet: true });
    expect(dialogs.showMessage).not.toHaveBeenCalled();
  });

  it('sends no texts while something of its files is wrong', async () => {
    const { editor, save } = openEditor();
    gifts.dirty = true;
    gifts.check = () => false;
    expect(await save('giftReceiver')).toBe(false);
    expect(calls).toEqual([]);
    await waitFor(() => expect(editor().forms.giftReceiver.saving).toBe(false));
  });
});
