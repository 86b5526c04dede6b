/** @jest-environment ./jest.jsdom.mjs */
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DialogsContext } from '../../../components/app-dialogs/dialogs-context.js';
import { bundle as sample } from '../../../guest/dev/fixture.js';
import { designLanguageTexts as t } from '../../../i18n/editor-design-language.js';
import { mediaTexts } from '../../../i18n/editor-media.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { PhotoPlace } from './photo-place.js';

const dialogs = {
  showMessage: jest.fn(),
  showTrialExpired: jest.fn(),
  showPaymentRequired: jest.fn(),
  showError: jest.fn(),
  closeAll: jest.fn(),
};
const MEASURED = { x: 30, y: 40 };
const WIDTH = 200;
const HEIGHT = 100;

/** The server: an invitation with a photo whose place has a revision. */
let stored: InvitationView;
const sent: { photo: string; place: object | null; match: string }[] = [];
let isOffline: boolean;
/** Each test has a photo of its own. */
let photos = 0;

function withPhoto(): InvitationView {
  photos += 1;
  const look = { ...MEASURED, ratio: 1.5, thirds: [] };
  const { invitation } = sample;
  const revisions = { ...invitation.revisions, coverPhoto: 4 };
  return { ...invitation, coverPhoto: `covers/photo-${photos}.webp`, photoLook: look, revisions };
}

function respond({ body, headers }: RequestInit): { status: number; data: unknown } {
  const { photo, place } = JSON.parse(body as string) as { photo: string; place: typeof MEASURED | null };
  const match = (headers as Record<string, string>)['If-Match'] ?? '';
  sent.push({ photo, place, match });
  const { photoLook, revisions } = stored;
  if (photo !== stored.coverPhoto || match !== `"${revisions.coverPhoto}"`) {
    return { status: 409, data: { code: 'conflict', error: { errorCode: 'conflict', errorMessage: '', fields: [] } } };
  }
  const look = { ratio: 1.5, thirds: [], ...photoLook, ...(place ?? MEASURED) };
  stored = { ...stored, photoLook: look, revisions: { ...revisions, coverPhoto: revisions.coverPhoto + 1 } };
  return { status: 200, data: { invitation: stored } };
}

function fakeFetch(_path: string, init: RequestInit) {
  if (isOffline) return Promise.reject(new TypeError('failed to fetch'));
  const { status, data } =
    init.method === 'GET' ? { status: 200, data: { ...sample, invitation: stored } } : respond(init);
  const text = JSON.stringify({ code: status < 300 ? 200 : 'failed', data });
  return Promise.resolve({ status, headers: new Headers(), text: () => Promise.resolve(text) });
}

function Section({ id }: { id: string }) {
  const { data } = useQuery(invitationQuery(id));
  return data ? <PhotoPlace bundle={data} disabled={false} /> : null;
}

/** The photo's place in an open section of the editor. */
function openSection(client = newClient()) {
  const id = stored._id;
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <DialogsContext value={dialogs}>
        <Section id={id} />
      </DialogsContext>
    </QueryClientProvider>,
  );
  return { client, close: unmount };
}

function newClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  showStored(client);
  return client;
}

/** As after an answer with the invitation that is stored now. */
function showStored(client: QueryClient): void {
  client.setQueryData(invitationQuery(stored._id).queryKey, { ...sample, invitation: stored });
}

const photo = () => screen.getByRole('group', { name: t.photoPlace }).querySelector('img') as HTMLImageElement;
const tap = (clientX: number, clientY: number) => fireEvent.click(photo(), { clientX, clientY });
const mark = () => (photo().nextElementSibling as HTMLElement).style;
const slider = (label: string) => screen.getByRole<HTMLInputElement>('slider', { name: label });
const slide = (label: string, value: number) => fireEvent.change(slider(label), { target: { value: String(value) } });
const shownPlace = () => [t.photoPlaceX, t.photoPlaceY].map((label) => Number(slider(label).value));
const saved = () => screen.findByText(t.photoPlaceSaved);
const retry = () => screen.findByRole('button', { name: mediaTexts.photoRetry });

