import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { isKept, keptDocument, pageCacheName } from './page-cache.js';

const NOW = Date.parse('2026-12-12T04:00:00Z');

describe('C-04 the cached page of a card on its day', () => {
  it('is shown for a day after it was opened, and not a moment longer', async () => {
    const kept = await keptDocument(new Response('<p>Siti</p>', { headers: { 'Content-Type': 'text/html' } }), NOW);
    expect(await kept.clone().text()).toBe('<p>Siti</p>');
    expect(kept.headers.get('Content-Type')).toBe('text/html');
    expect(isKept(kept, NOW)).toBe(true);
    expect(isKept(kept, NOW + 24 * HOUR_MS - 1)).toBe(true);
    expect(isKept(kept, NOW + 24 * HOUR_MS)).toBe(false);
  });

  it('is none where nothing says how long', () => {
    expect(isKept(new Response(''), NOW)).toBe(false);
  });

  it('has a cache of its own for each address', () => {
    expect(pageCacheName('/invitation/view/a/siti')).not.toBe(pageCacheName('/invitation/view/b/siti'));
  });
});
