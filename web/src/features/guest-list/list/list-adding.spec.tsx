/** @jest-environment ./jest.jsdom.mjs */
import type { AddFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearDraft } from '../../../lib/form/draft.js';
import { aFamily } from '../model/test-families.js';
import { addDraftKey, newFamily } from '../model/use-adding.js';
import { ListAdding } from './list-adding.js';

type Page = Parameters<typeof ListAdding>[0]['page'];

const SESSIONS = [
  { value: 'main', label: 'Resepsi' },
  { value: 'akad', label: 'Akad nikah' },
];
const add = jest.fn<void, [AddFamilyDto]>();
const scrolled = jest.fn<void, [Element]>();

/** The part of the page that the row reads. */
function page(parts: Partial<Pick<Page, 'isEmpty' | 'families'>> = {}, sessions = SESSIONS): Page {
  return {
    invitationId: 'inv1',
    families: [],
    isEmpty: true,
    data: { options: [{ value: 'own', label: 'Kami' }], sessionOptions: sessions },
    adding: { row: { start: newFamily('own'), times: 1 }, close: () => undefined },
    outbox: { outbox: { families: [], marks: [] }, add },
    ...parts,
  } as unknown as Page;
}

const nameField = () => screen.getByLabelText(/^Nama/);
const type = (name: string) => fireEvent.change(nameField(), { target: { value: name } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Tambah' }));

beforeEach(() => {
  clearDraft(addDraftKey('inv1'));
  add.mockReset();
  scrolled.mockReset();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function () {
    scrolled(this);
  };
});
afterEach(cleanup);

// The first check loads the validator.
jest.setTimeout(30_000);

describe('G-02 the row for new families', () => {
  it('is scrolled back into the window when the figures of the first family push it down', () => {
    const { rerender } = render(<ListAdding page={page()} />);
    expect(document.activeElement).toBe(nameField());
    expect(scrolled).not.toHaveBeenCalled();
    rerender(<ListAdding page={page({ isEmpty: false })} />);
    expect(scrolled.mock.calls).toEqual([[nameField()]]);
    rerender(<ListAdding page={page({ isEmpty: false, families: [aFamily()] })} />);
    expect(scrolled).toHaveBeenCalledTimes(2);
    rerender(<ListAdding page={page({ isEmpty: false, families: [aFamily(), aFamily({ id: 'f2' })] })} />);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('leaves the window where it is while the focus is elsewhere', () => {
    const { rerender } = render(<ListAdding page={page()} />);
    nameField().blur();
    rerender(<ListAdding page={page({ isEmpty: false })} />);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('G-09 says to which sessions a family is invited; the choice stays for the next one', async () => {
    render(<ListAdding page={page()} />);
    const akad = screen.getByRole('checkbox', { name: 'Akad nikah' });
    expect(akad).toHaveProperty('checked', true);
    fireEvent.click(akad);
    type('Rosmah');
    submit();
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add.mock.calls[0]?.[0]).toMatchObject({ name: 'Rosmah', sessions: ['main'] });
    expect(screen.getByRole('checkbox', { name: 'Akad nikah' })).toHaveProperty('checked', false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Akad nikah' }));
    type('Salmah');
    submit();
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
    expect(add.mock.calls[1]?.[0]).toMatchObject({ name: 'Salmah', sessions: null });
  });

  it('G-09 adds no family without a session, and keeps what was typed', async () => {
    render(<ListAdding page={page()} />);
    for (const { label } of SESSIONS) fireEvent.click(screen.getByRole('checkbox', { name: label }));
    type('Rosmah');
    submit();
    expect(await screen.findByText(/Pilih sekurang-kurangnya satu majlis/)).toBeTruthy();
    expect(add).not.toHaveBeenCalled();
    expect(nameField()).toHaveProperty('value', 'Rosmah');
  });

  it('G-09 asks for no session where there is one', async () => {
    render(<ListAdding page={page({}, [])} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    type('Rosmah');
    submit();
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add.mock.calls[0]?.[0]).toMatchObject({ sessions: null });
  });
});
