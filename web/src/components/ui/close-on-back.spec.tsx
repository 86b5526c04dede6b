/** @jest-environment ./jest.jsdom.mjs */
import { cleanup, render, waitFor } from '@testing-library/react';
import { followNavigation, useCloseOnBack } from './close-on-back.js';

function Overlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  useCloseOnBack(open, onClose);
  return null;
}

const router = jest.fn<void, [PopStateEvent]>();
const address = () => window.location.pathname;
const back = () => window.history.back();
const isAtOverlay = () => expect(window.history.state).toMatchObject({ overlay: true });

/** The router's listener and its way to a page. */
function goTo(path: string, replace = false): void {
  const state = { key: path };
  if (replace) window.history.replaceState(state, '', path);
  else window.history.pushState(state, '', path);
  followNavigation(replace);
}

beforeAll(() => window.addEventListener('popstate', (event) => router(event)));
beforeEach(() => {
  goTo('/before');
  goTo('/page');
  router.mockReset();
});
afterEach(cleanup);

it('Back closes the overlay and stays on the page', async () => {
  const onClose = jest.fn();
  render(<Overlay open onClose={onClose} />);
  back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(address()).toBe('/page');
  expect(router).not.toHaveBeenCalled();
});

it('Back closes one overlay at a time, the topmost first', async () => {
  const closed: string[] = [];
  const page = render(<Overlay key="sheet" open onClose={() => closed.push('sheet')} />);
  const show = (...names: string[]) =>
    page.rerender(
      <>
        {names.map((name) => (
          <Overlay
            key={name}
            open
            onClose={() => {
              closed.push(name);
              show(...names.filter((other) => other !== name));
            }}
          />
        ))}
      </>,
    );
  show('sheet', 'dialog');
  back();
  await waitFor(() => expect(closed).toEqual(['dialog']));
  await waitFor(isAtOverlay);
  back();
  await waitFor(() => expect(closed).toEqual(['dialog', 'sheet']));
  expect(address()).toBe('/page');
  back();
  await waitFor(() => expect(address()).toBe('/before'));
});

it('Back skips the entry of an overlay that was closed in another way', async () => {
  const onClose = jest.fn();
  const page = render(<Overlay open onClose={onClose} />);
  page.rerender(<Overlay open={false} onClose={onClose} />);
  back();
  await waitFor(() => expect(address()).toBe('/before'));
  expect(onClose).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalledTimes(1);
});

it('overlays that follow each other add one entry', () => {
  const before = window.history.length;
  const page = render(<Overlay open onClose={() => undefined} />);
  page.rerender(<Overlay open={false} onClose={() => undefined} />);
  page.rerender(<Overlay open onClose={() => undefined} />);
  expect(window.history.length).toBe(before + 1);
});

it('an overlay stays open through a navigation, and Back closes it there', async () => {
  const onClose = jest.fn();
  render(<Overlay open onClose={onClose} />);
  goTo('/next');
  back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(address()).toBe('/next');
});

it('Back skips a page that was replaced from its overlay', async () => {
  const page = render(<Overlay open onClose={() => undefined} />);
  page.rerender(<Overlay open={false} onClose={() => undefined} />);
  goTo('/instead', true);
  back();
  await waitFor(() => expect(address()).toBe('/before'));
});
