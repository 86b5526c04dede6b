import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { BlankCoverQuery, CoverQuery } from '@serikad/shared/designs/design-query.dto';
import type { Request, Response } from 'express';
import { Public } from '../../http/decorators/public.decorator.js';
import { DomainError } from '../../common/domain-error.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import { CatalogueFiles } from '../../media/storage/catalogue-files.js';
import { sendStoredFile } from '../../media/storage/send-stored-file.js';
import { AVIF_WIDTHS, coverWidth, negotiateCoverFormat } from './cover-format.js';
import { DesignsService } from './designs.service.js';
import { UploadedCoversService } from './uploaded-covers.service.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';

/** The address stays when the picture changes, so it is asked again after an hour. Anyone may show a cover. */
const HEADERS = { cacheControl: 'public, max-age=3600, must-revalidate', resourcePolicy: 'cross-origin' } as const;

/** With `?v=`, an address of its own for each picture. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pictures of a design with the sample couple's names. */
@Controller('design')
@RateLimit('files')
@RawAnswer()
export class CoversController {
  constructor(
    private readonly designs: DesignsService,
    private readonly files: CatalogueFiles,
    private readonly uploaded: UploadedCoversService,
  ) {}

  /** The cover, 2:3. */
  @RawOperation({
    summary: 'The cover of a design, 2:3, with the sample couple’s names.',
    produces: ['image/avif', 'image/webp', 'image/jpeg'],
  })
  @Get('cover-image/:designId')
  @Public()
  async cover(
    @Param('designId') id: string,
    @Query() { w, format }: CoverQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { widths, folder, uploaded } = await this.designs.cover(id);
    const shown = format ?? negotiateCoverFormat(request.headers.accept);
    const width = coverWidth(shown === 'avif' ? [...widths, ...AVIF_WIDTHS] : widths, w) ?? 0;
    const own = uploaded === null ? null : await this.uploaded.cover(uploaded, width, shown);
    const file = own ?? (await this.files.openNamed(folder, `cover-${width}.${shown}`));
    if (!file) throw new DomainError('not-found');
    await sendStoredFile(request, response, file, { ...HEADERS, ...(format === undefined && { vary: 'Accept' }) });
  }

  /**
   * The bundled cover without its texts, or a picture that stands between them. Browsers that show the shop read WebP.
   */
  @RawOperation({
    summary: 'The cover of a design without texts, 2:3, or a mark that stands between the texts.',
    produces: ['image/avif', 'image/webp'],
  })
  @Get('blank-cover/:designId')
  @Public()
  async blank(
    @Param('designId') id: string,
    @Query() { w, mark, v }: BlankCoverQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { widths, folder, blankVersion } = await this.designs.cover(id);
    if (blankVersion === null) throw new DomainError('not-found');
    const format = negotiateCoverFormat(request.headers.accept) === 'avif' ? 'avif' : 'webp';
    const name = mark === undefined ? `blank-${coverWidth(widths, w) ?? 0}.${format}` : `blank-${mark}.webp`;
    const file = await this.files.openNamed(folder, name);
    if (!file) throw new DomainError('not-found');
    const headers = v === blankVersion ? { ...HEADERS, cacheControl: IMMUTABLE } : HEADERS;
    await sendStoredFile(request, response, file, { ...headers, ...(mark === undefined && { vary: 'Accept' }) });
  }

  /** What a link shows in a chat: JPEG, 1200 × 630. Of a hidden design too: invitations keep theirs. */
  @RawOperation({
    summary: 'What a link to a design shows in a chat, 1200 × 630.',
    description: 'The page of a design names it with `?v=`, which changes with the picture.',
    produces: ['image/jpeg'],
  })
  @Get('preview-image/:designId')
  @Public()
  async preview(@Param('designId') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { folder, uploaded, ground } = await this.designs.cover(id);
    const own = uploaded === null ? null : await this.uploaded.preview(uploaded, ground);
    const file = own ?? (await this.files.openNamed(folder, 'preview.jpg'));
    if (!file) throw new DomainError('not-found');
    const isVersion = request.query['v'] === (await this.designs.linkPictureVersion(id));
    await sendStoredFile(request, response, file, isVersion ? { ...HEADERS, cacheControl: IMMUTABLE } : HEADERS);
  }
}
