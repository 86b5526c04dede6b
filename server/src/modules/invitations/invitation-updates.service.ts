import { Injectable } from '@nestjs/common';
import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { BottomBarDto } from '@serikad/shared/invitations/bottom-bar.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type { DressCodeDto } from '@serikad/shared/invitations/dress-code.dto';
import { areOptionsOf, chosenDesign, withoutRemoved } from '@serikad/shared/designs/design-choices';
import { lastDayOf } from '@serikad/shared/guest-list/check-in';
import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import { footerOf } from '@serikad/shared/invitations/footer';
import type {
  DesignLanguageAnswer,
  InvitationAnswer,
  InvitationSection,
} from '@serikad/shared/invitations/invitation.types';
import { savedDay } from '@serikad/shared/invitations/saved-day';
import type { GiftReceiverDto } from '@serikad/shared/invitations/gift-receiver.dto';
import type { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { MusicDto } from '@serikad/shared/invitations/music.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { OthersDto } from '@serikad/shared/invitations/others.dto';
import type { DoaDto, MainPageDto, SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import type { OwnedInvitation } from '../../access/access.service.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import { SeatsService } from '../rsvp/seats/seats.service.js';
import { DesignsService } from '../designs/designs.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { baseDesign } from './base-design.js';
import {
  checkedLinksOf,
  chosenOptionOf,
  convoyOf,
  hijriOf,
  phasesOf,
  placeNotesOf,
  postponedOf,
  prayersOf,
  tentativeOf,
} from './invitation-parts.js';
import { titleChange } from './invitation-title.js';
import { InvitationsService } from './invitations.service.js';
import { namesContent, requireSecondCouple } from './names-content.js';
import { othersContent, requireOwnPhoto } from './others-content.js';
import { SectionSaves } from './section-saves.service.js';

/** Who edits which invitation, and the revision that they started from. */
export interface Edit<Dto extends { id: string }> {
  user: SignedInUser;
  dto: Dto;
  ifRevision: number | undefined;
}

@Injectable()
export class InvitationUpdatesService {
  constructor(
    private readonly editableInvitations: EditableInvitations,
    private readonly invitations: InvitationsService,
    private readonly saves: SectionSaves,
    private readonly seats: SeatsService,
    private readonly designs: DesignsService,
    private readonly photos: PhotosService,
  ) {}

  async designLanguage(edit: Edit<DesignLanguageDto>): Promise<DesignLanguageAnswer> {
    const { design: id, language, title, coupleNo, openingOption, customOpeningLogo, openingText } = edit.dto;
    const designChoices = edit.dto.designChoices?.map(chosenOptionOf);
    const owned = await this.editable(edit, 'designLanguage');
    const [design, isOffered] = await Promise.all([this.designs.find(id), this.designs.isOffered(id)]);
    const wrongChoice = new DomainError('validation', { fields: [{ field: 'design', code: 'choice' }] });
    if (!design) throw wrongChoice;
    const answer = await this.saves.save(owned, 'designLanguage', edit.ifRevision, (stored) => {
      // One that the shop has hidden may stay, but not be chosen anew; what the couple ordered may.
      const own = [stored.design, stored.orderedArt, owned.order.invitationStart.design];
      if (!isOffered && !own.includes(id)) throw wrongChoice;
      const choices = designChoices && withoutRemoved(design, designChoices, stored.designChoices);
      if (choices && !areOptionsOf(design, choices)) {
        throw new DomainError('validation', { fields: [{ field: 'designChoices', code: 'choice' }] });
      }
      // Absent as long as nothing was ever chosen.
      const chosen = choices?.length === 0 && !stored.designChoices ? undefined : choices;
      const titled = titleChange(title, stored);
      return {
        content: {
          design: id,
          language,
          ...titled.content,
          coupleNo,
          openingOption,
          // A new design without a picture of their own for its seal: back to the initials.
          customOpeningLogo: customOpeningLogo && (stored.design === id || stored.openingLogo !== null),
          ...(openingText !== undefined && { openingText }),
          ...given({ designChoices: chosen ?? (stored.design === id ? undefined : stored.designChoices && []) }),
        },
        presumes: { design: stored.design, openingLogo: stored.openingLogo, ...titled.presumes },
      };
    });
    return { ...answer, baseDesign: baseDesign(chosenDesign(design, answer.invitation), coupleNo) };
  }

  async names(edit: Edit<NamesDto>): Promise<InvitationAnswer> {
    const owned = await this.editable(edit, 'names');
    return this.saves.save(owned, 'names', edit.ifRevision, ({ coupleNo, footer, hashtag: stored }) => {
      if (coupleNo === 2) requireSecondCouple(edit.dto);
      const { hashtag = stored } = edit.dto;
      // Without a hashtag the footer can't show one.
      const content = { ...namesContent(edit.dto, coupleNo), ...footerOf(footer, hashtag) };
      return { content, presumes: { coupleNo, footer, ...(edit.dto.hashtag === undefined && { hashtag }) } };
    });
  }

  async dateTime(edit: Edit<DateTimeDto>): Promise<InvitationAnswer> {
    const { hijri, prayers, phases, tentative } = edit.dto;
    const owned = await this.editable(edit, 'dateTime');
    const { details } = await this.seats.answering(owned.id);
    return this.saves.save(owned, 'dateTime', edit.ifRevision, (stored) => {
      const day = savedDay({ ...stored, postponed: postponedOf(stored.postponed) }, edit.dto);
      return {
        content: {
          ...day,
          ...given({
            hijri: hijri && hijriOf(hijri),
            prayers: prayers && prayersOf(prayers),
            phases: phases && phasesOf(phases),
            tentative: tentative?.map(tentativeOf),
          }),
        },
        presumes: {
          date: stored.date,
          startTime: stored.startTime,
          endTime: stored.endTime,
          'postponed.sequence': stored.postponed?.sequence ?? null,
        },
        // A wedding with another last day has other months; the couple are notified again.
        endsErasure: lastDayOf(day.date, details) !== lastDayOf(stored.date, details),
      };
    });
  }

  async location(edit: Edit<LocationDto>): Promise<InvitationAnswer> {
    const { venue, address, googleMapLink, wazeLink, placeNotes, convoy, liveLink, checkedLinks } = edit.dto;
    const owned = await this.editable(edit, 'location');
    return this.saves.save(owned, 'location', edit.ifRevision, () => ({
      content: given({
        'venue.venue': venue,
        'venue.address': address,
        'location.googleMapLink': googleMapLink,
        'location.wazeLink': wazeLink,
        placeNotes: placeNotes && placeNotesOf(placeNotes),
        convoy: convoy && convoyOf(convoy),
        liveLink,
        checkedLinks: checkedLinks && checkedLinksOf(checkedLinks),
      }),
    }));
  }

  async mainPage(edit: Edit<MainPageDto>): Promise<InvitationAnswer> {
    const { title } = edit.dto;
    const owned = await this.editable(edit, 'mainPage');
    return this.saves.save(owned, 'mainPage', edit.ifRevision, () => ({ content: { title } }));
  }

  async secondPage(edit: Edit<SecondPageDto>): Promise<InvitationAnswer> {
    const { invitationWord } = edit.dto;
    const owned = await this.editable(edit, 'secondPage');
    return this.saves.save(owned, 'secondPage', edit.ifRevision, () => ({ content: { invitationWord } }));
  }

  async music(edit: Edit<MusicDto>): Promise<InvitationAnswer> {
    const { videoId, link, startTime } = edit.dto;
    const owned = await this.editable(edit, 'music');
    return this.saves.save(owned, 'music', edit.ifRevision, () => ({
      content: { music: { videoId, link, startTime } },
    }));
  }

  async doa(edit: Edit<DoaDto>): Promise<InvitationAnswer> {
    const { doa } = edit.dto;
    const owned = await this.editable(edit, 'doa');
    return this.saves.save(owned, 'doa', edit.ifRevision, () => ({ content: { doa } }));
  }

  async dressCode(edit: Edit<DressCodeDto>): Promise<InvitationAnswer> {
    const { enabled, male, female } = edit.dto;
    const owned = await this.editable(edit, 'dressCode');
    return this.saves.save(owned, 'dressCode', edit.ifRevision, () => ({
      content: given({ 'dressCode.enabled': enabled, 'dressCode.male': male, 'dressCode.female': female }),
    }));
  }

  async bottomBar(edit: Edit<BottomBarDto>): Promise<InvitationAnswer> {
    const { showLabel, color, iconColor, iconSize } = edit.dto.bottomBar;
    const owned = await this.editable(edit, 'bottomBar');
    return this.saves.save(owned, 'bottomBar', edit.ifRevision, ({ bottomBar: { iconSize: stored } }) => ({
      content: { bottomBar: { showLabel, color, iconColor, iconSize: iconSize ?? stored } },
      presumes: { 'bottomBar.iconSize': stored },
    }));
  }

  async others(edit: Edit<OthersDto>): Promise<InvitationAnswer> {
    const owned = await this.editable(edit, 'others');
    const photos = await this.photos.find(owned.id);
    requireOwnPhoto(edit.dto, photos);
    return this.saves.save(owned, 'others', edit.ifRevision, ({ hashtag }) => ({
      content: othersContent(edit.dto, hashtag, photos),
      presumes: { hashtag },
    }));
  }

  async giftReceiver(edit: Edit<GiftReceiverDto>): Promise<InvitationAnswer> {
    const { name, address } = edit.dto;
    const owned = await this.editable(edit, 'giftReceiver');
    return this.saves.save(owned, 'giftReceiver', edit.ifRevision, () => ({
      content: { giftReceiverName: name, giftDeliveryAddress: address },
    }));
  }

  /** Deletes the receiver of the gifts, also without the package that it was saved with. */
  async removeGiftReceiver({ user, dto, ifRevision }: Edit<OwnInvitationDto>): Promise<InvitationAnswer> {
    const owned = await this.editableInvitations.findForRemoval(user, dto.id);
    return this.saves.save(owned, 'giftReceiver', ifRevision, () => ({
      content: { giftReceiverName: '', giftDeliveryAddress: '' },
    }));
  }

  async attendanceInfo(edit: Edit<AttendanceInfoDto>): Promise<InvitationAnswer> {
    const { show, limit, totalLimit, message, messageAlignment, closesOn } = edit.dto;
    const { id, order } = await this.editable(edit, 'attendance');
    const closesAt = typeof closesOn === 'string' ? new Date(closingMoment(closesOn)) : closesOn;
    await this.seats.save(id, { show, limit, totalLimit, message, messageAlignment, closesAt }, edit.ifRevision);
    return { invitation: await this.invitations.viewOfOrder(order) };
  }

  private editable({ user, dto }: Edit<{ id: string }>, section: InvitationSection): Promise<OwnedInvitation> {
    return this.editableInvitations.find(user, dto.id, section);
  }
}
