import { Body, Controller, Delete, Get, Param, Req, Res } from '@nestjs/common';
import { DeleteCustomerDto } from '@serikad/shared/admin/customer.dto';
import type { DeletedCustomer } from '@serikad/shared/admin/customer.types';
import type { Request, Response } from 'express';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { RawAnswer } from '../../../http/decorators/raw.decorator.js';
import { Operation, RawOperation } from '../../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../../http/decorators/rate-limit.decorator.js';
import { PrivacyRequests } from '../../../operations/privacy/privacy-requests.service.js';

/** Privacy requests: what the shop stores of one customer, as a file, and away with it. */
@Controller('api/admin/customer')
@SellerOnly()
export class AdminCustomersController {
  constructor(private readonly requests: PrivacyRequests) {}

  @RawOperation({
    summary: 'Everything that the shop stores of one customer, as a .zip file of JSON files and pictures.',
    description: 'Personal data of the customer’s guests is in its folder `guests`. The export gets an audit entry.',
    produces: ['application/zip'],
  })
  @Get(':id/export')
  @RateLimit('exports', 'params.id')
  @RawAnswer()
  async export(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, write } = await this.requests.export(seller, id);
    response.attachment(fileName).set('Content-Type', 'application/zip');
    if (request.method === 'HEAD') response.end();
    else await write(response);
  }

  @Operation('DELETE /api/admin/customer/:id', {
    summary: 'Deletes a customer with everything that is theirs; the ledger keeps sums and dates.',
    description:
      'Wants the customer’s email as proof. Sent again it goes on with what is left. An order that is neither unpaid nor ' +
      'finished is a `conflict` unless `alsoOpen` is true.',
    errors: ['conflict'],
  })
  @Delete(':id')
  delete(
    @CurrentUser() seller: SignedInUser,
    @Param('id') id: string,
    @Body() dto: DeleteCustomerDto,
  ): Promise<DeletedCustomer> {
    return this.requests.delete(seller, id, dto);
  }
}
