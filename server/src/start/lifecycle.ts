import { withTimeout } from '../common/with-timeout.js';
import { reasonOf } from '../config/system-error.js';

type Close = () => Promise<unknown>;

interface Closable {
  readonly name: string;
  readonly close: Close;
  readonly deadlineMs: number;
}

interface LifecycleOptions {
  readonly exit: (code: number) => void;
  readonly warn: (message: string) => void;
}

/** What was started, to be stopped in the opposite order, once, whatever asks for it first. */
export class Lifecycle {
  private readonly closables: Closable[] = [];
  private stopped: Promise<void> | undefined;
  private exitCode = 0;

  constructor(private readonly options: LifecycleOptions) {}

  get stopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Registers a part that now runs; it gets `deadlineMs` to close before the next one is closed. */
  add(name: string, deadlineMs: number, close: Close): void {
    this.closables.push({ name, close, deadlineMs });
  }

  /** Closes everything and leaves. Asked again, the higher exit code counts. */
  stop(exitCode: number): Promise<void> {
    this.exitCode = Math.max(this.exitCode, exitCode);
    this.stopped ??= this.closeAll();
    return this.stopped;
  }

  private async closeAll(): Promise<void> {
    for (let closable = this.closables.pop(); closable !== undefined; closable = this.closables.pop())
      await this.close(closable);
    this.options.exit(this.exitCode);
  }

  private async close({ name, close, deadlineMs }: Closable): Promise<void> {
    try {
      await withTimeout(close(), deadlineMs, () => {
        throw new Error(`not done after ${deadlineMs / 1000} s`);
      });
    } catch (error) {
      this.options.warn(`Stopping ${name}: ${reasonOf(error)}`);
    }
  }
}
