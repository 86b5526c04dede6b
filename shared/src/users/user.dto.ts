import { Text } from '../validation/decorators.js';
import { Phone } from './phone.js';

/** Body of POST /user/google-auth/verify: the access token that Google gave, or the grant of the redirect flow. */
export class VerifyGoogleDto {
  @Text({ max: 4096 }) token!: string;
}

/** Body of POST /user/register. */
export class RegisterDto {
  @Text({ max: 100 }) name!: string;
  @Phone() phoneNo!: string;
}
