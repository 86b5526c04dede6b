import { Body, Controller, Delete, Get, Ip, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  AddAlbumPhotoDto,
  AlbumArchiveDto,
  AlbumPhotoIdDto,
  AlbumQuery,
  AlbumSettingsDto,
  DecideAlbumDto,
  OwnAlbumQuery,
  RemoveAlbumPhotosDto,
  WallLinkDto,
} from '@serikad/shared/album/album.dto';
import {
  type AlbumCounts,
  type AlbumPage,
  type AlbumUpload,
  type ArchivePart,
  type CoupleAlbum,
  type OwnAlbumPhotos,
  PIECE_BYTES,
} from '@serikad/shared/album/album.types';
import type { ErrorCode } from '@serikad/shared/errors/error-codes';
import type { Request, Response } from 'express';
import { DomainError } from '../../common/domain-error.js';
import { hasCode } from '../../config/system-error.js';
import { albumWeight, NO_ROOM_CHARGE, WEIGHTS } from '../../http/decorators/budgets.js';
import { AlbumGuest } from '../../http/decorators/link-token.decorator.js';
import { Operation, RawOperation } from '../../http/decorators/operation.decorator.js';
import { Public } from '../../http/decorators/public.decorator.js';
import { RateLimit, Weight } from '../../http/decorators/rate-limit.decorator.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import { CurrentUser, type SignedInUser } from '../../http/decorators/signed-in-user.js';
import { RateLimits } from '../../http/limits/rate-limits.service.js';
import { sendStoredFile } from '../../media/storage/send-stored-file.js';
import { BinaryBody, BinaryContent } from '../../media/uploads/binary-body.decorator.js';
import { AlbumArchive } from './album-archive.service.js';
import { AlbumService } from './album.service.js';
import { AlbumUploads } from './album-uploads.service.js';
import { OwnAlbumService } from './own-album.service.js';
import { WallService } from './wall.service.js';

/** How long an approved picture is kept: a photo that is hidden again is gone after it. */
const APPROVED = 'public, max-age=300';
const SIGNED = 'private, max-age=3600';
const NO_ROOM: ReadonlySet<ErrorCode> = new Set(['limit-reached', 'too-many-requests']);

/** Photos that guests add, for guests and for the couple. */
@Controller('api/album')
export class AlbumController {
  constructor(
    private readonly uploads: AlbumUploads,
    private readonly album: AlbumService,
    private readonly own: OwnAlbumService,
    private readonly wall: WallService,
    private readonly archives: AlbumArchive,
    private readonly limits: RateLimits,
  ) {}

  @Operation('POST /api/album/photo', {
    summary: 'Announces a photo, which claims its place; its pieces follow.',
    description:
      'Repeated with the same `upload` and key, it answers how far the photo is. 60 photos of a guest and 4,000 photos or 12 GB of an album are the limit. Uploads under way from one network may hold a part of it: beyond that the call is `too-many-requests`, and is repeated after `Retry-After`. Photos are taken from the wedding’s start on, for 60 days.',
    errors: ['not-found', 'album-closed', 'limit-reached', 'sample-read-only'],
  })
  @Public()
  @Post('photo')
  @RateLimit('album-photos', 'body.invitationId')
  async announce(@AlbumGuest() key: string, @Body() dto: AddAlbumPhotoDto, @Ip() client: string): Promise<AlbumUpload> {
    try {
      return await this.uploads.announce(key, dto, client);
    } catch (error) {
      const hasNoRoom = error instanceof DomainError && NO_ROOM.has(error.code);
      if (hasNoRoom) this.limits.charge('album-photos', client, NO_ROOM_CHARGE);
      throw error;
    }
  }

  @Operation('PUT /api/album/photo/:id/piece/:index', {
    summary: 'Stores a piece of a photo; with the last one the photo waits for the couple.',
    description:
      'Pieces have 262,144 bytes, the last one the rest, and are sent one after the other from 0 on; the answer says which is next. Safe to repeat. A piece whose turn it is not is `conflict`, with the state as `current`. A file that is no picture is `invalid-file`, and does not count any more.',
    errors: ['album-closed', 'invalid-file', 'conflict'],
  })
  @Public()
  @Put('photo/:id/piece/:index')
  @RateLimit('album-pieces')
  @BinaryBody(PIECE_BYTES)
  receive(
    @AlbumGuest() key: string,
    @Param('id') id: string,
    @Param('index') index: string,
    @BinaryContent() piece: Buffer,
    @Ip() client: string,
  ): Promise<AlbumUpload> {
    if (!/^\d{1,3}$/.test(index)) throw new DomainError('not-found');
    return this.uploads.receive(key, id, Number(index), piece, client);
  }

