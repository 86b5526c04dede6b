import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { BranchIdDto, BranchLinkDto, CreateBranchDto, EditBranchDto } from '@serikad/shared/guest-list/branch.dto';
import type { BranchView } from '@serikad/shared/guest-list/family.types';
import { IdempotencyKey } from '../../../http/decorators/idempotency-key.decorator.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { BranchesService } from '../records/branches.service.js';

/** The branches of the couple's guest list. */
@Controller('api/branch')
export class BranchesController {
  constructor(private readonly branches: BranchesService) {}

  @Operation('POST /api/branch/create', {
    summary:
      'Adds a branch to the guest list, with a quota of seats or without; there may be eight besides the own one.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached'],
  })
  @Post('create')
  async create(
    @CurrentUser() user: SignedInUser,
    @Body() dto: CreateBranchDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ branch: BranchView }> {
    return { branch: await this.branches.create(user, dto, key) };
  }

  @Operation('PUT /api/branch/edit', {
    summary: 'Changes the name and the quota of a branch. A quota under the seats of its families is allowed.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('edit')
  async edit(@CurrentUser() user: SignedInUser, @Body() dto: EditBranchDto): Promise<{ branch: BranchView }> {
    return { branch: await this.branches.edit(user, dto) };
  }

  @Operation('PUT /api/branch/link', {
    summary: 'Makes or renews the helper link of a branch, or revokes it: an earlier link is unknown at once.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('link')
  async setLink(@CurrentUser() user: SignedInUser, @Body() dto: BranchLinkDto): Promise<{ branch: BranchView }> {
    return { branch: await this.branches.setLink(user, dto) };
  }

  @Operation('DELETE /api/branch/delete', {
    summary: 'Removes a branch, whatever the package. Its families join the own branch of the couple.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('delete')
  async remove(@CurrentUser() user: SignedInUser, @Body() dto: BranchIdDto): Promise<Record<string, never>> {
    await this.branches.remove(user, dto);
    return {};
  }
}
