import { DURATION_MS } from './move.js';

/** How often listeners are called, and how soon after the end. */
const TOLD_EVERY_MS = 100;

/** Plays and holds a page's animations together: all of them are at the same moment, whatever it is. */
export class Player {
  private at = 0;
  /** The timeline's time at which the motion began, while it plays. */
  private since: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly animations: readonly Animation[],
    private readonly changed: (state: { at: number; playing: boolean }) => void,
  ) {}

  get playing(): boolean {
    return this.since !== undefined;
  }

  /** Milliseconds from the beginning. */
  get time(): number {
    if (this.since === undefined) return this.at;
    return Math.min(DURATION_MS, Number(document.timeline.currentTime ?? 0) - this.since);
  }

  /** Holds the motion at a moment in milliseconds. */
  hold(at: number): void {
    clearTimeout(this.timer);
    this.since = undefined;
    this.at = Math.min(DURATION_MS, Math.max(0, at));
    for (const animation of this.animations) {
      animation.pause();
      animation.currentTime = this.at;
    }
    this.tell();
  }

  pause(): void {
    this.hold(this.time);
  }

  /** Goes on, or begins again after the end. */
  play(): void {
    const from = this.at >= DURATION_MS ? 0 : this.at;
    const since = Number(document.timeline.currentTime ?? 0) - from;
    for (const animation of this.animations) {
      animation.play();
      // One beginning for all: they can't drift apart.
      animation.startTime = since;
    }
    this.since = since;
    clearTimeout(this.timer);
    this.follow();
  }

  private readonly follow = (): void => {
    if (this.time >= DURATION_MS) {
      this.hold(DURATION_MS);
      return;
    }
    this.tell();
    // Not with each frame: the compositor plays by itself as long as no frame of the page is requested.
    this.timer = setTimeout(this.follow, TOLD_EVERY_MS);
  };

  private tell(): void {
    this.changed({ at: this.time, playing: this.playing });
  }
}
