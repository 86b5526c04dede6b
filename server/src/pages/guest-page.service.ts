import { Inject, Injectable } from '@nestjs/common';
import type { DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationLanguage, Locale } from '@serikad/shared/i18n/language';
import type { GuestPageFrame, MessagePageInput } from '@serikad/shared/invitations/guest-page.types';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import type { Types } from 'mongoose';
import { APP_CONFIG } from '../common/app-options.js';
import { Clock } from '../common/clock.js';
import { DomainError } from '../common/domain-error.js';
import { Grouped } from '../common/grouped.js';
import { toObjectId } from '../common/object-id.js';
import type { AppConfig } from '../config/app-config.js';
import { CardChangesRepository } from '../modules/attendance/card-changes.repository.js';
import { CHANGE_LASTS } from '../modules/attendance/card-changes.service.js';
import { DesignsService } from '../modules/designs/designs.service.js';
import { InvitationsService } from '../modules/invitations/invitations.service.js';
import { LinkPreviewsService } from '../modules/link-previews/link-previews.service.js';
import { OrderLookupService } from '../modules/orders/order-lookup.service.js';
import { SamplesService } from '../modules/samples/samples.service.js';
import { WishListService } from '../modules/wishes/wish-list.service.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { type DrawnCard, type KeptPage, KeptPages, type KeptSample, MOST_KEPT, MOST_SAMPLES } from './kept-pages.js';
import { PageDocument } from './page-document.js';
import { type Glance, type PageFacts, PageFactsRepository } from './page-facts.repository.js';

/** Wishes that come with the page; the rest is fetched when a guest asks for more, and counted only then. */
const FIRST_WISHES = 20;

/** Those who ask at the same time for the same page are answered by one reading. */
const MOST_TOGETHER = 1_000;
/** How long the next readers wait for a reading that is under way, in milliseconds. */
const PATIENCE = 20;
/** For how long a reading waits for those whose requests are just coming in: it costs ten times what they do. */
const GATHER = 2;
/**
 * For how long a glance is enough, in milliseconds. Everybody who changes a card notes it there, so it might be enough for
 * ever; but a server of an earlier version beside this one does not, and whoever forgets it shows an old page for this long.
 */
const GLANCES_FOR = 10_000;

/** A page that is drawn again so soon, in milliseconds, belongs to a card that is answered by many at the moment. */
const BUSY_WITHIN = 1_000;

const HOUR_MS = 3_600_000;
const SAMPLE_PREFIX = 'sample_';

/** Makes the guests' pages: invitations, and what is said when there is none. */
@Injectable()
export class GuestPageService {
  private readonly kept = new KeptPages<KeptPage>(MOST_KEPT);
  private readonly keptSamples = new KeptPages<KeptSample>(MOST_SAMPLES);
  private readonly reads = new Grouped<string, PageDocument>({
    keyOf: (id) => id,
    most: MOST_TOGETHER,
    patience: PATIENCE,
    gather: GATHER,
    work: async (ids) => {
      const [id = ''] = ids;
      const value = await this.read(id);
      return ids.map(() => ({ ok: true, value }));
    },
  });

