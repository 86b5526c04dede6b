import type { DesignView } from '@serikad/shared/designs/design.types';
import type { PublicWish } from '../modules/wishes/wish.view.js';
import type { PageDocument } from './page-document.js';
import type { PageFacts } from './page-facts.repository.js';

/** What of a page stays while guests answer. */
export interface DrawnCard {
  /** Draws the page with the newest wishes. */
  drawWith: (newest: readonly PublicWish[]) => string;
  /** Whether it holds beside what is stored: by the clock, and with the design that it was drawn with. */
  holds: () => Promise<boolean>;
}

/** A page, and what it was made of. */
export interface KeptPage {
  document: PageDocument;
  /** Of what it was made. */
  facts: Pick<PageFacts, 'card' | 'wishes'>;
  /** Those of the counter document, read before the facts, when nothing of the card was changing. */
  glance: Buffer | undefined;
  /** When the facts were read, and when the page was drawn, in milliseconds by Clock.elapsed(). */
  readAt: number;
  drawnAt: number;
  /** Drawn a moment after it had been drawn before: the card is changing by the moment, and a glance is no use. */
  isBusy: boolean;
  holds: DrawnCard['holds'];
  /** For as long as it is busy: what is drawn next time as well. */
  frame: DrawnCard | undefined;
}

/** A page of a design's sample, and what it was made of. */
export interface KeptSample {
  document: Promise<PageDocument>;
  /** As the catalogue had it. */
  design: DesignView;
  /** Hours since the epoch: the dates of samples count from now. */
  hour: number;
}

/** Most pages of invitations that are kept, some 80 KB each; a busy one three times as much. */
export const MOST_KEPT = 150;
/** Every design's sample and animated version in both languages, with room for the seller's own designs. */
export const MOST_SAMPLES = 250;

/** The pages that were asked for last. None of them is sent without a look at what it was made of. */
export class KeptPages<Page> {
  private readonly pages = new Map<string, Page>();

  constructor(private readonly most: number) {}

  get(id: string): Page | undefined {
    const page = this.pages.get(id);
    if (page) this.keep(id, page);
    return page;
  }

  keep(id: string, page: Page): void {
    this.pages.delete(id);
    this.pages.set(id, page);
    const [oldest = ''] = this.pages.keys();
    if (this.pages.size > this.most) this.pages.delete(oldest);
  }

  drop(id: string): void {
    this.pages.delete(id);
  }
}
