/** @jest-environment ./jest.jsdom.mjs */
import { RegisterDto } from '@serikad/shared/users/user.dto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { TextField } from '../../components/form/form-fields.js';
import { clearDraft, hasDraft } from './draft.js';
import { useFollowedRecord } from './use-followed-record.js';
import { useForm, type Form } from './use-form.js';

const loadDto = () => Promise.resolve(RegisterDto);
const STORED = { name: 'Rosmah', phoneNo: '0132204411' };
let form: Form<RegisterDto>;

function RecordForm({ stored, isOpen = true }: { stored: RegisterDto; isOpen?: boolean }) {
  const current = useForm(loadDto, stored, { draftKey: 'record' });
  useFollowedRecord(current, stored, isOpen);
  useLayoutEffect(() => {
    form = current;
  });
  return (
    <>
      <TextField form={current} path="name" label="Name" />
      <TextField form={current} path="phoneNo" label="Phone" />
    </>
  );
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

beforeEach(() => clearDraft('record'));
afterEach(cleanup);
jest.setTimeout(30_000);

describe('G-02 G-04 a record that is changed elsewhere while its form is open', () => {
  it('is taken where nothing was typed, without a draft', () => {
    const { rerender } = render(<RecordForm stored={STORED} />);
    rerender(<RecordForm stored={{ name: 'Rosmah binti Ali', phoneNo: '0132204412' }} />);
    expect([value('Name'), value('Phone')]).toEqual(['Rosmah binti Ali', '0132204412']);
    expect([form.dirty, hasDraft('record')]).toEqual([false, false]);
  });

  it('leaves what was typed, and fills the other fields', () => {
    const { rerender } = render(<RecordForm stored={STORED} />);
    type('Name', 'Mak Ngah');
    rerender(<RecordForm stored={{ name: 'Rosmah binti Ali', phoneNo: '0132204412' }} />);
    expect([value('Name'), value('Phone')]).toEqual(['Mak Ngah', '0132204412']);
    expect([form.dirty, form.saved.name]).toEqual([true, 'Rosmah binti Ali']);
  });

  it('does not touch a form that is closed or saving', async () => {
    const { rerender } = render(<RecordForm stored={STORED} isOpen={false} />);
    rerender(<RecordForm stored={{ ...STORED, name: 'Closed' }} isOpen={false} />);
    expect(value('Name')).toBe('Rosmah');
    let finish = (): void => undefined;
    type('Name', 'Mak Ngah');
    let saved = Promise.resolve(false);
    await act(async () => {
      saved = form.submit(() => new Promise<void>((resolve) => (finish = resolve)));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    rerender(<RecordForm stored={{ ...STORED, name: 'Saving' }} />);
    expect(value('Name')).toBe('Mak Ngah');
    await act(async () => {
      finish();
      await saved;
    });
    // Stored by now: what the server has made of it is shown.
    rerender(<RecordForm stored={{ ...STORED, name: 'Mak Ngah (Ipoh)' }} />);
    expect([value('Name'), form.dirty, hasDraft('record')]).toEqual(['Mak Ngah (Ipoh)', false, false]);
  });
});
