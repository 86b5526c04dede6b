import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import { BottomBarDto } from '@serikad/shared/invitations/bottom-bar.dto';
import { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import { DesignLanguageDto } from '@serikad/shared/invitations/design-language.dto';
import { DressCodeDto } from '@serikad/shared/invitations/dress-code.dto';
import { GiftReceiverDto } from '@serikad/shared/invitations/gift-receiver.dto';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type {
  DesignLanguageAnswer,
  InvitationAnswer,
  LiveLinkAnswer,
} from '@serikad/shared/invitations/invitation.types';
import { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import { LocationDto } from '@serikad/shared/invitations/location.dto';
import { MusicDto } from '@serikad/shared/invitations/music.dto';
import { NamesDto } from '@serikad/shared/invitations/names.dto';
import { OthersDto } from '@serikad/shared/invitations/others.dto';
import { DoaDto, MainPageDto, SecondPageDto } from '@serikad/shared/invitations/pages.dto';
import { PrayerTimesQuery } from '@serikad/shared/invitations/prayer-times.dto';
import type { PrayerTimes } from '@serikad/shared/prayer-times/prayer-times.types';
import type { Response } from 'express';
import { AccessService } from '../../access/access.service.js';
import { prayerTimesOf } from '../../common/prayer-times.js';
import { Public } from '../../http/decorators/public.decorator.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../http/decorators/signed-in-user.js';
import { IfRevision } from '../../http/decorators/if-match.decorator.js';
import { InvitationUpdatesService } from './invitation-updates.service.js';
import { InvitationBundles } from './invitation-bundles.service.js';
import { InvitationsService } from './invitations.service.js';
import { LiveLinksService } from './live-links.service.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { WEIGHTS } from '../../http/decorators/budgets.js';
import { Weight } from '../../http/decorators/rate-limit.decorator.js';

type User = SignedInUser;
type Revision = number | undefined;

@Controller('api/invitation')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly bundles: InvitationBundles,
    private readonly updates: InvitationUpdatesService,
    private readonly access: AccessService,
    private readonly liveLinks: LiveLinksService,
  ) {}

  @Operation('GET /api/invitation/total', { summary: 'How many invitations were ordered.' })
  @Public()
  @Get('total')
  @Weight(WEIGHTS.invitationTotal)
  async total(): Promise<{ total: number }> {
    return { total: await this.invitations.total() };
  }

  @Operation('GET /api/invitation/prayer-times', {
    summary: 'When the five prayers of a day begin in a district, to some minutes: for the editor, before it is saved.',
  })
  @Public()
  @Get('prayer-times')
  prayerTimes(@Query() { date, district }: PrayerTimesQuery): PrayerTimes {
    return prayerTimesOf(date, district);
  }

  @Operation('GET /api/invitation/live-link/:id', {
    summary: 'The link of the live stream, from an hour before the wedding until midnight: for pages that are open.',
    description: 'Empty outside of its time, which is named; both are missing where the couple have no link.',
    errors: ['not-found'],
  })
  @Public()
  @Get('live-link/:id')
  liveLink(@Param('id') id: string): Promise<LiveLinkAnswer> {
    return this.liveLinks.find(id);
  }

  /** The invitation for anyone who has its address; complete for its owner. `sample_<design>`: a design's sample. */
  @Operation('GET /api/invitation/find-one/:id', {
    summary: 'An invitation with its design, gifts and photos, for everybody who has its address; whole for its owner.',
    description: '`sample_<design>` is the sample of a design.',
    notFoundStatus: 400,
  })
  @Public()
  @Get('find-one/:id')
  @Weight(WEIGHTS.invitation)
  async findOne(
    @Param('id') id: string,
    @Query('language') language: string | undefined,
    @MaybeUser() user: User | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvitationBundle> {
    const bundle = await this.bundles.findOne(id, user, language === 'english' ? 'english' : 'malay');
    // What guests see may be kept, but is asked for again each time: an edit or an answer shows at once.
    if (!user) response.setHeader('Cache-Control', 'no-cache').vary('Authorization');
    return bundle;
  }

  @Operation('GET /api/invitation/find-by-order-id/:id', {
    summary: 'The invitation of an order, for its owner.',
    notFoundStatus: 400,
  })
  @Get('find-by-order-id/:id')
  async findByOrder(@Param('id') id: string, @CurrentUser() user: User): Promise<InvitationBundle> {
    const { order } = await this.access.ownOrder(user, id, 400);
    return this.bundles.findOne(order.invitationId.toHexString(), user, 'malay');
  }

  @Operation('PUT /api/invitation/update/design-language', {
    summary: 'Chooses design, language, title and opening.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/design-language')
  designLanguage(
    @CurrentUser() user: User,
    @Body() dto: DesignLanguageDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<DesignLanguageAnswer> {
    return this.updates.designLanguage({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/names', {
    summary: 'Saves the couples, the inviting parties, the contacts and how the names are set.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/names')
  names(
    @CurrentUser() user: User,
    @Body() dto: NamesDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.names({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/date-time', {
    summary: 'Saves the day, the hours and the programme.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/date-time')
  dateTime(
    @CurrentUser() user: User,
    @Body() dto: DateTimeDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.dateTime({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/location', {
    summary: 'Saves the venue, its address and the links to it.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/location')
  location(
    @CurrentUser() user: User,
    @Body() dto: LocationDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.location({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/main-page', {
    summary: 'Saves the title of the first page.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/main-page')
  mainPage(
    @CurrentUser() user: User,
    @Body() dto: MainPageDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.mainPage({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/second-page', {
    summary: 'Saves the text of the invitation; null is the default text.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/second-page')
  secondPage(
    @CurrentUser() user: User,
    @Body() dto: SecondPageDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.secondPage({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/attendance-info', {
    summary: 'Saves whether guests may send RSVPs, and for how many people.',
    errors: ['trial-expired', 'package-required', 'not-found'],
  })
  @Put('update/attendance-info')
  attendanceInfo(
    @CurrentUser() user: User,
    @Body() dto: AttendanceInfoDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.attendanceInfo({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/gift-receiver-info', {
    summary: 'Saves whom and where guests send gifts to.',
    errors: ['trial-expired', 'package-required', 'not-found'],
  })
  @Put('update/gift-receiver-info')
  giftReceiver(
    @CurrentUser() user: User,
    @Body() dto: GiftReceiverDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.giftReceiver({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/music', {
    summary: 'Saves the background music: a YouTube link, or none.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/music')
  music(
    @CurrentUser() user: User,
    @Body() dto: MusicDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.music({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/doa', {
    summary: 'Saves the prayer; null is the default one.',
    errors: ['trial-expired', 'not-found'],
  })
  @Put('update/doa')
  doa(@CurrentUser() user: User, @Body() dto: DoaDto, @IfRevision() ifRevision: Revision): Promise<InvitationAnswer> {
    return this.updates.doa({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/dress-code', {
    summary: 'Saves the dress code.',
    errors: ['trial-expired', 'package-required', 'not-found'],
  })
  @Put('update/dress-code')
  dressCode(
    @CurrentUser() user: User,
    @Body() dto: DressCodeDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.dressCode({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/bottom-bar', {
    summary: 'Saves the look of the bar at the foot of the screen.',
    errors: ['trial-expired', 'package-required', 'not-found'],
  })
  @Put('update/bottom-bar')
  bottomBar(
    @CurrentUser() user: User,
    @Body() dto: BottomBarDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.bottomBar({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/others', {
    summary: 'Saves footer, snow, headings, cover, colours and styles; what is left out stays as it is.',
    errors: ['trial-expired', 'package-required', 'not-found'],
  })
  @Put('update/others')
  others(
    @CurrentUser() user: User,
    @Body() dto: OthersDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.others({ user, dto, ifRevision });
  }

  @Operation('DELETE /api/invitation/gift-receiver', {
    summary: 'Deletes the name and address that gifts go to, whatever the package.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('gift-receiver')
  removeGiftReceiver(
    @CurrentUser() user: User,
    @Body() dto: OwnInvitationDto,
    @IfRevision() ifRevision: Revision,
  ): Promise<InvitationAnswer> {
    return this.updates.removeGiftReceiver({ user, dto, ifRevision });
  }
}
