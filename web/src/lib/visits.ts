import type { VisitDto } from '@serikad/shared/visitors/visit.dto';
import { redirectOf } from '@serikad/shared/api/page-routes';
import { visitedPage } from '@serikad/shared/visitors/visits';
import { whenIdle } from '../platform/when-idle.js';

const KEY = 'deviceId';
const LENGTH = 8;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Who builds the shop is no visitor: set `deviceId` in the local storage to one of these. */
const DEVELOPMENT_DEVICES: ReadonlySet<string> = new Set(['dev-0001', 'dev-0002']);
/** A page that never rests is counted all the same. */
const LATEST_MS = 5000;

interface Device {
  id: string;
  /** Made just now. */
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
  // 256 is no multiple of 62: some letters come a little more often, which nobody minds here.
  kept = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // As above.
  }
  return { id: kept, isNew: true };
}

/** Opened, and not told yet. */
const waiting: string[] = [];

function tell(): void {
  for (const path of waiting.splice(0)) {
    const { id, isNew } = thisDevice();
    if (DEVELOPMENT_DEVICES.has(id)) continue;
    const visit: VisitDto = { userAgent: navigator.userAgent, deviceId: id, path, isNew };
    // Outlives the page; a failure is nobody's concern. An answer that nobody reads would stay open in the browser.
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
 * Counts a page that was opened, once the page has nothing better to do. Invitations, the admin pages and addresses
 * that lead on are not counted.
 * @param path from the root, as the router has it
 */
export function countVisit(path: string): void {
  if (visitedPage(path) === undefined || redirectOf(path) !== undefined || waiting.includes(path)) return;
  waiting.push(path);
  if (waiting.length > 1) return;
  // Whoever leaves before it rests was there too.
  window.addEventListener('pagehide', tell, { once: true });
  whenIdle(tell, LATEST_MS);
}
