import { Injectable } from '@nestjs/common';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { DomainError } from '../../common/domain-error.js';
import { Faults } from '../../common/faults.js';
import type { ImagePurpose } from '../images/image-purpose.js';
import { ImagesService } from '../images/images.service.js';

interface RecordWithImage {
  purpose: ImagePurpose;
  invitationId: OwnedInvitationId;
  picture: Buffer;
  /**
   * Writes the record that holds the picture by its key.
   * @returns false when there is nothing to write it to any more
   */
  write: (key: string) => Promise<boolean>;
  /** Undoes what was written before; nothing of it when the record was written after all. */
  giveUp?: () => Promise<void>;
}

const RETRY_SECONDS = 2;

/** Brings a picture and its record together: either both are there, or neither. */
@Injectable()
export class ImageRecords {
  constructor(
    private readonly images: ImagesService,
    private readonly faults: Faults,
  ) {}

  /**
   * Stores a picture, then its record. When either fails, the other is removed again.
   * @returns the picture's key
   * @throws DomainError invalid-file, limit-reached, unavailable; and what `write` throws
   */
  async complete({ purpose, invitationId, picture, write, giveUp }: RecordWithImage): Promise<string> {
    let key: string | null = null;
    try {
      await this.faults.reach('image-record.claimed');
      key = (await this.images.store(purpose, invitationId, picture)).imageUrl;
      await this.faults.reach('image-record.stored');
      if (!(await write(key))) throw new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
      return key;
    } catch (error) {
      // Looks who holds it first: a write whose answer was lost may have been done.
      await this.images.remove(key);
      await giveUp?.().catch(() => undefined);
      throw error;
    }
  }
}
