import { Flag, Id, Optional } from '../validation/decorators.js';

/**
 * Body of PUT /api/caterer/link: makes or renews the caterer's link, or revokes it. With `branches` the link that there
 * is stays.
 */
export class CatererLinkDto {
  @Id() invitationId!: string;
  @Flag({ missing: 'required' }) active!: boolean;
  /** Whether it gives the figures of each branch as well. */
  @Optional() @Flag() branches?: boolean;
}
