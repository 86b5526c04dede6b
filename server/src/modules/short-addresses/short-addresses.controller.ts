import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  ShortAddressDto,
  type ShortAddresses,
  type ShortAddressState,
} from '@serikad/shared/invitations/short-address.dto';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';
import { CurrentUser, type SignedInUser } from '../../http/decorators/signed-in-user.js';
import { ShortAddressesService } from './short-addresses.service.js';

/** The short addresses of an invitation, for its owner. */
@Controller('api/invitation')
export class ShortAddressesController {
  constructor(private readonly addresses: ShortAddressesService) {}

  @Operation('GET /api/invitation/short-addresses/:invitationId', {
    summary: 'The short addresses of an invitation, the current one first; all of them lead to it.',
    errors: ['not-found'],
  })
  @Get('short-addresses/:invitationId')
  find(@CurrentUser() user: SignedInUser, @Param('invitationId') id: string): Promise<ShortAddresses> {
    return this.addresses.find(user, id);
  }

  @Operation('GET /api/invitation/short-address/:invitationId/:address', {
    summary: 'Whether a short address can be chosen; asked while it is typed.',
    errors: ['not-found', 'validation'],
  })
  @Get('short-address/:invitationId/:address')
  @RateLimit('address-checks')
  check(
    @CurrentUser() user: SignedInUser,
    @Param('invitationId') id: string,
    @Param('address') address: string,
  ): Promise<ShortAddressState> {
    return this.addresses.check(user, id, address);
  }

  @Operation('PUT /api/invitation/short-address', {
    summary: 'Chooses a short address, such as `/k/aisyah-danial`; earlier ones go on leading to the invitation.',
    description:
      'One that another invitation has, or had within a year, is refused as `addressTaken`. There may be five.',
    errors: ['not-found', 'trial-expired', 'limit-reached'],
  })
  @Put('short-address')
  choose(@CurrentUser() user: SignedInUser, @Body() dto: ShortAddressDto): Promise<ShortAddresses> {
    return this.addresses.choose(user, dto);
  }
}
