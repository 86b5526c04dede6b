import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { normaliseAddress, SHORT_ADDRESS_PAGE } from '@serikad/shared/invitations/short-address';
import type { Request, Response } from 'express';
import { RawOperation } from '../http/decorators/operation.decorator.js';
import { Public } from '../http/decorators/public.decorator.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import { GuestInvitations } from '../modules/invitations/guest-invitations.service.js';
import { ShortAddressesService } from '../modules/short-addresses/short-addresses.service.js';
import { GuestPageFilter } from './guest-page.filter.js';

/** Not for longer: an address that is released may be another couple's one day. */
const KEPT = 'public, max-age=300';

@Controller()
@RawAnswer()
@UseFilters(GuestPageFilter)
export class ShortAddressController {
  constructor(
    private readonly addresses: ShortAddressesService,
    private readonly invitations: GuestInvitations,
  ) {}

  /** Leads to the invitation's long address, whose page is the same for guests, robots and the previews of chats. */
  @RawOperation({ summary: 'A short address: leads to the page of its invitation.', status: 302, produces: [] })
  @Public()
  @Get(SHORT_ADDRESS_PAGE)
  async lead(@Param('address') address: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const id = await this.addresses.invitationOf(address);
    // What guests may not see is as unknown by this address as by the long one.
    await this.invitations.forGuests(id);
    const { originalUrl } = request;
    const query = originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';
    // The names in a long address are for people: those of this one will do.
    response.set('Cache-Control', KEPT).redirect(302, `/invitation/view/${id}/${normaliseAddress(address)}${query}`);
  }
}
