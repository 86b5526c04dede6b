import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import type {
  DesignLanguageAnswer,
  InvitationAnswer,
  InvitationBundle,
} from '@serikad/shared/invitations/invitation.types';
import { LocationDto } from '@serikad/shared/invitations/location.dto';
import { NamesDto } from '@serikad/shared/invitations/names.dto';
import { MainPageDto, SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import type { Response } from 'express';
import { AccessService } from '../../access/access.service.js';
import { Public } from '../../auth/public.decorator.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../auth/signed-in-user.js';
import { IfRevision } from './if-match.decorator.js';
import { InvitationUpdatesService } from './invitation-updates.service.js';
import { InvitationsService } from './invitations.service.js';

type User = SignedInUser;
type Revision = number | undefined;

@Controller('api/invitation')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly updates: InvitationUpdatesService,
    private readonly access: AccessService,
  ) {}

  @Public()
  @Get('total')
  async total(): Promise<{ total: number }> {
    return { total: await this.invitations.total() };
  }

  /** The invitation for everybody who has its address; whole for its owner. `sample_<design>`: a design's sample. */
  @Public()
  @Get('find-one/:id')
  async findOne(
    @Param('id') id: string,
    @Query('language') language: string | undefined,
    @MaybeUser() user: User | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvitationBundle> {
    const bundle = await this.invitations.findOne(id, user, language === 'english' ? 'english' : 'malay');
    // What guests see may be kept, but is asked for again each time: an edit or an answer shows at once.
    if (!user) response.setHeader('Cache-Control', 'no-cache').vary('Authorization');
    return bundle;
  }

  @Get('find-by-order-id/:id')
  async findByOrder(@Param('id') id: string, @CurrentUser() user: User): Promise<InvitationBundle> {
    const { order } = await this.access.ownOrder(user, id, 400);
    return this.invitations.findOne(order.invitationId.toHexString(), user, 'malay');
  }

  @Put('update/design-language')
  designLanguage(
    @CurrentUser() user: User,
    @Body() dto: DesignLanguageDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<DesignLanguageAnswer> {
    return this.updates.designLanguage({ user, dto, ifRevision });
  }

  @Put('update/names')
  names(
    @CurrentUser() user: User,
    @Body() dto: NamesDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.names({ user, dto, ifRevision });
  }

  @Put('update/date-time')
  dateTime(
    @CurrentUser() user: User,
    @Body() dto: DateTimeDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.dateTime({ user, dto, ifRevision });
  }

  @Put('update/location')
  location(
    @CurrentUser() user: User,
    @Body() dto: LocationDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.location({ user, dto, ifRevision });
  }

  @Put('update/main-page')
  mainPage(
    @CurrentUser() user: User,
    @Body() dto: MainPageDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.mainPage({ user, dto, ifRevision });
  }

  @Put('update/second-page')
  secondPage(
    @CurrentUser() user: User,
    @Body() dto: SecondPageDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.secondPage({ user, dto, ifRevision });
  }

  @Put('update/attendance-info')
  attendanceInfo(
    @CurrentUser() user: User,
    @Body() dto: AttendanceInfoDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.attendanceInfo({ user, dto, ifRevision });
  }
}