  @Operation('DELETE /api/album/photo', {
    summary: 'Removes a photo of the guest’s own, in whatever state.',
    errors: ['not-found'],
  })
  @Public()
  @Delete('photo')
  @RateLimit('album-photos')
  async remove(@AlbumGuest() key: string, @Body() { id }: AlbumPhotoIdDto): Promise<Record<string, never>> {
    await this.uploads.remove(key, id);
    return {};
  }

  @Operation('GET /api/album/mine/:id', { summary: 'The guest’s own photos of an invitation, the newest first.' })
  @Public()
  @Get('mine/:id')
  @Weight(WEIGHTS.album)
  mine(@AlbumGuest() key: string, @Param('id') invitationId: string): Promise<OwnAlbumPhotos> {
    return this.album.own(key, invitationId);
  }

  @Operation('GET /api/album/photos/:id', {
    summary: 'A page of the photos that the couple have approved, the newest first.',
    description: '`before` is the `next` of the page before. Without an album it is `not-found`.',
  })
  @Public()
  @Get('photos/:id')
  @Weight(WEIGHTS.album)
  photos(@Param('id') invitationId: string, @Query() { before }: AlbumQuery): Promise<AlbumPage> {
    return this.album.page(invitationId, before);
  }

  @RawOperation({
    summary: 'A picture of a photo: small, medium or large.',
    description:
      'Of an approved photo for everyone while guests see the album, and kept for five minutes. Otherwise with the signature `t` alone, which the couple get, and the guest for their own.',
    produces: ['image/webp'],
  })
  @Public()
  @Get('picture/:uuid/:size')
  @RateLimit('album-pictures')
  @RawAnswer()
  async picture(
    @Param('uuid') uuid: string,
    @Param('size') size: string,
    @Query('t') signature: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { file, isPublic } = await this.album.picture(uuid, size, signature);
    await sendStoredFile(request, response, file, {
      cacheControl: isPublic ? APPROVED : SIGNED,
      resourcePolicy: 'same-origin',
    });
  }

  @Operation('PUT /api/album/settings', {
    summary: 'Takes photos of guests on the guest page, or no more; photos that are there stay.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('settings')
  set(@CurrentUser() user: SignedInUser, @Body() dto: AlbumSettingsDto): Promise<{ on: boolean }> {
    return this.own.set(user, dto);
  }

  @Operation('GET /api/album/own/:invitationId', {
    summary: 'A page of the photos in a state, the newest first, with all counts.',
    description: '`before` is the `next` of the page before.',
  })
  @Get('own/:invitationId')
  @Weight(WEIGHTS.album)
  view(
    @CurrentUser() user: SignedInUser,
    @Param('invitationId') invitationId: string,
    @Query() query: OwnAlbumQuery,
  ): Promise<CoupleAlbum> {
    return this.own.view(user, invitationId, query);
  }

  @Operation('PUT /api/album/decided', {
    summary: 'Shows photos to guests, or hides them; photos that are not there any more are left out.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('decided')
  @Weight(({ body }) => albumWeight(body))
  async decide(@CurrentUser() user: SignedInUser, @Body() dto: DecideAlbumDto): Promise<{ counts: AlbumCounts }> {
    return { counts: await this.own.decide(user, dto) };
  }

  @Operation('DELETE /api/album/chosen', {
    summary: 'Removes photos for good, with their originals.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('chosen')
  @Weight(({ body }) => albumWeight(body))
  async removeAll(
    @CurrentUser() user: SignedInUser,
    @Body() dto: RemoveAlbumPhotosDto,
  ): Promise<{ counts: AlbumCounts }> {
    return { counts: await this.own.remove(user, dto) };
  }

  @Operation('PUT /api/album/wall-link', {
    summary: 'Makes or renews the link of the hall’s screen, or revokes it: an earlier link is unknown at once.',
    errors: ['not-found', 'trial-expired', 'package-required'],
  })
  @Put('wall-link')
  async setLink(@CurrentUser() user: SignedInUser, @Body() dto: WallLinkDto): Promise<{ link: string }> {
    return { link: await this.wall.setLink(user, dto) };
  }

  @Operation('POST /api/album/archive', {
    summary:
      'The parts of the album as .zip of the originals, at most 500 or 1 GB in each; their addresses work for an hour.',
    errors: ['not-found'],
  })
  @Post('archive')
  @RateLimit('exports', 'body.invitationId')
  async archive(@CurrentUser() user: SignedInUser, @Body() dto: AlbumArchiveDto): Promise<{ parts: ArchivePart[] }> {
    return { parts: await this.archives.parts(user, dto) };
  }

  @RawOperation({
    summary: 'A part of an album’s archive, by its signed address.',
    produces: ['application/zip'],
  })
  @Public()
  @Get('part/:token')
  @RateLimit('exports')
  @RawAnswer()
  async part(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const part = await this.archives.open(token);
    response.attachment(part.fileName).set('Content-Type', 'application/zip');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    try {
      await part.write(response);
    } catch (error) {
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
    }
  }
}
