import { Injectable } from '@nestjs/common';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { invitedTo, titleOf } from '@serikad/shared/guest-list/guest-list';
import { localeOf, type InvitationLanguage, type Locale } from '@serikad/shared/i18n/language';
import { DomainError } from '../common/domain-error.js';
import { FamiliesService } from '../modules/guest-list/records/families.service.js';
import type { LinkedFamily } from '../modules/rsvp/responses/family-rsvp.js';
import { SeatsService } from '../modules/rsvp/seats/seats.service.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { GuestPageService } from './guest-page.service.js';
import { PageCache } from './page-cache.js';
import { PersonalDocument, PersonalTemplate } from './personal-document.js';

interface Template {
  template: PersonalTemplate;
  locale: Locale;
}

/** Makes the pages of families' personal links: what all families see is rendered once, the addressee is put in. */
@Injectable()
export class PersonalPageService {
  /** By the invitation's id, the family's own language and, for families without the main session, their first one. */
  private readonly templates = new PageCache<Template>({
    read: (key) => {
      const { id, session } = partsOf(key);
      return this.pages.source(id, session);
    },
    render: (source, key) =>
      this.pages.render(source, partsOf(key), (renderer, input) => ({
        template: new PersonalTemplate(renderer.renderPersonalPage(input)),
        locale: localeOf(input.bundle.invitation.language),
      })),
  });

  constructor(
    private readonly families: FamiliesService,
    private readonly pages: GuestPageService,
    private readonly seats: SeatsService,
    private readonly loader: GuestPageRendererLoader,
  ) {}

  /** @throws DomainError not-found, for unknown, renewed and removed links alike */
  async page(token: string): Promise<PersonalDocument> {
    const { family, loaded } = await this.families.withToken(token, async (of) => {
      const session = await this.firstSession(of);
      return this.templates.get(
        [of.invitationId, of.language ?? '', ...(session === MAIN_SESSION ? [] : [session])].join(),
      );
    });
    const { template, locale } = loaded;
    const { renderer } = this.loader.load();
    return new PersonalDocument(
      template,
      renderer.renderAddressee({ familyId: family.id, title: titleOf(family), locale }),
    );
  }

  /**
   * The session that a family's page is about: the main one if the family is invited to it.
   * @throws DomainError not-found when all its sessions were removed
   */
  private async firstSession({
    invitationId,
    sessions: chosen,
  }: Pick<LinkedFamily, 'invitationId' | 'sessions'>): Promise<string> {
    if (chosen === null || chosen.includes(MAIN_SESSION)) return MAIN_SESSION;
    const { sessions } = await this.seats.answering(invitationId);
    const [first] = invitedTo({ sessions: chosen }, sessions);
    if (first === undefined) throw new DomainError('not-found');
    return first;
  }
}

function partsOf(key: string): { id: string; language: InvitationLanguage | null; session: string | undefined } {
  const [id = '', language, session] = key.split(',');
  return { id, language: language ? (language as InvitationLanguage) : null, session };
}
