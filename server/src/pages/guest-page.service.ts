import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { DesignView } from '@serikad/shared/designs/design.types';
import type { InvitationLanguage, Locale } from '@serikad/shared/i18n/language';
import type {
  GuestPageInput,
  GuestPageRenderer,
  GuestPageWishes,
  MessagePageInput,
} from '@serikad/shared/api/guest-page.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { inPhase, phaseAt } from '@serikad/shared/invitations/phase';
import { Types } from 'mongoose';
import { SAMPLE_PREFIX } from '../common/sample-prefix.js';
import { APP_CONFIG } from '../common/app-options.js';
import { Clock } from '../common/clock.js';
import { DomainError } from '../common/domain-error.js';
import { LruMap } from '../common/lru-map.js';
import { toObjectId } from '../common/object-id.js';
import type { AppConfig } from '../config/app-config.js';
import { DesignsService } from '../modules/designs/designs.service.js';
import { InvitationBundles } from '../modules/invitations/invitation-bundles.service.js';
import { LinkPreviewsService } from '../modules/link-previews/link-previews.service.js';
import { OrderRecordsService } from '../modules/orders/records/order-records.service.js';
import { SamplesService } from '../modules/samples/samples.service.js';
import { RsvpListService } from '../modules/rsvp/responses/rsvp-list.service.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { PageCache, type RenderedPage } from './page-cache.js';
import { PageDocument } from './page-document.js';
import { isSamePage, pageMoments } from './page-moments.js';
import { bundleOfSession } from './session-bundle.js';
import { type PageSource, PageSourceRepository } from './page-source.repository.js';

/** Wishes in the page; more are fetched, and counted, when a guest asks for them. */
const FIRST_WISHES = 20;

/** Every design's sample and animated version in both languages, with room for the seller's own designs. */
const MAX_SAMPLES = 250;

/** A page of a design's sample, and what it was rendered from. */
interface SamplePage {
  document: Promise<PageDocument>;
  /** As the catalogue had it. */
  design: DesignView;
  /** Hours since the epoch: the dates of samples count from now. */
  hour: number;
}

/** Makes the guests' pages: invitations, and the message when there is none. */
@Injectable()
export class GuestPageService {
  private readonly cache = new PageCache({
    read: (id) => this.source(id),
    render: (source) => this.render(source, {}, (renderer, input) => new PageDocument(renderer.renderGuestPage(input))),
  });
  private readonly samplePages = new LruMap<SamplePage>(MAX_SAMPLES);

