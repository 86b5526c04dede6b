/** @jest-environment ./jest.jsdom.mjs */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { editorTexts as t } from '../../../i18n/editor.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import { LeaveGuard } from './leave-guard.js';

interface Props {
  dirty: readonly EditorSection[];
  leaving?: boolean;
  onSaveAll?: (stay: () => void) => Promise<boolean>;
}

const user = userEvent.setup();

/** The editor's page, with a page before it. */
async function openEditor({ dirty, leaving = false, onSaveAll }: Props) {
  const guard = <LeaveGuard dirty={dirty} leaving={{ current: leaving }} onSaveAll={onSaveAll} />;
  const pages = [
    { path: '/editor', element: guard },
    { path: '/orders', element: <p>Orders</p> },
    { path: '/home', element: <p>Home</p> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/home', '/editor'] });
  render(<RouterProvider router={router} />);
  const page = () => router.state.location.pathname;
  const go = (to: string | number) => act(() => router.navigate(to as string));
  await waitFor(() => expect(page()).toBe('/editor'));
  return { page, go };
}

const question = () => screen.queryByRole('dialog', { name: t.leaveTitle });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const wouldWarn = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the editor is left without a question where everything is saved', async () => {
  const { page, go } = await openEditor({ dirty: [] });
  expect(wouldWarn()).toBe(false);
  await go('/orders');
  expect(page()).toBe('/orders');
});

it('the editor asks where something is not saved, and stays', async () => {
  const { page, go } = await openEditor({ dirty: ['names'] });
  await go('/orders');
  expect(question()).not.toBeNull();
  expect(page()).toBe('/editor');
  await press(t.stay);
  expect(question()).toBeNull();
  expect(page()).toBe('/editor');
});

it('the editor asks, and is left', async () => {
  const { page, go } = await openEditor({ dirty: ['names'] });
  await go('/orders');
  await press(t.leave);
  expect(page()).toBe('/orders');
});

it('a link to another section of the editor leads there without a question', async () => {
  const { go } = await openEditor({ dirty: ['names'] });
  await go('/editor?section=location');
  expect(question()).toBeNull();
});

it('the editor itself leads elsewhere without a question', async () => {
  const { page, go } = await openEditor({ dirty: ['names'], leaving: true });
  expect(wouldWarn()).toBe(false);
  await go('/orders');
  expect(page()).toBe('/orders');
});

it('the browser warns before the page ends with something unsaved', async () => {
  await openEditor({ dirty: ['names'] });
  expect(wouldWarn()).toBe(true);
});

it('Back closes the question and goes nowhere', async () => {
  const { page, go } = await openEditor({ dirty: ['names'] });
  await go(-1);
  expect(question()).not.toBeNull();
  await go(-1);
  expect(question()).toBeNull();
  expect(page()).toBe('/editor');
});

describe('saving everything before leaving', () => {
  it('leaves once it is stored', async () => {
    let finish = (_stored: boolean) => {};
    const onSaveAll = () => new Promise<boolean>((resolve) => (finish = resolve));
    const { page, go } = await openEditor({ dirty: ['names'], onSaveAll });
    await go('/orders');
    await press(t.saveAndLeave);
    expect(page()).toBe('/editor');
    await act(() => Promise.resolve(finish(true)));
    await waitFor(() => expect(page()).toBe('/orders'));
  });

  it('stays where something could not be stored, with the question closed before that is shown', async () => {
    const wasOpen: boolean[] = [];
    const onSaveAll = (stay: () => void) => {
      stay();
      wasOpen.push(question() !== null);
      return Promise.resolve(false);
    };
    const { page, go } = await openEditor({ dirty: ['names'], onSaveAll });
    await go('/orders');
    await press(t.saveAndLeave);
    expect(wasOpen).toEqual([false]);
    expect(page()).toBe('/editor');
    await go('/orders');
    expect(question()).not.toBeNull();
  });

  it('stays where the question was closed meanwhile', async () => {
    let finish = (_stored: boolean) => {};
    const onSaveAll = () => new Promise<boolean>((resolve) => (finish = resolve));
    const { page, go } = await openEditor({ dirty: ['names'], onSaveAll });
    await go('/orders');
    await press(t.saveAndLeave);
    await press(t.stay);
    await act(() => Promise.resolve(finish(true)));
    expect(page()).toBe('/editor');
  });

  it('is not offered before there is an invitation', async () => {
    const { go } = await openEditor({ dirty: ['names'] });
    await go('/orders');
    expect(screen.queryByRole('button', { name: t.saveAndLeave })).toBeNull();
  });
});
