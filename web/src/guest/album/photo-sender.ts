import { CallError } from '../api/call.js';
import type { AlbumApi } from './album-api.js';
import { backOff } from './back-off.js';
import type { GuestPhotos } from './guest-photos.js';
import { ReadError } from './read-piece.js';
import { type SendFailures, sendPhoto } from './send-photo.js';
import { NO_OTHER_TABS, type Hold, type TabLock } from './tab-lock.js';

/** How often a tab looks whether the one that sends is still there. */
const OTHER_TAB_MS = 4_000;
/** A photo at which the server fails so often in a row gives way to the next one. */
const MOST_SERVER_ERRORS = 4;
/** A photo whose file could not be read so often in a row has failed. */
const MOST_READ_ERRORS = 4;

export interface SenderOptions {
  api: Pick<AlbumApi, 'announce' | 'sendPiece'>;
  lock: TabLock;
  /** The guest's name as it is typed now. */
  name: () => string;
}

/** Sends what waits, one after the other, in one tab at a time; waits after a failure and tries again. */
export class PhotoSender {
  private readonly failures: SendFailures = { inARow: 0, atServer: new Map(), atReading: new Map() };
  private running = false;
  private stopped = false;
  /** By the server's word nothing is sent before; ms since the epoch. */
  private notBefore = 0;
  private endWait: (() => void) | null = null;

  constructor(
    private readonly photos: GuestPhotos,
    private readonly options: SenderOptions,
  ) {}

  resume(): void {
    this.stopped = false;
  }

  /** Ends with the next answer of the server. */
  stop(): void {
    this.stopped = true;
    this.endWait?.();
  }

  /** What waits is tried at once, unless the server asked to wait. */
  wake(): void {
    if (Date.now() < this.notBefore) return;
    this.failures.inARow = 0;
    this.endWait?.();
    this.run();
  }

  run(): void {
    if (this.running || this.stopped) return;
    this.running = true;
    const end = (): void => {
      this.running = false;
      this.photos.show({ sending: null, pause: null });
    };
    // With `next`: what was chosen in the very moment in which the last one was done.
    void this.sendAll().then(() => {
      end();
      if (this.photos.next()) this.run();
    }, end);
  }

  /** A photo has all its tries again. */
  forgetFailures(upload: string): void {
    this.failures.atServer.delete(upload);
    this.failures.atReading.delete(upload);
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      await this.photos.reload();
      const item = this.stopped ? undefined : this.photos.next();
      if (!item) return;
      const hold = await (item.onDevice ? this.options.lock : NO_OTHER_TABS).take().catch(() => null);
      if (!hold) {
        this.photos.show({ pause: 'other-tab' });
        await this.wait(OTHER_TAB_MS);
        continue;
      }
      let waitMs = 0;
      try {
        await this.sendWhileHeld(hold, item.onDevice);
      } catch (error) {
        waitMs = await this.waitAfter(error);
      } finally {
        hold.release();
      }
      if (waitMs > 0 && !this.stopped) await this.wait(waitMs);
    }
  }

  /** Sends one after the other. @throws what a try again may overcome */
  private async sendWhileHeld(hold: Hold, onDevice: boolean): Promise<void> {
    const { photos, failures } = this;
    const hasEnded = (): boolean => hold.isLost() || this.stopped;
    for (;;) {
      await photos.reload();
      const item = photos.next();
      if (!item || hasEnded() || item.onDevice !== onDevice) return;
      photos.show({ sending: item.upload, pause: null });
      if (!(await sendPhoto(item, { ...this.options, photos, failures, hasEnded }))) return;
      failures.inARow = 0;
    }
  }

  /** @returns how long to wait before the next try, in ms */
  private async waitAfter(error: unknown): Promise<number> {
    const { sending, items } = this.photos.current();
    const upload = items.find((item) => item.upload === sending)?.upload;
    if (error instanceof ReadError) return this.waitAfterReading(upload);
    const { code, message, retryAfterMs } = error instanceof CallError ? error : new CallError('internal', '');
    this.failures.inARow += 1;
    const waitMs = backOff(this.failures.inARow, retryAfterMs);
    if (retryAfterMs > 0) this.notBefore = Date.now() + retryAfterMs;
    if (code === 'internal' && upload !== undefined && countIn(this.failures.atServer, upload) >= MOST_SERVER_ERRORS) {
      await this.photos.fail(upload, { kind: 'refused', code, message });
    }
    this.photos.show({ sending: null, pause: code === 'network' ? 'network' : 'server' });
    return waitMs;
  }

  private async waitAfterReading(upload: string | undefined): Promise<number> {
    const count = upload === undefined ? 1 : countIn(this.failures.atReading, upload);
    this.photos.show({ sending: null });
    if (upload === undefined || count < MOST_READ_ERRORS) return backOff(count);
    await this.photos.fail(upload, { kind: 'unreadable', code: 'no-read', message: '' });
    return 0;
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.endWait = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.endWait = end;
    });
  }
}

/** Counts one more. @returns how many */
function countIn(counts: Map<string, number>, name: string): number {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count;
}
