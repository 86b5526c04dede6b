/** @jest-environment ./jest.jsdom.mjs */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { bundle } from '../../../../guest/dev/fixture.js';
import { designLanguageTexts as t } from '../../../../i18n/editor-design-language.js';
import { EarlierArtNotice } from './earlier-art-notice.js';

/** Whether the shop offers the design that was drawn anew. */
let isOffered: boolean;
const asked: string[] = [];
const onChoose = jest.fn();

beforeEach(() => {
  isOffered = true;
  asked.length = 0;
  onChoose.mockClear();
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    const unknown = { code: 'not-found', data: { error: { errorCode: 'not-found', errorMessage: '', fields: [] } } };
    const body = isOffered ? { code: 200, data: { ...bundle.design, _id: 'cv0001', rsvpUrl: '/sample' } } : unknown;
    const text = () => Promise.resolve(JSON.stringify(body));
    return Promise.resolve({ status: isOffered ? 200 : 404, headers: new Map(), text });
  }) as unknown as typeof fetch;
});

const show = (chosen: string, ordered = 'cv0001-1') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <EarlierArtNotice ordered={ordered} chosen={chosen} onChoose={onChoose} />
    </QueryClientProvider>,
  );
};

test('the notice says of the ordered art that its design was drawn anew, which can be seen and chosen', async () => {
  show('cv0001-1');
  expect(screen.getByText(t.redrawn)).toBeTruthy();
  expect((await screen.findByRole('link', { name: t.seeNewArt })).getAttribute('href')).toBe('/sample');
  screen.getByRole('button', { name: t.useNewArt }).click();
  expect(onChoose.mock.calls).toEqual([['cv0001']]);
  expect(asked).toEqual([expect.stringContaining('/cv0001?')]);
});

test.each(['cv0001', 'cv0004'])('the notice with %s leads back to the art that was ordered', (chosen) => {
  show(chosen);
  expect(screen.getByText(t.orderedKept)).toBeTruthy();
  screen.getByRole('button', { name: t.useOrderedArt }).click();
  expect(onChoose.mock.calls).toEqual([['cv0001-1']]);
});

test('the notice is not there when the shop has hidden the design', async () => {
  isOffered = false;
  show('cv0001-1');
  await screen.findByText(t.redrawn);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the notice leads back to a hidden design, and is not there while it is chosen', () => {
  show('cv0004', 'cv0003');
  screen.getByRole('button', { name: t.useOrderedArt }).click();
  expect(onChoose.mock.calls).toEqual([['cv0003']]);
  cleanup();
  show('cv0003', 'cv0003');
  expect(document.body.textContent).toBe('');
  expect(asked).toEqual([]);
});
