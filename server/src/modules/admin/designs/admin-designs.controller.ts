import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  AdminDesignQuery,
  CreateDesignDto,
  DesignCoverDto,
  DesignLayerDto,
  HideDesignDto,
  OrderDesignsDto,
  RemoveDesignLayerDto,
  UpdateDesignDto,
} from '@serikad/shared/designs/admin-design.dto';
import type { AdminDesignAnswer, AdminDesignPage } from '@serikad/shared/designs/admin-design.types';
import { SellerOnly } from '../../../auth/seller-only.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Operation } from '../../../http/decorators/operation.decorator.js';
import { ImageUpload, UploadedImage } from '../../../media/uploads/image-upload.decorator.js';
import { DesignEditsService } from '../../designs/design-edits.service.js';
import { DesignPicturesService } from '../../designs/design-pictures.service.js';
import type { DesignRecord } from '../../designs/design.schema.js';
import { SellerDesignsService } from '../../designs/seller-designs.service.js';
import { adminDesignSummary, adminDesignView } from './admin-design.view.js';

const NO_PICTURE = Buffer.alloc(0);

@Controller('api/admin/design')
@SellerOnly()
export class AdminDesignsController {
  constructor(
    private readonly designs: SellerDesignsService,
    private readonly edits: DesignEditsService,
    private readonly pictures: DesignPicturesService,
  ) {}

  @Operation('GET /api/admin/design/find', { summary: 'All designs in the catalogue’s order, hidden ones too.' })
  @Get('find')
  async page(@Query() { category, skip, limit }: AdminDesignQuery): Promise<AdminDesignPage> {
    const { designs, count } = await this.designs.page(category, skip, limit);
    return { count, designs: designs.map(adminDesignSummary) };
  }

  @Operation('GET /api/admin/design/find-one/:id', { summary: 'A design as the seller edits it.' })
  @Get('find-one/:id')
  async findOne(@Param('id') id: string): Promise<AdminDesignAnswer> {
    return answer(await this.designs.find(id));
  }

  @Operation('POST /api/admin/design/create', {
    summary: 'Makes a design, hidden at first, with the art of another one.',
    errors: ['limit-reached'],
  })
  @Post('create')
  async create(@CurrentUser() seller: SignedInUser, @Body() dto: CreateDesignDto): Promise<AdminDesignAnswer> {
    return answer(await this.edits.create(seller, dto));
  }

  @Operation('PUT /api/admin/design/update', {
    summary: 'Changes a design’s name, category, theme, colours or video link.',
    description: 'What is left out stays. What was changed once stays the seller’s when the bundled design changes.',
  })
  @Put('update')
  async update(@CurrentUser() seller: SignedInUser, @Body() dto: UpdateDesignDto): Promise<AdminDesignAnswer> {
    return answer(await this.edits.update(seller, dto));
  }

  @Operation('PUT /api/admin/design/hidden', {
    summary: 'Hides a design from the catalogue, or shows it again.',
    description: 'A hidden design can’t be chosen any more; the invitations that have it keep it.',
  })
  @Put('hidden')
  async setHidden(@CurrentUser() seller: SignedInUser, @Body() dto: HideDesignDto): Promise<AdminDesignAnswer> {
    return answer(await this.edits.setHidden(seller, dto.id, dto.hidden));
  }

  @Operation('PUT /api/admin/design/order', {
    summary: 'Puts the designs in a new order: all ids, hidden ones too.',
    errors: ['conflict'],
  })
  @Put('order')
  reorder(@CurrentUser() seller: SignedInUser, @Body() dto: OrderDesignsDto): Promise<{ ids: string[] }> {
    return this.edits.reorder(seller, dto.ids);
  }

  @Operation('POST /api/admin/design/cover', { summary: 'Uploads a cover, which is cut to 2:3 from its middle.' })
  @Post('cover')
  @ImageUpload('image', { required: true })
  async setCover(
    @CurrentUser() seller: SignedInUser,
    @Body() { id }: DesignCoverDto,
    @UploadedImage() bytes: Buffer = NO_PICTURE,
  ): Promise<AdminDesignAnswer> {
    return answer(await this.pictures.setCover(seller, id, bytes));
  }

  @Operation('DELETE /api/admin/design/cover', {
    summary: 'Takes the uploaded cover away: the bundled one shows again.',
  })
  @Delete('cover')
  async removeCover(@CurrentUser() seller: SignedInUser, @Body() { id }: DesignCoverDto): Promise<AdminDesignAnswer> {
    return answer(await this.pictures.removeCover(seller, id));
  }

  @Operation('POST /api/admin/design/layer', {
    summary: 'Uploads a picture for one of the design’s layers, by its role.',
  })
  @Post('layer')
  @ImageUpload('image', { required: true })
  async setLayer(
    @CurrentUser() seller: SignedInUser,
    @Body() { id, role }: DesignLayerDto,
    @UploadedImage() bytes: Buffer = NO_PICTURE,
  ): Promise<AdminDesignAnswer> {
    return answer(await this.pictures.setLayer(seller, id, role, bytes));
  }

  @Operation('DELETE /api/admin/design/layer', {
    summary: 'Takes a layer’s uploaded picture away: the bundled one shows again.',
    description: 'With `empty` none shows: the layer is left out, also where the bundled one was seen.',
  })
  @Delete('layer')
  async removeLayer(
    @CurrentUser() seller: SignedInUser,
    @Body() { id, role, empty = false }: RemoveDesignLayerDto,
  ): Promise<AdminDesignAnswer> {
    return answer(await this.pictures.removeLayer(seller, id, role, empty));
  }
}

const answer = (design: DesignRecord): AdminDesignAnswer => ({ design: adminDesignView(design) });
