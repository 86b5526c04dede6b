/** @jest-environment ./jest.jsdom.mjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HelperAddForm } from './helper-add-form.js';

const add = jest.fn();

function show(left: number): void {
  render(
    <MemoryRouter>
      <HelperAddForm
        branch={{ id: `b${left}`, name: 'Senarai Mak' }}
        {...{ sessions: [], left, message: undefined, chatNumber: '60123456789', add }}
      />
    </MemoryRouter>,
  );
}
const name = () => screen.getByLabelText<HTMLInputElement>('Nama keluarga');
const persons = () => screen.getByLabelText<HTMLInputElement>('Berapa orang', { selector: 'input' }).value;

afterEach(cleanup);

// The first check loads the validator.
jest.setTimeout(30_000);

describe('G-04 a family that a helper adds', () => {
  it('has no more persons than there is room for after the one before', async () => {
    show(5);
    fireEvent.change(name(), { target: { value: 'Pak Long' } });
    for (let more = 2; more < 4; more += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Tambah Berapa orang' }));
    expect(persons()).toBe('4');
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(persons()).toBe('1'));
    expect(screen.queryByText(/^Keluarga ini/)).toBeNull();
  });

  it.each([
    [0, 'Minta 2 tempat lagi', 'Senarai Mak: Senarai ini sudah penuh.'],
    [1, 'Minta 1 tempat lagi', 'Senarai Mak: Tinggal 1 tempat.'],
  ])('with %i seats left leads to the couple’s own number, to ask for more', (left, button, words) => {
    show(left);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(button) });
    expect(href).toMatch(/^https:\/\/wa\.me\/60123456789\?text=/);
    expect(decodeURIComponent(href)).toContain(words);
  });

  it('is refused by a full list, which the form says, and nothing of a family without a name', () => {
    show(0);
    expect(screen.getByText('Senarai ini sudah penuh')).toBeTruthy();
    expect(screen.queryByText(/^Keluarga ini/)).toBeNull();
    fireEvent.change(name(), { target: { value: 'Pak Long' } });
    expect(screen.getByText(/^Keluarga ini 2 orang/)).toBeTruthy();
  });
});
