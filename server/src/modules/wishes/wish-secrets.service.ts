import { createHmac, createSecretKey, hash, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';

/**
 * The secrets by which guests come back to their answers. A secret follows from the invitation and the idempotency key
 * of the request, so that a repeated request gets the same one although only its hash is stored.
 */
@Injectable()
export class WishSecretsService {
  /** Made once: of bytes Node makes such a key with every signature, which takes seven times as long as the signature. */
  private readonly key: KeyObject;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'serikad wish secrets', 32)));
  }

  /** @returns 43 characters that carry 256 bits */
  of(invitationId: string, idempotencyKey: string): string {
    return createHmac('sha256', this.key).update(`wish:${invitationId}:${idempotencyKey}`).digest('base64url');
  }
}

/** SHA-256 in 43 characters of base64url. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
