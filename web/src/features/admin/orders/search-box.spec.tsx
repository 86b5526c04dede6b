/** @jest-environment ./jest.jsdom.mjs */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ShortcutsProvider } from '../frame/shortcuts-provider.js';
import { SearchBox } from './search-box.js';

const onSearch = jest.fn<void, [string]>();
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const page = (value: string) => (
  <MemoryRouter>
    <ShortcutsProvider>
      <SearchBox value={value} onSearch={onSearch} onDown={() => undefined} />
    </ShortcutsProvider>
  </MemoryRouter>
);

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('D-02 the search keeps letters typed before the address has the search that was asked for', () => {
  const { rerender } = render(page(''));
  type('meja');
  act(() => jest.advanceTimersByTime(300));
  expect(onSearch).toHaveBeenLastCalledWith('meja');
  type('meja m');
  rerender(page('meja'));
  expect(field().value).toBe('meja m');
  act(() => jest.advanceTimersByTime(300));
  expect(onSearch).toHaveBeenLastCalledWith('meja m');
});

it('D-02 the search shows what Back leads to, also a search that was asked for here before', () => {
  const { rerender } = render(page(''));
  type('meja');
  act(() => jest.advanceTimersByTime(300));
  rerender(page('meja'));
  rerender(page(''));
  expect(field().value).toBe('');
  rerender(page('meja'));
  expect(field().value).toBe('meja');
});
