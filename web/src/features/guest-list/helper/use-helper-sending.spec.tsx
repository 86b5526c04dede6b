/** @jest-environment jsdom */
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { ToastProvider } from '../../../components/ui/toast.js';
import { aFamily } from '../model/test-families.js';
import type { WaitingMark } from '../model/outbox.js';
import type { HelperOutbox } from './use-helper-outbox.js';
import { useHelperSending } from './use-helper-sending.js';

const { id, name, title, seats, side, language, link, revision, createdAt } = aFamily({ name: 'Rosmah binti Ali' });
const family: HelperFamily = {
  ...{ id, name, title, seats, side, language, link, revision, createdAt },
  maskedPhone: '01•-••• 6789',
  sent: {},
  chat: null,
};
const invitation = {
  language: 'malay',
  couple: { bride: { shortName: 'Aisyah', fullName: 'Aisyah' }, groom: { shortName: 'Hakim', fullName: 'Hakim' } },
  couple2: null,
  date: null,
  postponed: { on: false, from: null, sequence: 0 },
  venue: { venue: '' },
} as unknown as InvitationView;
const open = jest.fn<{ opener: unknown } | null, [string, string]>();
const copied = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

const marked = jest.fn();

/** The page of a branch: what is marked is shown at once. */
function sending() {
  const { result } = renderHook(
    () => {
      const [families, setFamilies] = useState([family]);
      const mark = (waiting: WaitingMark) => {
        marked(waiting);
        setFamilies([{ ...family, chat: 'opened' in waiting && waiting.opened ? waiting.kind : null }]);
      };
      return useHelperSending({ families, templates: {} }, invitation, { mark } as unknown as HelperOutbox);
    },
    { wrapper: ToastProvider },
  );
  return result;
}

beforeEach(() => {
  open.mockReset();
  marked.mockReset();
  copied.mockClear();
  window.open = open as unknown as typeof window.open;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});

describe('G-04 a helper sends where the browser has no share sheet', () => {
  it('opens WhatsApp without a number, the message written', async () => {
    const chat = { opener: window as unknown };
    open.mockReturnValue(chat);
    const result = sending();
    await act(() => result.current.send(family, 'invitation'));
    const [address = ''] = open.mock.calls[0] ?? [];
    const { host, pathname, searchParams } = new URL(address);
    expect([host, pathname]).toEqual(['wa.me', '/']);
    expect(searchParams.get('text')).toContain(`${window.location.origin}${family.link}`);
    expect(chat.opener).toBeNull();
    expect(copied).not.toHaveBeenCalled();
    expect(result.current.question).toMatchObject({ copied: false });
  });

  it('copies where no window opens', async () => {
    open.mockReturnValue(null);
    const result = sending();
    await act(() => result.current.send(family, 'invitation'));
    expect(copied).toHaveBeenCalledTimes(1);
    expect(result.current.question).toMatchObject({ copied: true });
  });

  it('copies on request, and opens nothing', async () => {
    const result = sending();
    await act(() => result.current.send(family, 'invitation', 'copy'));
    expect(open).not.toHaveBeenCalled();
    expect(copied).toHaveBeenCalledTimes(1);
  });

  it('G-05 asks until it is said that the message was sent, or was not', async () => {
    const result = sending();
    await act(() => result.current.send(family, 'reminder', 'copy'));
    expect(marked).toHaveBeenLastCalledWith({ id: family.id, kind: 'reminder', opened: true });
    act(() => result.current.answer(false));
    expect(marked).toHaveBeenLastCalledWith({ id: family.id, kind: 'reminder', opened: false });
    expect(result.current.question).toBeUndefined();
    await act(() => result.current.send(family, 'invitation', 'copy'));
    act(() => result.current.answer(true));
    expect(marked).toHaveBeenLastCalledWith({ id: family.id, kind: 'invitation', sent: true });
    expect(result.current.question).toBeUndefined();
    act(() => result.current.answer(true));
    expect(marked).toHaveBeenCalledTimes(4);
  });
});
