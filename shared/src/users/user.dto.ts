import type { Locale } from '../i18n/language.js';
import { PAGE_LANGUAGES } from '../i18n/page-language.js';
import { OneOf, Text } from '../validation/decorators.js';
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

/** Body of PUT /user/profile. */
export class UpdateProfileDto {
  @OneOf(PAGE_LANGUAGES) language!: Locale;
}
