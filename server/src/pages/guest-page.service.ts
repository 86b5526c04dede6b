import { Inject, Injectable } from '@nestjs/common';
import type { InvitationLanguage, Locale } from '@serikad/shared/i18n/language';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { APP_CONFIG } from '../common/app-options.js';
import type { AppConfig } from '../config/app-config.js';
import { DesignsService } from '../modules/designs/designs.service.js';
import { InvitationsService } from '../modules/invitations/invitations.service.js';
import { LinkPreviewsService } from '../modules/link-previews/link-previews.service.js';
import { SamplesService } from '../modules/samples/samples.service.js';
import { WishListService } from '../modules/wishes/wish-list.service.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';

/** Wishes that come with the page; the rest is fetched when a guest asks for more. */
const FIRST_WISHES = 20;

/** Makes the guests' pages: invitations, and what is said when there is none. */
@Injectable()
export class GuestPageService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly wishes: WishListService,
    private readonly previews: LinkPreviewsService,
    private readonly designs: DesignsService,
    private readonly samples: SamplesService,
    private readonly loader: GuestPageRendererLoader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * The document of an invitation as the public sees it, whoever asks.
   * @throws DomainError not-found
   */
  async page(id: string, language: InvitationLanguage): Promise<string> {
    const { publicUrl, shop } = this.config;
    const [bundle, { wishes, total }] = await Promise.all([
      this.invitations.findOne(id, null, language),
      this.wishes.list(null, id, { skip: 0, limit: FIRST_WISHES, language }),
    ]);
    const linkPicture = await this.previews.path(bundle);
    const { renderer, files } = this.loader.load();
    const invitationUrl = `${publicUrl}/invitation/view/${encodeURIComponent(id)}/${encodeURIComponent(namesSlug(bundle.invitation.couple))}`;
    return renderer.renderGuestPage({
      bundle,
      wishes,
      wishTotal: total,
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
  async motion(designId: string, language: InvitationLanguage): Promise<string> {
    await this.designs.shown(designId);
    const bundle = await this.samples.bundle(designId, language);
    const { renderer, motionFiles } = this.loader.load();
    const { publicUrl, shop } = this.config;
    return renderer.renderMotionPage({ bundle, shopName: shop.name, publicUrl, files: motionFiles });
  }

  /** The document that says that there is no such invitation, or that it can't be shown now. */
  message(kind: 'not-found' | 'unavailable', locale: Locale): string {
    return this.loader.load().renderer.renderMessagePage({ kind, locale, shopName: this.config.shop.name });
  }
}
