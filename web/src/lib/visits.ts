import type { VisitDto } from '@serikad/shared/visitors/visit.dto';
import { redirectOf } from '@serikad/shared/pages/page-routes';
import { visitedPage } from '@serikad/shared/visitors/visits';
import { whenIdle } from '../platform/when-idle.js';

const KEY = 'deviceId';
const LENGTH = 8;
/** Developers are no visitors: set `deviceId` in the local storage to one of these. */
const DEVELOPMENT_DEVICES: ReadonlySet<string> = new Set(['dev-0001', 'dev-0002']);
/** A page that is never idle is counted after this time. */
const LATEST_MS = 5000;

interface Device {
  id: string;
  isNew: boolean;
}
/** Where storage is blocked the id lasts as long as the page. */
let kept: string | undefined;

function thisDevice(): Device {
  try {
    const stored = localStorage.getItem(KEY) ?? kept;
    if (stored !== undefined && stored.length === LENGTH) return { id: stored, isNew: false };
  } catch {
    if (kept !== undefined) return { id: kept, isNew: false };
  }
  // Six bytes are eight letters of base64; its two signs become a letter, which is slightly more frequent then.
  kept = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(6)))).replace(/\W/g, 'x');
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // As above.
  }
  return { id: kept, isNew: true };
}

/** Opened, and not sent yet. */
const waiting: string[] = [];

function flush(): void {
  for (const path of waiting.splice(0)) {
    const { id, isNew } = thisDevice();
    if (DEVELOPMENT_DEVICES.has(id)) continue;
    const visit: VisitDto = { userAgent: navigator.userAgent, deviceId: id, path, isNew };
    // Survives the page (`keepalive`); failures are ignored. An answer that is not read keeps its connection open.
    fetch('/visitor/visit', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visit),
    }).then(
      (response) => response.text(),
      () => undefined,
    );
  }
}

/**
 * Counts a page that was opened, once the page is idle. Invitations, the admin pages and addresses
 * that lead on are not counted.
 * @param path from the root, as the router has it
 */
export function countVisit(path: string): void {
  if (visitedPage(path) === undefined || redirectOf(path) !== undefined || waiting.includes(path)) return;
  waiting.push(path);
  if (waiting.length > 1) return;
  // The page may be left before it is idle.
  window.addEventListener('pagehide', flush, { once: true });
  whenIdle(flush, LATEST_MS);
}
