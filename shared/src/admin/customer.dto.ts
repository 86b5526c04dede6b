import { Flag, Optional, Text } from '../validation/decorators.js';

/** Body of DELETE /api/admin/customer/:id. */
export class DeleteCustomerDto {
  /** The customer's email, typed as proof that it is them who is meant; in any case. */
  @Text({ max: 320 }) email!: string;
  /** Also when an order of theirs is neither unpaid nor finished. */
  @Optional() @Flag() alsoOpen?: boolean;
}
