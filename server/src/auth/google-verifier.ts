import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../common/app-options.js';
import { DomainError } from '../common/domain-error.js';
import type { AppConfig } from '../config/app-config.js';
import { GoogleHttp, googleDeadline, type GoogleAnswer } from './google-http.js';
import type { GooglePerson } from '../modules/users/google-person.js';

const LONGEST_SUB = 255;
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 100;

/**
 * Asks Google whose an access token is. Every site that a person signs in to holds a token of theirs, so it must
 * have been issued to this shop's client id: otherwise any of those sites could sign in here as that person.
 */
@Injectable()
export class GoogleVerifier {
  constructor(
    private readonly http: GoogleHttp,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * @returns the person, with a verified email in lower case
   * @throws DomainError `invalid-token` when Google refuses the token or it is not for us; `google-unavailable` when
   * Google gives no sensible answer within 4 s
   */
  async verify(accessToken: string): Promise<GooglePerson> {
    const { tokeninfoUrl, userinfoUrl, clientId } = this.config.google;
    const deadline = googleDeadline();
    const token = accepted(await this.http.post(tokeninfoUrl, { access_token: accessToken }, deadline));
    demand(token['aud'] === clientId);
    demand(token['azp'] === undefined || token['azp'] === clientId);
    demand(isAlive(token['expires_in']));
    const sub = text(token['sub'], LONGEST_SUB);
    const email = verifiedEmail(token);

    // Only now that the token is known to be ours is it used for more.
    const person = accepted(await this.http.get(userinfoUrl, accessToken, deadline));
    demand(person['sub'] === sub);
    demand(verifiedEmail(person) === email);
    const name = typeof person['name'] === 'string' ? person['name'] : '';
    return { sub, email, name: [...name.normalize('NFC').trim()].slice(0, LONGEST_NAME).join('') };
  }
}

function accepted(answer: GoogleAnswer): GoogleAnswer['body'] {
  demand(answer.ok);
  return answer.body;
}

/** Google writes the seconds as a number or as a text. */
function isAlive(expiresIn: unknown): boolean {
  return (typeof expiresIn === 'number' || typeof expiresIn === 'string') && Number(expiresIn) > 0;
}

function verifiedEmail(answer: GoogleAnswer['body']): string {
  demand(answer['email_verified'] === true || answer['email_verified'] === 'true');
  const email = answer['email'];
  return text(typeof email === 'string' ? email.trim() : email, LONGEST_EMAIL).toLowerCase();
}

function text(value: unknown, max: number): string {
  demand(typeof value === 'string' && value !== '' && value.length <= max);
  return value;
}

function demand(condition: boolean): asserts condition {
  if (!condition) throw new DomainError('invalid-token');
}
