/** @jest-environment ./jest.jsdom.mjs */
import type { FieldError } from '@serikad/shared/errors/error-codes';
import { RegisterDto } from '@serikad/shared/users/user.dto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { TextField } from '../../components/form/form-fields.js';
import { ApiError } from '../api-error.js';
import { hasDraft } from './draft.js';
import { useForm, type DtoLoader, type Form } from './use-form.js';

type Save = (value: RegisterDto) => Promise<unknown>;

const EMPTY = { name: '', phoneNo: '' };
const loadDto: DtoLoader<RegisterDto> = () => Promise.resolve(RegisterDto);
const user = userEvent.setup();
const onError = jest.fn();
let form: Form<RegisterDto>;

interface Props {
  save?: Save;
  saved?: RegisterDto;
  load?: DtoLoader<RegisterDto>;
}

function RegisterForm({ save = () => Promise.resolve(), saved = EMPTY, load = loadDto }: Props) {
  const current = useForm(load, saved, { draftKey: 'register' });
  useLayoutEffect(() => {
    form = current;
  });
  return (
    <form {...current.props(save, onError)}>
      <TextField form={current} path="name" label="Name" />
      <TextField form={current} path="phoneNo" label="Phone" />
      {current.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <button>Save</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => user.type(field(label), text);
const press = () => user.click(screen.getByRole('button'));
const finish = (answer: () => void) => act(() => Promise.resolve(answer()));
const errorOf = (label: string) => document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
const refuse = (...fields: FieldError[]) =>
  Promise.reject(new ApiError('validation', 'refused', { status: 400, fields }));

/** The page ends and is opened again. */
function reload(props: Props = {}): void {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  render(<RegisterForm {...props} />);
}

beforeEach(() => {
  // Drafts of the test before are written before storage is cleared.
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  onError.mockReset();
});

describe('drafts of a form', () => {
  it('brings back what was typed after a reload, until it is reverted', async () => {
    render(<RegisterForm />);
    await type('Name', 'Aisyah');
    expect(form.dirty).toBe(true);
    reload();
    expect(field('Name').value).toBe('Aisyah');
    expect(form.fromDraft).toBe(true);
    act(() => form.revert());
    expect(field('Name').value).toBe('');
    reload();
    expect(form.fromDraft).toBe(false);
  });

  it('removes the draft once it is saved', async () => {
    render(<RegisterForm />);
    await type('Name', 'Aisyah');
    await type('Phone', '0123456789');
    await press();
    await waitFor(() => expect(form.saving).toBe(false));
    expect(form.dirty).toBe(false);
    reload();
    expect(field('Name').value).toBe('');
  });

  it('keeps the draft when the save fails, and passes the failure on', async () => {
    const offline = new ApiError('network', 'offline');
    render(<RegisterForm save={() => Promise.reject(offline)} />);
    await type('Name', 'Aisyah');
    await type('Phone', '0123456789');
    await press();
    await waitFor(() => expect(onError).toHaveBeenCalledWith(offline));
    expect(form.dirty).toBe(true);
    reload();
    expect(field('Name').value).toBe('Aisyah');
  });

  it('keeps what was typed while it was saving as a new draft', async () => {
    const sent: RegisterDto[] = [];
    let answer = () => {};
    const save: Save = (value) => new Promise<void>((resolve) => (sent.push(value), (answer = resolve)));
    render(<RegisterForm save={save} />);
    await type('Name', 'Aisyah');
    await type('Phone', '0123456789');
    await press();
    await type('Name', ' Noor');
    await finish(answer);
    expect(sent).toEqual([{ name: 'Aisyah', phoneNo: '0123456789' }]);
    expect(form.dirty).toBe(true);
    const stored = { name: 'Aisyah', phoneNo: '0123456789' };
    reload({ saved: stored });
    expect(field('Name').value).toBe('Aisyah Noor');
    act(() => form.revert());
    expect(form.values).toEqual(stored);
  });

  it('keeps no draft of a form that the save itself has reset', async () => {
    render(<RegisterForm save={() => Promise.resolve(form.reset({ ...EMPTY }))} />);
    await type('Name', 'Aisyah');
    await type('Phone', '0123456789');
    await press();
    await waitFor(() => expect(form.saving).toBe(false));
    expect(field('Name').value).toBe('');
    expect(form.dirty).toBe(false);
    expect(hasDraft('register')).toBe(false);
  });
});

describe('errors of a form', () => {
  it('shows the errors of the check, focuses the first field, and follows the typing', async () => {
    const save = jest.fn<Promise<unknown>, [RegisterDto]>();
    render(<RegisterForm save={save} />);
    await type('Phone', '12');
    await press();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(errorOf('Name')?.textContent).not.toBe('');
    expect(errorOf('Phone')?.textContent).not.toBe('');
    expect(save).not.toHaveBeenCalled();
    await type('Name', 'Aisyah');
    await waitFor(() => expect(errorOf('Name')).toBeNull());
    expect(errorOf('Phone')).not.toBeNull();
  });

  it('checks again what changed during a check that refused', async () => {
    let loaded = (): void => undefined;
    const later = new Promise<void>((resolve) => (loaded = resolve));
    const save = jest.fn<Promise<void>, [RegisterDto]>(() => Promise.resolve());
    render(<RegisterForm save={save} load={() => later.then(loadDto)} />);
    await press();
    act(() => form.setValues(() => ({ name: 'Aisyah', phoneNo: '0123456789' })));
    await finish(loaded);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(form.errors).toEqual([]);
    expect(field('Name').value).toBe('Aisyah');
  });

  it('shows what the server says at its field, until that field changes', async () => {
    const save = () => refuse({ field: 'phoneNo', message: 'Already registered.' });
    render(<RegisterForm save={save} />);
    await type('Name', 'Aisyah');
    await type('Phone', '0123456789');
    await press();
    await waitFor(() => expect(errorOf('Phone')?.textContent).toBe('Already registered.'));
    expect(document.activeElement).toBe(field('Phone'));
    expect(onError).not.toHaveBeenCalled();
    await type('Name', ' Noor');
    expect(errorOf('Phone')?.textContent).toBe('Already registered.');
    await type('Phone', '0');
    expect(errorOf('Phone')).toBeNull();
  });

  it('lists an error of a field that the page does not show', async () => {
    render(<RegisterForm save={() => refuse({ field: 'language', message: 'Unknown language.' })} />);
    await type('Name', 'Aisyah');
    await type('Phone', '0123456789');
    await press();
    await screen.findByText('Unknown language.');
  });

  it('lets the server check where the checks do not load', async () => {
    const save = jest.fn<Promise<unknown>, [RegisterDto]>(() => Promise.resolve());
    render(<RegisterForm save={save} load={() => Promise.reject(new Error('no network'))} />);
    await type('Phone', '12');
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: '', phoneNo: '12' }, { name: '', phoneNo: '12' }));
  });
});

it('saves once, however often the button is pressed', async () => {
  let answer = () => {};
  const save = jest.fn<Promise<unknown>, [RegisterDto]>(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<RegisterForm save={save} />);
  await type('Name', 'Aisyah');
  await type('Phone', '0123456789');
  await press();
  await press();
  expect(save).toHaveBeenCalledTimes(1);
  await finish(answer);
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await finish(answer);
});
