/** @jest-environment jsdom */
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { act, renderHook } from '@testing-library/react';
import { ToastProvider } from '../../../components/ui/toast.js';
import { aFamily } from '../model/test-families.js';
import type { HelperOutbox } from './use-helper-outbox.js';
import { useHelperSending } from './use-helper-sending.js';

const { id, name, title, seats, side, language, link, revision, createdAt } = aFamily({ name: 'Rosmah binti Ali' });
const family: HelperFamily = {
  ...{ id, name, title, seats, side, language, link, revision, createdAt },
  maskedPhone: '01•-••• 6789',
  sent: {},
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

function sending(id: string) {
  const branch = { id, families: [family], templates: {} };
  const { result } = renderHook(
    () => useHelperSending(branch, invitation, { mark: () => undefined } as unknown as HelperOutbox),
    { wrapper: ToastProvider },
  );
  return result;
}

beforeEach(() => {
  open.mockReset();
  copied.mockClear();
  window.open = open as unknown as typeof window.open;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});

describe('G-04 a helper sends where the browser has no share sheet', () => {
  it('opens WhatsApp without a number, the message written', async () => {
    const chat = { opener: window as unknown };
    open.mockReturnValue(chat);
    const result = sending('opens');
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
    const result = sending('blocked');
    await act(() => result.current.send(family, 'invitation'));
    expect(copied).toHaveBeenCalledTimes(1);
    expect(result.current.question).toMatchObject({ copied: true });
  });

  it('copies on request, and opens nothing', async () => {
    const result = sending('copies');
    await act(() => result.current.send(family, 'invitation', 'copy'));
    expect(open).not.toHaveBeenCalled();
    expect(copied).toHaveBeenCalledTimes(1);
  });
});