  constructor(
    private readonly invitations: InvitationsService,
    private readonly orders: OrderLookupService,
    private readonly wishes: WishListService,
    private readonly previews: LinkPreviewsService,
    private readonly designs: DesignsService,
    private readonly samples: SamplesService,
    private readonly facts: PageFactsRepository,
    private readonly changes: CardChangesRepository,
    private readonly clock: Clock,
    private readonly loader: GuestPageRendererLoader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * The document of an invitation as the public sees it, whoever asks. It shows what was stored when it was asked for,
   * or later: a page that was drawn before is sent again only after a look at the database has found nothing changed.
   * @throws DomainError not-found
   */
  page(id: string, language: InvitationLanguage): Promise<PageDocument> {
    // By the canonical id: in how many ways it may be written, it is one page.
    const _id = toObjectId(id);
    return _id ? this.reads.run(_id.toHexString()) : this.sampleView(id, language);
  }

  private async read(id: string): Promise<PageDocument> {
    const _id = toObjectId(id);
    if (!_id) throw new Error('no id');
    const known = this.kept.get(id);
    const seen = known?.isBusy ? undefined : await this.facts.glance(_id);
    const isFresh = known && this.clock.elapsed() - known.readAt < GLANCES_FOR;
    if (isFresh && isSame(known.glance, seen?.bytes) && (await known.holds())) return known.document;

    // Whatever changes from here on shows at the next glance.
    const readAt = this.clock.elapsed();
    const glance = seen?.isSettled() ? seen.bytes : await this.leftBehind(_id, seen);
    const facts = await this.facts.read(_id, FIRST_WISHES + 1);
    const kept = known && (await known.holds()) ? known : undefined;
    const isSameCard = kept?.facts.card.equals(facts.card) ?? false;
    if (kept && isSameCard && kept.facts.wishes.equals(facts.wishes)) {
      const isStillBusy = kept.isBusy && readAt - kept.drawnAt < BUSY_WITHIN;
      this.kept.keep(id, { ...kept, glance, readAt, isBusy: isStillBusy, frame: isStillBusy ? kept.frame : undefined });
      return kept.document;
    }
    this.kept.drop(id);
    const frame = isSameCard ? kept?.frame : undefined;
    const { drawWith, holds } = frame ?? (await this.draw(facts));
    const drawn = new PageDocument(drawWith(facts.newest()));
    // The same page as before keeps its compressed bytes.
    const document = known?.document.etag === drawn.etag ? known.document : drawn;
    const isBusy = known !== undefined && readAt - known.drawnAt < BUSY_WITHIN;
    this.kept.keep(id, {
      document,
      facts: { card: facts.card, wishes: facts.wishes },
      glance,
      readAt,
      drawnAt: readAt,
      isBusy,
      holds,
      frame: isBusy ? { drawWith, holds } : undefined,
    });
    return document;
  }

  /** What a server left of a change when it was killed: its note goes, so that a glance is enough again. */
  private async leftBehind(_id: Types.ObjectId, seen: Glance | undefined): Promise<undefined> {
    const over = this.clock.now() - CHANGE_LASTS;
    if ((seen?.since()?.getTime() ?? Infinity) < over) await this.changes.endThoseBefore(_id, new Date(over));
  }

  /** The page as the facts have it, and not as anything is by now. */
  private async draw(facts: PageFacts): Promise<DrawnCard> {
    const card = facts.records();
    const { order } = card;
    if (order && !card.invitation) card.invitation = await this.invitations.ofOrder(order);
    // Before anything is drawn: a trial that ends meanwhile closes the page with the next request.
    const state = order && this.orders.paymentState(order);
    const bundle = await this.invitations.publicBundle(card);
    const frame = await this.frame(bundle);
    return {
      drawWith: (newest) => {
        const list = this.wishes.publicList(bundle.invitation, newest);
        return frame({ wishes: list.slice(0, FIRST_WISHES), hasMoreWishes: list.length > FIRST_WISHES });
      },
      holds: async () =>
        order !== undefined &&
        this.orders.paymentState(order) === state &&
        (await this.designs.find(bundle.design._id)) === bundle.design,
    };
  }

  private async sampleView(id: string, language: InvitationLanguage): Promise<PageDocument> {
    const design = id.startsWith(SAMPLE_PREFIX) ? await this.designs.find(id.slice(SAMPLE_PREFIX.length)) : null;
    if (!design) throw new DomainError('not-found');
    return this.sample(`view/${id}/${language}`, design, async () => {
      const [bundle, { wishes, total }] = await Promise.all([
        this.invitations.findOne(id, null, language),
        this.wishes.list(null, id, { skip: 0, limit: FIRST_WISHES, language }),
      ]);
      const frame = await this.frame(bundle);
      return frame({ wishes, hasMoreWishes: (total ?? 0) > wishes.length });
    });
  }

  /** Draws a page of a design's sample once an hour, or when the design has changed. */
  private sample(key: string, design: DesignView, draw: () => Promise<string>): Promise<PageDocument> {
    const hour = Math.floor(this.clock.now() / HOUR_MS);
    const known = this.keptSamples.get(key);
    if (known?.design === design && known.hour === hour) return known.document;
    const document = draw().then((html) => new PageDocument(html));
    document.catch(() => this.keptSamples.drop(key));
    this.keptSamples.keep(key, { document, design, hour });
    return document;
  }

  private async frame(bundle: InvitationBundle): Promise<GuestPageFrame> {
    const { publicUrl, shop } = this.config;
    const { _id, couple } = bundle.invitation;
    const linkPicture = await this.previews.path(bundle);
    const { renderer, files } = this.loader.load();
    const invitationUrl = `${publicUrl}/invitation/view/${encodeURIComponent(_id)}/${encodeURIComponent(namesSlug(couple))}`;
    return renderer.renderGuestPage({
      bundle,
      shop: { name: shop.name, url: '/', invitationUrl },
      publicUrl,
      linkPicture,
      files,
    });
  }

  /**
   * The document of a design's animated version, with its sample couple.
   * @throws DomainError not-found, also for a design that the catalogue does not show
   */
  async motion(designId: string, language: InvitationLanguage): Promise<PageDocument> {
    const design = await this.designs.shown(designId);
    return this.sample(`motion/${designId}/${language}`, design, async () => {
      const bundle = await this.samples.bundle(designId, language);
      const { renderer, motionFiles } = this.loader.load();
      const { publicUrl, shop } = this.config;
      return renderer.renderMotionPage({ bundle, shopName: shop.name, publicUrl, files: motionFiles });
    });
  }

  /** The document that says that there is no such invitation, or that it can't be shown now. */
  message(kind: MessagePageInput['kind'], locale: Locale): string {
    return this.loader.load().renderer.renderMessagePage({ kind, locale, shopName: this.config.shop.name });
  }
}

function isSame(kept: Buffer | undefined, now: Buffer | undefined): boolean {
  return kept !== undefined && now !== undefined && kept.equals(now);
}
