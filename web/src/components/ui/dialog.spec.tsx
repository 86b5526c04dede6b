/** @jest-environment ./jest.jsdom.mjs */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Dialog } from './dialog.js';

const dialog = (open: boolean, onClose = jest.fn()) => (
  <Dialog open={open} onClose={onClose} title="Padam kad?" actions={<button type="button">Ya</button>}>
    <input aria-label="Sebab" />
  </Dialog>
);

afterEach(cleanup);

it('W-06 a dialog that has not been open has no content, in the server’s HTML neither', () => {
  expect(renderToString(dialog(false))).toMatch(/^<dialog [^>]*><\/dialog>$/);
  const { container } = render(dialog(false));
  expect(container.firstElementChild?.children).toHaveLength(0);
});

it('a dialog has its content while it is open, and keeps what was typed when it closes and opens again', () => {
  const { rerender } = render(dialog(false));
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Padam kad?' }).hasAttribute('open')).toBe(true);
  fireEvent.change(screen.getByLabelText('Sebab'), { target: { value: 'Tertunda' } });
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByLabelText<HTMLInputElement>('Sebab').value).toBe('Tertunda');
});

it('Escape calls onClose of a dialog', () => {
  const onClose = jest.fn();
  render(dialog(true, onClose));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
