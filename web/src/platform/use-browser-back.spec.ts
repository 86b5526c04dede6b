/** @jest-environment jsdom */
import { createElement, options, render } from 'preact';
import { useBrowserBack } from './use-browser-back.js';

// Effects and renders run at once: jsdom paints no frame.
options.debounceRendering = (run) => run();

const onBack = jest.fn<boolean, []>();
let leave: () => Promise<void>;

function Page({ on }: { on: boolean }) {
  leave = useBrowserBack(on, onBack);
  return null;
}
const show = (on: boolean) => render(createElement(Page, { on }), document.body);
const isAtEntry = () => (history.state as { open?: boolean } | null)?.open === true;
const goBack = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

beforeEach(() => {
  onBack.mockReset().mockReturnValue(false);
  history.pushState({ page: true }, '');
});
afterEach(() => render(null, document.body));

it('calls back once, and leaves the page with the next Back', async () => {
  show(true);
  expect(isAtEntry()).toBe(true);
  await goBack();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ page: true });
  await goBack();
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('has an entry again while something is still open', async () => {
  onBack.mockReturnValueOnce(true);
  show(true);
  await goBack();
  expect(isAtEntry()).toBe(true);
  await goBack();
  expect(onBack).toHaveBeenCalledTimes(2);
  expect(isAtEntry()).toBe(false);
});

it('takes its entry out of the history when it closes in another way', async () => {
  show(true);
  await leave();
  show(false);
  expect(onBack).not.toHaveBeenCalled();
  expect(history.state).toEqual({ page: true });
});

it('uses the entry that a reload has left', () => {
  history.pushState({ open: true }, '');
  const before = history.length;
  show(true);
  expect(history.length).toBe(before);
});

it('adds none while it is off', () => {
  show(false);
  expect(isAtEntry()).toBe(false);
});
