/** Work on a picture. */
export interface PictureJob {
  /** Whose picture it is: the invitation or the design. */
  owner: string;
  /** One large picture is worked on at a time. */
  isLarge: boolean;
}

interface Line {
  running: number;
  waiting: { isLarge: boolean; start: () => void }[];
}

export interface PictureQueueLimits {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs of all owners together, running or waiting; an owner's jobs beyond `mostPlaces` are not counted. */
  places: number;
  /** Places that one owner can take. */
  mostPlaces: number;
  /** Jobs that one owner may have, running or waiting. */
  mostOfOwner: number;
}

/**
 * Runs jobs a few at a time, by turns between their owners, so that one owner's jobs neither fill the queue nor delay
 * another's by more than what runs at the moment.
 */
export class PictureQueue {
  /** Owners with jobs; the one whose last job was started longest ago comes first. */
  private readonly lines = new Map<string, Line>();
  private runningLarge = 0;
  running = 0;

  constructor(private readonly limits: PictureQueueLimits) {}

  /** Jobs that wait for their turn. */
  get waiting(): number {
    return [...this.lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** @throws Error of `whenFull` at once when there is no place */
  async run<T>({ owner, isLarge }: PictureJob, work: () => Promise<T>, whenFull: () => Error): Promise<T> {
    const line = this.lines.get(owner) ?? { running: 0, waiting: [] };
    if (!this.hasPlace(line)) throw whenFull();
    this.lines.set(owner, line);
    await new Promise<void>((start) => {
      line.waiting.push({ isLarge, start });
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.running -= 1;
      line.running -= 1;
      if (isLarge) this.runningLarge -= 1;
      if (line.running + line.waiting.length === 0) this.lines.delete(owner);
      this.startNext();
    }
  }

  private hasPlace(line: Line): boolean {
    const { places, mostPlaces, mostOfOwner } = this.limits;
    const own = line.running + line.waiting.length;
    if (own >= mostPlaces) return own < mostOfOwner;
    const taken = [...this.lines.values()].map(({ running, waiting }) =>
      Math.min(mostPlaces, running + waiting.length),
    );
    return taken.reduce((sum, each) => sum + each, 0) < places;
  }

  /** Owners with the fewest running jobs first, then by turns. */
  private startNext(): void {
    while (this.running < this.limits.atOnce) {
      const startable = [...this.lines].filter(([, line]) => this.indexOfNext(line) !== -1);
      const [next] = startable.sort(([, a], [, b]) => a.running - b.running);
      if (!next) return;
      this.start(...next);
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
