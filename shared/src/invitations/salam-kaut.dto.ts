import { FlagText, Id, Optional, Text } from '../validation/decorators.js';

/** Texts of the form of PUT /api/invitation/update/salam-kaut; a picture in `image` is the bank's QR code. */
export class SalamKautDto {
  @Id() invitationId!: string;
  /** Whose account it is. */
  @Text({ max: 100, optional: true }) name!: string;
  @Text({ max: 60, optional: true }) bankName!: string;
  @Text({ max: 40, optional: true }) accountNo!: string;
  /** Whether guests see it. */
  @FlagText() show!: boolean;
  /** Takes the stored QR code away, where no new one comes. */
  @Optional() @FlagText() removeImage?: boolean;
}
