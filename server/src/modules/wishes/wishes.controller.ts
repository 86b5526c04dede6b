import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { AddWishDto, DeleteWishDto, EditWishDto } from '@serikad/shared/wishes/wish.dto';
import { SampleWishesQuery, WishListQuery } from '@serikad/shared/wishes/wish-query.dto';
import type { OwnWish, WishView } from '@serikad/shared/wishes/wish.types';
import type { Response } from 'express';
import { Public } from '../../auth/public.decorator.js';
import { CurrentUser, MaybeUser, type SignedInUser } from '../../auth/signed-in-user.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { WishListService } from './wish-list.service.js';
import { WishesService } from './wishes.service.js';

type User = SignedInUser;

@Controller('api/wish')
export class WishesController {
  constructor(
    private readonly wishes: WishesService,
    private readonly lists: WishListService,
  ) {}

  /** The wishes of an invitation, newest first; `X-Total-Count` says how many there are. */
  @Public()
  @Get('get-all/:id')
  async getAll(
    @Param('id') id: string,
    @Query() query: WishListQuery,
    @MaybeUser() user: User | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WishView[]> {
    const { wishes, total } = await this.lists.list(user, id, query);
    response.setHeader('X-Total-Count', String(total));
    return wishes;
  }

  @Public()
  @Get('sample')
  samples(@Query() { language }: SampleWishesQuery): WishView[] {
    return this.lists.samples(language);
  }

  /** A guest's own answer, by its secret. */
  @Public()
  @Get('user/:id')
  own(@Param('id') secret: string): Promise<OwnWish> {
    return this.lists.own(secret);
  }

  @Public()
  @Post('add')
  async add(@Body() dto: AddWishDto, @IdempotencyKey() key: string | undefined): Promise<{ wishId: string }> {
    return { wishId: await this.wishes.add(dto, key) };
  }

  @Public()
  @Put('edit')
  async edit(@Body() dto: EditWishDto): Promise<{ wishId: string }> {
    await this.wishes.edit(dto);
    return { wishId: dto.wishId };
  }

  /** For the couple: takes an answer off their list, by the list's `_id`. */
  @Delete('delete')
  async remove(@CurrentUser() user: User, @Body() { wishId }: DeleteWishDto): Promise<Record<string, never>> {
    await this.wishes.remove(await this.lists.deletable(user, wishId));
    return {};
  }
}
