import { FlagText, Id, Optional, Text } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** Texts of the form of PUT /api/invitation/update/salam-kaut; a picture in `image` is the bank's QR code. */
@GivenOut(...SERVER_SET_FIELDS, 'qrUrl')
export class SalamKautDto {
  @Id() invitationId!: string;
  /** Whose account it is. Left out, each of these texts stays as it is. */
  @Optional() @Text({ max: 100, optional: true }) name?: string;
  @Optional() @Text({ max: 60, optional: true }) bankName?: string;
  @Optional() @Text({ max: 40, optional: true }) accountNo?: string;
  /** Whether guests see it. */
  @FlagText() show!: boolean;
  /** A second account, of the other family say. */
  @Optional() @Text({ max: 100, optional: true }) secondName?: string;
  @Optional() @Text({ max: 60, optional: true }) secondBankName?: string;
  @Optional() @Text({ max: 40, optional: true }) secondAccountNo?: string;
  /** Whether `image` or `removeImage` is of the second account; left out, of the first. */
  @Optional() @FlagText() second?: boolean;
  /** Takes the stored QR code away, where no new one comes. */
  @Optional() @FlagText() removeImage?: boolean;
}
