export interface FairQueueJob {
  /** Whose job it is, such as an invitation. */
  owner: string;
  /** One large job runs at a time. */
  isLarge: boolean;
}

interface Waiting {
  isLarge: boolean;
  start: () => void;
  /** Gives its place to another owner's job. */
  giveUp: () => void;
}

interface Line {
  running: number;
  waiting: Waiting[];
}

/** How long the work that was done for an owner counts, in milliseconds. */
const REMEMBERED = 60_000;

interface FairQueueLimits {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs of all owners together, running or waiting; an owner's jobs beyond `countedOfOwner` are not counted. */
  mostOfAll: number;
  /** Jobs of one owner that count for `mostOfAll`. */
  countedOfOwner: number;
  /** Jobs that one owner may have, running or waiting. */
  mostOfOwner: number;
}

/**
 * Runs jobs a few at a time, those of the owners first for whom least was done within the last minute, and by turns
 * between equal ones. So owners who send much, however many they are, delay another's job by no more than what runs at
 * the moment; in a full queue one of theirs makes room for it.
 *
 * For long jobs that many customers send at the same time. `WorkQueue` runs jobs in order of arrival.
 */
export class FairQueue {
  /** Owners with jobs; the one whose last job was started longest ago is first. */
  private readonly lines = new Map<string, Line>();
  /** When the work for an owner was done, and how long it took, in milliseconds. */
  private readonly done = new Map<string, { at: number; took: number }[]>();
  private runningLarge = 0;
  running = 0;

  constructor(
    private readonly limits: FairQueueLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Jobs that wait for their turn. */
  get waiting(): number {
    return [...this.lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** @throws Error of `whenFull` when there is no place, or when its place is given to another owner's job */
  async run<T>({ owner, isLarge }: FairQueueJob, work: () => Promise<T>, whenFull: () => Error): Promise<T> {
    const line = this.lines.get(owner) ?? { running: 0, waiting: [] };
    if (!this.hasRoom(line) && !this.makesRoom(owner, line)) throw whenFull();
    this.lines.set(owner, line);
    await new Promise<void>((start, giveUp) => {
      line.waiting.push({ isLarge, start, giveUp: () => giveUp(whenFull()) });
      this.startNext();
    });
    const began = this.now();
    try {
      return await work();
    } finally {
      this.note(owner, began);
      this.running -= 1;
      line.running -= 1;
      if (isLarge) this.runningLarge -= 1;
      if (line.running + line.waiting.length === 0) this.lines.delete(owner);
      this.startNext();
    }
  }

  private note(owner: string, began: number): void {
    const at = this.now();
    for (const [other, times] of this.done) {
      const recent = times.filter((time) => time.at > at - REMEMBERED);
      if (recent.length > 0) this.done.set(other, recent);
      else this.done.delete(other);
    }
    this.done.set(owner, [...(this.done.get(owner) ?? []), { at, took: at - began }]);
  }

  /** How long it was worked for an owner within the last minute. */
  private workFor(owner: string): number {
    const since = this.now() - REMEMBERED;
    return (this.done.get(owner) ?? []).reduce((sum, { at, took }) => sum + (at > since ? took : 0), 0);
  }

  /** Takes the last waiting job of the owner for whom most was done, if that is more than for this one. */
  private makesRoom(owner: string, { running, waiting }: Line): boolean {
    if (running + waiting.length >= this.limits.countedOfOwner) return false;
    const [most] = [...this.lines]
      .filter(([, line]) => line.waiting.length > 0)
      .map(([name, line]) => ({ name, line, work: this.workFor(name) }))
      .sort((a, b) => b.work - a.work);
    if (!most || most.work <= this.workFor(owner)) return false;
    most.line.waiting.pop()?.giveUp();
    if (most.line.running + most.line.waiting.length === 0) this.lines.delete(most.name);
    return true;
  }

  private hasRoom(line: Line): boolean {
    const { mostOfAll, countedOfOwner, mostOfOwner } = this.limits;
    const own = line.running + line.waiting.length;
    if (own >= countedOfOwner) return own < mostOfOwner;
    const taken = [...this.lines.values()].map(({ running, waiting }) =>
      Math.min(countedOfOwner, running + waiting.length),
    );
    return taken.reduce((sum, each) => sum + each, 0) < mostOfAll;
  }

  /** Owners with the fewest running jobs first, then those for whom least was done, then by turns. */
  private startNext(): void {
    while (this.running < this.limits.atOnce) {
      const [next] = [...this.lines]
        .filter(([, line]) => this.indexOfNext(line) !== -1)
        .map(([owner, line]) => ({ owner, line, work: this.workFor(owner) }))
        .sort((a, b) => a.line.running - b.line.running || a.work - b.work);
      if (!next) return;
      this.start(next.owner, next.line);
    }
  }

  private start(owner: string, line: Line): void {
    const [job] = line.waiting.splice(this.indexOfNext(line), 1);
    if (!job) return;
    this.running += 1;
    line.running += 1;
    if (job.isLarge) this.runningLarge += 1;
    this.lines.delete(owner);
    this.lines.set(owner, line);
    job.start();
  }

  private indexOfNext({ waiting }: Line): number {
    return waiting.findIndex(({ isLarge }) => !isLarge || this.runningLarge === 0);
  }
}
