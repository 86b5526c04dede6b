import { Injectable } from '@nestjs/common';
import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import type { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type {
  DesignLanguageAnswer,
  InvitationAnswer,
  InvitationSection,
} from '@serikad/shared/invitations/invitation.types';
import type { LocationDto } from '@serikad/shared/invitations/location.dto';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { MainPageDto, SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import type { OwnedInvitation } from '../../access/access.service.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../auth/signed-in-user.js';
import { DomainError } from '../../common/domain-error.js';
import { AttendanceService } from '../attendance/attendance.service.js';
import { DesignsService } from '../designs/designs.service.js';
import { baseDesign } from './base-design.js';
import { tentativeOf } from './invitation-parts.js';
import { InvitationsService } from './invitations.service.js';
import { namesContent, requireSecondCouple } from './names-content.js';
import { SectionSaves } from './section-saves.service.js';

/** Who edits which invitation, and the revision that they started from. */
export interface Edit<Dto extends { id: string }> {
  user: SignedInUser;
  dto: Dto;
  ifRevision: number | undefined;
}

/** The couple's edits, section by section. */
@Injectable()
export class InvitationUpdatesService {
  constructor(
    private readonly editableInvitations: EditableInvitations,
    private readonly invitations: InvitationsService,
    private readonly saves: SectionSaves,
    private readonly attendance: AttendanceService,
    private readonly designs: DesignsService,
  ) {}

  async designLanguage(edit: Edit<DesignLanguageDto>): Promise<DesignLanguageAnswer> {
    const { design: id, language, title, coupleNo, openingOption, customOpeningLogo, openingText } = edit.dto;
    const owned = await this.editable(edit, 'designLanguage');
    const design = await this.designs.find(id);
    if (!design) throw new DomainError('validation', { fields: [{ field: 'design', code: 'choice' }] });
    const answer = await this.saves.save(owned, 'designLanguage', edit.ifRevision, (stored) => ({
      content: {
        design: id,
        language,
        title,
        coupleNo,
        openingOption,
        // A new design without a picture of their own for its seal: back to the initials.
        customOpeningLogo: customOpeningLogo && (stored.design === id || stored.openingLogo !== null),
        ...(openingText !== undefined && { openingText }),
      },
      presumes: { design: stored.design, openingLogo: stored.openingLogo },
    }));
    return { ...answer, baseDesign: baseDesign(design, coupleNo) };
  }

  async names(edit: Edit<NamesDto>): Promise<InvitationAnswer> {
    const owned = await this.editable(edit, 'names');
    return this.saves.save(owned, 'names', edit.ifRevision, ({ coupleNo }) => {
      if (coupleNo === 2) requireSecondCouple(edit.dto);
      return { content: namesContent(edit.dto, coupleNo), presumes: { coupleNo } };
    });
  }

  async dateTime(edit: Edit<DateTimeDto>): Promise<InvitationAnswer> {
    const { date, startTime, endTime, tentative } = edit.dto;
    const owned = await this.editable(edit, 'dateTime');
    return this.saves.save(owned, 'dateTime', edit.ifRevision, () => ({
      content: {
        date,
        startTime,
        endTime,
        tentative: tentative.map(tentativeOf),
      },
    }));
  }

  async location(edit: Edit<LocationDto>): Promise<InvitationAnswer> {
    const { venue, address, googleMapLink, wazeLink } = edit.dto;
    const owned = await this.editable(edit, 'location');
    return this.saves.save(owned, 'location', edit.ifRevision, () => ({
      content: { venue: { venue, address }, location: { googleMapLink, wazeLink } },
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

  async attendanceInfo(edit: Edit<AttendanceInfoDto>): Promise<InvitationAnswer> {
    const { show, limit, totalLimit, message, messageAlignment } = edit.dto;
    const { id, order } = await this.editable(edit, 'attendance');
    await this.attendance.save(id, { show, limit, totalLimit, message, messageAlignment }, edit.ifRevision);
    return { invitation: await this.invitations.viewOfOrder(order) };
  }

  private editable({ user, dto }: Edit<{ id: string }>, section: InvitationSection): Promise<OwnedInvitation> {
    return this.editableInvitations.find(user, dto.id, section);
  }
}
