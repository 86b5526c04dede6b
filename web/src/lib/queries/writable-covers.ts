import type { WritableCover } from '@serikad/shared/designs/cover-setting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.js';

/** Most designs of one call. */
const MOST = 100;

interface Waiting {
  id: string;
  resolve: (cover: WritableCover | null) => void;
  reject: (error: unknown) => void;
}
let waiting: Waiting[] = [];

/** Asks in one call for all covers that come into view together. */
async function send(): Promise<void> {
  const asked = waiting.splice(0, MOST);
  if (waiting.length > 0) void send();
  const ids = [...new Set(asked.map(({ id }) => id))];
  try {
    const { covers } = await call('GET /api/design/writable-covers', { params: { ids: ids.join() } });
    const byId = new Map(covers.map((cover) => [cover._id, cover]));
    asked.forEach(({ id, resolve }) => resolve(byId.get(id) ?? null));
  } catch (error) {
    asked.forEach(({ reject }) => reject(error));
  }
}

function load(id: string): Promise<WritableCover | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void send());
    waiting = [...waiting, { id, resolve, reject }];
  });
}

/** How names are written on a design's cover; `null` for a design that is not shown any more. */
export function writableCoverQuery(id: string) {
  return queryOptions({ queryKey: ['writable-cover', id], queryFn: () => load(id), staleTime: Infinity });
}
