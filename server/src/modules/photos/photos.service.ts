import { Injectable } from '@nestjs/common';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { PhotosRepository } from './photos.repository.js';

@Injectable()
export class PhotosService {
  constructor(private readonly photos: PhotosRepository) {}

  /** The gallery of an invitation in its order. */
  async find(invitationId: string): Promise<PhotoView[]> {
    const photos = await this.photos.findByInvitation(invitationId);
    return photos.map(({ _id, imageUrl, order }) => ({ _id: _id.toHexString(), imageUrl, order }));
  }
}
