import { Flag, Id, Nullable, Text, WholeNumber } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { HIGHEST_TOTAL_LIMIT } from '../invitations/attendance-info.dto.js';

export { MOST_BRANCHES, OWN_BRANCH } from './family.types.js';

class BranchDto {
  @Id() invitationId!: string;
  /** Empty for the couple's own alone. */
  @Text({ max: 60, optional: true }) name!: string;
  /** Most seats of its families; `null`: no limit. */
  @Nullable() @WholeNumber(0, HIGHEST_TOTAL_LIMIT) quota: number | null = null;
}

/** Body of POST /api/branch/create. */
export class CreateBranchDto extends BranchDto {}

/** Body of PUT /api/branch/edit. */
@GivenOut('seats', 'families', 'link')
export class EditBranchDto extends BranchDto {
  @Id() id!: string;
}

/** Body of DELETE /api/branch/delete: its families move to the couple's own branch. */
export class BranchIdDto {
  @Id() invitationId!: string;
  @Id() id!: string;
}

/** Body of PUT /api/branch/link: makes or renews the helper link of a branch, or revokes it. */
export class BranchLinkDto extends BranchIdDto {
  @Flag({ missing: 'required' }) active!: boolean;
}