beforeEach(() => {
  jest.clearAllMocks();
  stored = withPhoto();
  sent.length = 0;
  isOffline = false;
  globalThis.fetch = fakeFetch as unknown as typeof fetch;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 20, width: WIDTH, height: HEIGHT } as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

describe('the place of the cover’s photo that stays in sight', () => {
  it('is shown as the server measured it', () => {
    openSection();
    expect(shownPlace()).toEqual([30, 40]);
  });

  it('is where the photo is tapped, and is stored a moment later', async () => {
    openSection();
    tap(10 + WIDTH / 4, 20 + HEIGHT * 0.75);
    expect(mark()).toMatchObject({ left: '25%', top: '75%' });
    expect(sent).toEqual([]);
    await saved();
    expect(sent).toEqual([{ photo: stored.coverPhoto, place: { x: 25, y: 75 }, match: '"4"' }]);
  });

  it('is within the photo, also of a tap on its edge', async () => {
    openSection();
    tap(9, 20 + HEIGHT + 1);
    await saved();
    expect(sent).toMatchObject([{ place: { x: 0, y: 100 } }]);
  });

  it('is moved by the sliders: one call with the last place, and the next one with the revision answered', async () => {
    openSection();
    slide(t.photoPlaceX, 60);
    slide(t.photoPlaceX, 64);
    slide(t.photoPlaceY, 10);
    await saved();
    slide(t.photoPlaceY, 12);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { place: { x: 64, y: 10 }, match: '"4"' },
      { place: { x: 64, y: 12 }, match: '"5"' },
    ]);
  });

  it('is measured again by the server at once, instead of what was moved before', async () => {
    openSection();
    tap(10, 20);
    fireEvent.click(screen.getByRole('button', { name: t.photoPlaceAutomatic }));
    await saved();
    expect(sent).toMatchObject([{ place: null }]);
    expect(shownPlace()).toEqual([30, 40]);
  });

  it('stays on the screen when the connection is lost, and is sent again by the button', async () => {
    openSection();
    isOffline = true;
    slide(t.photoPlaceX, 80);
    const button = await retry();
    expect(shownPlace()).toEqual([80, 40]);
    expect(screen.queryByText(t.photoPlaceSaved)).toBeNull();
    isOffline = false;
    fireEvent.click(button);
    await saved();
    expect(sent).toMatchObject([{ place: { x: 80, y: 40 } }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is sent again when the connection is back', async () => {
    openSection();
    isOffline = true;
    slide(t.photoPlaceX, 80);
    await retry();
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    await saved();
    expect(sent).toMatchObject([{ place: { x: 80, y: 40 } }]);
  });

  it('is warned of before the page is left while it is not stored', async () => {
    openSection();
    const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(true);
    slide(t.photoPlaceX, 80);
    expect(leaves()).toBe(false);
    await saved();
    expect(leaves()).toBe(true);
  });

  it('is sent at once when the section is closed before', async () => {
    const { client, close } = openSection();
    slide(t.photoPlaceX, 80);
    close();
    await waitFor(() => expect(sent).toMatchObject([{ place: { x: 80, y: 40 } }]));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    openSection(client);
    expect(shownPlace()).toEqual([80, 40]);
  });

  it('is kept while the section is closed, when it could not be sent', async () => {
    const { client, close } = openSection();
    isOffline = true;
    slide(t.photoPlaceX, 80);
    await retry();
    close();
    openSection(client);
    expect(shownPlace()).toEqual([80, 40]);
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    await saved();
    expect(sent).toMatchObject([{ place: { x: 80, y: 40 } }]);
  });

  it('is another photo’s own after a change of the photo', async () => {
    const { client } = openSection();
    isOffline = true;
    slide(t.photoPlaceX, 80);
    await retry();
    const former = stored.coverPhoto;
    isOffline = false;
    stored = withPhoto();
    act(() => showStored(client));
    await waitFor(() => expect(shownPlace()).toEqual([30, 40]));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void dispatchEvent(new Event('online')));
    slide(t.photoPlaceY, 90);
    await saved();
    expect(sent).toMatchObject([{ photo: stored.coverPhoto, place: { x: 30, y: 90 } }]);
    expect(stored.coverPhoto).not.toBe(former);
  });

  it('gives way to what another device has stored, and says so', async () => {
    openSection();
    stored = withPhoto();
    slide(t.photoPlaceX, 80);
    expect(await screen.findByText(t.photoPlaceOvertaken)).toBeTruthy();
    await waitFor(() => expect(shownPlace()).toEqual([30, 40]));
  });

  it('is not asked for without a photo', () => {
    stored = { ...stored, coverPhoto: '' };
    openSection();
    expect(screen.queryByRole('group', { name: t.photoPlace })).toBeNull();
  });
});
