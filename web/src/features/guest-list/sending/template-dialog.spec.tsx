/** @jest-environment ./jest.jsdom.mjs */
import type { MessageKind } from '@serikad/shared/guest-list/family.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '../../../components/ui/toast.js';
import type { Occasion } from '../model/message.js';
import { aFamily } from '../model/test-families.js';
import { TemplateDialog, type TemplateFields } from './template-dialog.js';

const occasion: Occasion = {
  invitation: {
    _id: '64b000000000000000000000',
    language: 'malay',
    title: '',
    couple: { bride: { shortName: '', fullName: '' }, groom: { shortName: '', fullName: '' }, order: 'bride-first' },
    couple2: null,
    date: null,
    postponed: { on: false, from: null, sequence: 0 },
    venue: { venue: '' },
  } as unknown as InvitationView,
  closesOn: null,
  templates: {},
  origin: 'https://serikad.my',
};
const save = jest.fn<Promise<void>, [TemplateFields]>(() => Promise.resolve());

function show(kind: MessageKind): void {
  render(
    <MemoryRouter>
      <ToastProvider>
        <TemplateDialog
          invitationId={`inv-${kind}`}
          {...{ kind, occasion, save }}
          language="malay"
          family={aFamily()}
          open
          onClose={() => undefined}
        />
      </ToastProvider>
    </MemoryRouter>,
  );
}
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => save.mockClear());
afterEach(cleanup);

// The first check loads the validator.
jest.setTimeout(30_000);

describe('G-05 a message that cannot be sent', () => {
  it.each([
    ['a'.repeat(4_000), /^Terlalu panjang untuk WhatsApp: 4000 aksara\. Pendekkan kira-kira \d+ aksara\.$/],
    ['Bawa {kekunci} {pautan}', /^\{kekunci\} tidak dikenali/],
  ])('cannot be saved, and the reason is beside the button', (text, reason) => {
    show('invitation');
    type(text);
    const saving = screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan ayat' });
    expect(saving.disabled).toBe(true);
    expect(saving.parentElement?.textContent).toContain(screen.getByText(reason).textContent);
    type('Jemput datang: {pautan}');
    expect(saving.disabled).toBe(false);
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe('G-05 a message without the link', () => {
  it.each(['invitation', 'reminder'] as const)('%s: is saved at the second press only', async (kind) => {
    show(kind);
    type('Jemput datang.');
    press('Simpan ayat');
    expect(await screen.findByText(/tetamu tidak boleh menjawab/)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    press('Simpan tanpa pautan');
    await waitFor(() => expect(save.mock.calls).toMatchObject([[{ kind, text: 'Jemput datang.' }]]));
  });

  it('is asked about no more once the link is there', async () => {
    show('invitation');
    type('Jemput datang lagi.');
    press('Simpan ayat');
    await screen.findByText(/tetamu tidak boleh menjawab/);
    type('Jemput datang: {pautan}');
    press('Simpan ayat');
    await waitFor(() => expect(save.mock.calls).toMatchObject([[{ text: 'Jemput datang: {pautan}' }]]));
  });

  it.each(['change', 'thanks'] as const)('%s: is saved at once, since it asks for no RSVP', async (kind) => {
    show(kind);
    type('Terima kasih.');
    press('Simpan ayat');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });
});
