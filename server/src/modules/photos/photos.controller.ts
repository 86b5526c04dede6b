import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { AddPhotoDto, DeletePhotoDto, OrderPhotosDto } from '@serikad/shared/photos/photo.dto';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { CurrentUser, type SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';
import { ImageUpload, UploadedImage } from '../../media/uploads/image-upload.decorator.js';
import { PhotosService } from './photos.service.js';

@Controller('api/photo')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Operation('POST /api/photo/add', {
    summary: 'Adds a picture to the gallery, which holds seven.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached'],
  })
  @Post('add')
  @RateLimit('uploads')
  @ImageUpload('image', { required: true })
  add(
    @CurrentUser() user: SignedInUser,
    @Body() dto: AddPhotoDto,
    @UploadedImage() picture: Buffer,
  ): Promise<{ id: string; imageUrl: string }> {
    return this.photos.add(user, dto, picture);
  }

  @Operation('DELETE /api/photo/delete', {
    summary: 'Removes a picture from the gallery.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('delete')
  async remove(@CurrentUser() user: SignedInUser, @Body() dto: DeletePhotoDto): Promise<Record<string, never>> {
    await this.photos.remove(user, dto);
    return {};
  }

  @Operation('PUT /api/photo/order', {
    summary: 'Puts the gallery in another order.',
    description: '`ids` are those of all its photos, each once.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('order')
  async order(@CurrentUser() user: SignedInUser, @Body() dto: OrderPhotosDto): Promise<{ photos: PhotoView[] }> {
    return { photos: await this.photos.order(user, dto) };
  }
}
