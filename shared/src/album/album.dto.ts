import { Check, Flag, Id, IdList, OneOf, Optional, Text, WholeNumber } from '../validation/decorators.js';
import {
  LONGEST_ALBUM_NAME,
  MOST_DECIDED,
  MOST_PHOTO_BYTES,
  WHOLE_STATES,
  type WholePhotoState,
} from './album.types.js';

const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** Body of PUT /api/album/settings. */
export class AlbumSettingsDto {
  @Id() invitationId!: string;
  @Flag({ missing: 'required' }) on!: boolean;
}

/**
 * Body of POST /api/album/photo: announces a photo, whose pieces follow.
 * Repeated with the same `upload`, it answers how far that is.
 */
export class AddAlbumPhotoDto {
  @Id() invitationId!: string;
  /** Random, made by the device for this photo: 32 hexadecimal digits. */
  @Check('upload', (value) => (typeof value === 'string' && UPLOAD_ID.test(value) ? undefined : 'invalid'), {
    type: 'string',
    pattern: UPLOAD_ID.source,
  })
  upload!: string;
  @WholeNumber(1, MOST_PHOTO_BYTES) bytes!: number;
  @Text({ max: LONGEST_ALBUM_NAME, optional: true }) name: string = '';
}

/** Body of DELETE /api/album/photo, with the guest's key in a header. */
export class AlbumPhotoIdDto {
  @Id() id!: string;
}

/** Query of GET /api/album/own/{invitationId}. */
export class OwnAlbumQuery {
  @Optional() @OneOf(WHOLE_STATES) state: WholePhotoState = 'waiting';
  @Optional() @Id() before?: string;
}

/** Query of GET /api/album/photos/{id}. */
export class AlbumQuery {
  @Optional() @Id() before?: string;
}

/** Body of PUT /api/album/decided. */
export class DecideAlbumDto {
  @Id() invitationId!: string;
  @IdList(MOST_DECIDED) ids!: string[];
  @OneOf(['approved', 'hidden']) state!: 'approved' | 'hidden';
}

/** Body of DELETE /api/album/chosen. */
export class RemoveAlbumPhotosDto {
  @Id() invitationId!: string;
  @IdList(MOST_DECIDED) ids!: string[];
}

/** Body of PUT /api/album/wall-link: makes or renews the address of the hall's screen, or revokes it. */
export class WallLinkDto {
  @Id() invitationId!: string;
  @Flag({ missing: 'required' }) active!: boolean;
}

/** Body of POST /api/album/archive. */
export class AlbumArchiveDto {
  @Id() invitationId!: string;
  /** Approved photos alone, or all. */
  @OneOf(['approved', 'all']) photos!: 'approved' | 'all';
}