  constructor(
    private readonly bundles: InvitationBundles,
    private readonly orders: OrderRecordsService,
    private readonly wishes: RsvpListService,
    private readonly previews: LinkPreviewsService,
    private readonly designs: DesignsService,
    private readonly samples: SamplesService,
    private readonly sources: PageSourceRepository,
    private readonly clock: Clock,
    private readonly loader: GuestPageRendererLoader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * The document of an invitation as the public sees it, as stored when it was asked for or later.
   * @throws DomainError not-found
   */
  page(id: string, language: InvitationLanguage): Promise<PageDocument> {
    // By the canonical id: in how many ways it may be written, it is one page.
    const _id = toObjectId(id);
    return _id ? this.cache.get(_id.toHexString()) : this.sampleView(id, language);
  }

  /**
   * What an invitation's page is rendered from.
   * @param id 24 hex digits
   * @param session the id of a further session that the page is about
   */
  source(id: string, session?: string): Promise<PageSource> {
    return this.sources.read(new Types.ObjectId(id), FIRST_WISHES + 1, session);
  }

  /**
   * Renders an invitation as the public sees it.
   * @param language of the page's own texts; `null`: the invitation's
   * @param session the id of the session that it is about; absent: the main one
   * @throws DomainError not-found
   */
  async render<Page>(
    source: PageSource,
    { language = null, session }: { language?: InvitationLanguage | null; session?: string | undefined },
    toPage: (renderer: GuestPageRenderer, input: GuestPageInput) => Page,
  ): Promise<RenderedPage<Page>> {
    const stored = source.records();
    const { order } = stored;
    // Read before rendering: a trial that ends meanwhile closes the page with the next request.
    const state = order && this.orders.paymentState(order);
    const now = this.clock.now();
    const whole = await this.bundles.publicBundle(stored);
    const bundle = session === undefined ? whole : bundleOfSession(whole, stored.attendance?.sessionSeats?.[session]);
    const { invitation } = bundle;
    const moments = pageMoments(invitation);
    const phase = phaseAt(invitation, now);
    const shown = inPhase(language === null ? bundle : { ...bundle, invitation: { ...invitation, language } }, now);
    const wishes = this.wishes.publicList(bundle.invitation, source.wishes());
    const { renderer, files } = this.loader.load();
    const input = await this.input(shown, files, {
      wishes: wishes.slice(0, FIRST_WISHES),
      hasMoreWishes: wishes.length > FIRST_WISHES,
    });
    // The invitation's picture has the day and the place of the main session.
    if (session !== undefined) delete input.linkPicture;
    return {
      page: toPage(renderer, input),
      isCurrent: async () =>
        order !== undefined &&
        this.orders.paymentState(order) === state &&
        phaseAt(invitation, this.clock.now()) === phase &&
        isSamePage(moments, now, this.clock.now()) &&
        (await this.designs.find(bundle.design._id)) === bundle.design,
    };
  }

  private async sampleView(id: string, language: InvitationLanguage): Promise<PageDocument> {
    const design = id.startsWith(SAMPLE_PREFIX) ? await this.designs.find(id.slice(SAMPLE_PREFIX.length)) : null;
    if (!design) throw new DomainError('not-found');
    return this.sample(`view/${id}/${language}`, design, async () => {
      const [bundle, { wishes, total }] = await Promise.all([
        this.samples.bundle(design._id, language),
        this.wishes.list(null, id, { skip: 0, limit: FIRST_WISHES, language }),
      ]);
      const { renderer, files } = this.loader.load();
      return renderer.renderGuestPage(
        await this.input(bundle, files, { wishes, hasMoreWishes: (total ?? 0) > wishes.length }),
      );
    });
  }

  /** Renders a page of a design's sample once an hour, or when the design has changed. */
  private sample(key: string, design: DesignView, render: () => Promise<string>): Promise<PageDocument> {
    const hour = Math.floor(this.clock.now() / HOUR_MS);
    const known = this.samplePages.get(key);
    if (known?.design === design && known.hour === hour) return known.document;
    const document = render().then((html) => new PageDocument(html));
    document.catch(() => this.samplePages.delete(key));
    this.samplePages.set(key, { document, design, hour });
    return document;
  }

  private async input(
    bundle: InvitationBundle,
    files: GuestPageInput['files'],
    wishes: GuestPageWishes,
  ): Promise<GuestPageInput> {
    const { publicUrl, shop, guestDataMonths } = this.config;
    const { _id, couple } = bundle.invitation;
    const linkPicture = await this.previews.path(bundle);
    const invitationUrl = `${publicUrl}/invitation/view/${encodeURIComponent(_id)}/${encodeURIComponent(namesSlug(couple))}`;
    return {
      bundle,
      ...wishes,
      shop: { name: shop.name, url: '/', invitationUrl, guestDataMonths },
      publicUrl,
      linkPicture,
      files,
    };
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

  /**
   * The document for those who drive to a wedding together.
   * @throws DomainError not-found, also where the couple have no convoy
   */
  async convoy(id: string): Promise<PageDocument> {
    const bundle = await this.bundles.withConvoy(id);
    return new PageDocument(this.loader.load().renderer.renderConvoyPage({ bundle, publicUrl: this.config.publicUrl }));
  }

  /** The document that says that there is no such invitation, or that it can't be shown now. */
  message(kind: MessagePageInput['kind'], locale: Locale): string {
    return this.loader.load().renderer.renderMessagePage({ kind, locale, shopName: this.config.shop.name });
  }
}
