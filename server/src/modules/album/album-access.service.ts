import { Injectable } from '@nestjs/common';
import { albumTime } from '@serikad/shared/album/album-time';
import { ALBUM_DAYS, type AlbumTime } from '@serikad/shared/album/album.types';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { SAMPLE_PREFIX } from '../../common/sample-prefix.js';
import type { GuestAlbum } from '../invitations/guest-invitation.js';
import { GuestInvitations } from '../invitations/guest-invitations.service.js';

const CLOSED = {
  off: {
    en: 'The couple do not take photos with this card at the moment. Please ask them how to send yours.',
    ms: 'Pengantin tidak menerima gambar melalui kad ini buat masa ini. Sila tanya mereka cara menghantar gambar.',
  },
  before: {
    en: 'Photos can be added once the wedding has begun. Please come back then.',
    ms: 'Gambar boleh ditambah apabila majlis bermula. Sila datang semula nanti.',
  },
  over: {
    en: `Photos could be added for ${ALBUM_DAYS} days after the wedding. Please send yours to the couple directly.`,
    ms: `Tempoh menambah gambar, ${ALBUM_DAYS} hari selepas majlis, sudah tamat. Sila hantar terus kepada pengantin.`,
  },
} as const;

/** What guests may do with an album at the moment. */
export interface OpenAlbum {
  /** The invitation. */
  id: string;
  album: GuestAlbum;
  time: AlbumTime;
}

/** Whether an album may be seen, and whether it takes photos. */
@Injectable()
export class AlbumAccess {
  constructor(
    private readonly invitations: GuestInvitations,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, also without an album */
  async forGuests(invitationId: string): Promise<OpenAlbum> {
    const found = await this.find(invitationId);
    if (!found.album.on) throw new DomainError('not-found');
    return found;
  }

  /**
   * For who adds photos.
   * @throws DomainError not-found, album-closed, sample-read-only
   */
  async forUpload(invitationId: string): Promise<OpenAlbum> {
    if (invitationId.startsWith(SAMPLE_PREFIX)) throw new DomainError('sample-read-only');
    const found = await this.find(invitationId);
    const state = found.album.on ? found.time : 'off';
    if (state !== 'open') throw new DomainError('album-closed', { texts: CLOSED[state] });
    return found;
  }

  private async find(invitationId: string): Promise<OpenAlbum> {
    const { id, album, isErased } = await this.invitations.forGuests(invitationId);
    return { id, album, time: isErased ? 'over' : albumTime(album, this.clock.now()) };
  }
}
