import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { withTimeout } from '../../common/with-timeout.js';
import type { ShapeAnswer, ShapedLine, ShapeTask, TextSpan } from './text-worker.js';

/** Beside this file, built or not. */
const WORKER = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'text-worker.ts' : 'text-worker.js');
/** The faces; two folders up from the source root both as source and built. */
export const FONTS_FOLDER = resolve(import.meta.dirname, '../../../fonts');
/** A line takes about a millisecond, the first one 100. */
const LONGEST_MS = 10_000;

interface Waiting {
  resolve: (lines: ShapedLine[]) => void;
  reject: (error: Error) => void;
}

/** Sets lines of text by HarfBuzz in a thread of its own, which starts with the first. */
@Injectable()
export class TextShaper implements OnModuleDestroy {
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** @throws Error when the thread fails; the next call starts another */
  shape(lines: TextSpan[][]): Promise<ShapedLine[]> {
    const id = (this.lastId += 1);
    const shaped = new Promise<ShapedLine[]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.thread().postMessage({ id, lines } satisfies ShapeTask);
    });
    return withTimeout(shaped, LONGEST_MS, () => {
      const late = new Error('setting a text took too long');
      void this.end(late);
      throw late;
    }).finally(() => this.waiting.delete(id));
  }

  onModuleDestroy(): Promise<void> {
    return this.end(new Error('the server stops'));
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(WORKER, {
      workerData: { folder: FONTS_FOLDER },
      // Neither the options of the server's start nor its secrets are its.
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 128, stackSizeMb: 4 },
    });
    worker.unref();
    worker.on('message', (answer: ShapeAnswer) => {
      const waiting = this.waiting.get(answer.id);
      if ('lines' in answer) waiting?.resolve(answer.lines);
      else waiting?.reject(new Error(answer.failure));
    });
    const gone = (error: Error): void => {
      if (this.worker === worker) void this.end(error);
    };
    worker.once('error', gone);
    worker.once('exit', () => gone(new Error('the thread that sets texts has ended')));
    this.worker = worker;
    return worker;
  }

  private async end(error: Error): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    await worker?.terminate();
  }
}
