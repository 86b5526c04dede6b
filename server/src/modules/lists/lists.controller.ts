import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { AddListItemDto, EditListItemDto, ListIdDto, ListPaymentDto } from '@serikad/shared/lists/list.dto';
import type { ListItem, ListItemAnswer } from '@serikad/shared/lists/list.types';
import { CurrentUser, type SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { ListsService } from './lists.service.js';

type User = SignedInUser;

@Controller('list')
export class ListsController {
  constructor(private readonly lists: ListsService) {}

  @Operation('GET /list/get', { summary: 'Your checklist, as its entries were added.' })
  @Get('get')
  async find(@CurrentUser() user: User): Promise<{ list: ListItem[] }> {
    return { list: await this.lists.find(user) };
  }

  @Operation('POST /list/add', { summary: 'Adds an entry to your checklist.', errors: ['limit-reached'] })
  @Post('add')
  async add(@CurrentUser() user: User, @Body() dto: AddListItemDto): Promise<{ listId: string }> {
    return { listId: await this.lists.add(user, dto) };
  }

  @Operation('PUT /list/edit', {
    summary: 'Changes what an entry of your checklist says.',
    description: 'What was paid stays as it is.',
    errors: ['not-found'],
  })
  @Put('edit')
  edit(@CurrentUser() user: User, @Body() dto: EditListItemDto): Promise<ListItemAnswer> {
    return this.lists.edit(user, dto);
  }

  @Operation('DELETE /list/delete', { summary: 'Takes an entry off your checklist.', errors: ['not-found'] })
  @Delete('delete')
  async remove(@CurrentUser() user: User, @Body() { listId }: ListIdDto): Promise<Record<string, never>> {
    await this.lists.remove(user, listId);
    return {};
  }

  @Operation('PUT /list/select', { summary: 'Marks an entry of your checklist.', errors: ['not-found'] })
  @Put('select')
  select(@CurrentUser() user: User, @Body() { listId }: ListIdDto): Promise<ListItemAnswer> {
    return this.lists.select(user, listId, true);
  }

  @Operation('PUT /list/deselect', { summary: 'Takes the mark off an entry.', errors: ['not-found'] })
  @Put('deselect')
  deselect(@CurrentUser() user: User, @Body() { listId }: ListIdDto): Promise<ListItemAnswer> {
    return this.lists.select(user, listId, false);
  }

  @Operation('PUT /list/completed', {
    summary: 'Ticks an entry of your checklist off.',
    description: 'Where less than its price was paid, the full price is recorded as paid.',
    errors: ['not-found'],
  })
  @Put('completed')
  complete(@CurrentUser() user: User, @Body() { listId }: ListIdDto): Promise<ListItemAnswer> {
    return this.lists.complete(user, listId);
  }

  @Operation('PUT /list/undo-completed', {
    summary: 'Takes the tick off an entry; what was paid stays paid.',
    errors: ['not-found'],
  })
  @Put('undo-completed')
  undoCompleted(@CurrentUser() user: User, @Body() { listId }: ListIdDto): Promise<ListItemAnswer> {
    return this.lists.undoCompleted(user, listId);
  }

  @Operation('PUT /list/payment/update', {
    summary: 'Records how much of an entry has been paid.',
    description: '`amount` is what has been paid altogether: it takes the place of what was recorded before.',
    errors: ['not-found'],
  })
  @Put('payment/update')
  pay(@CurrentUser() user: User, @Body() dto: ListPaymentDto): Promise<ListItemAnswer> {
    return this.lists.pay(user, dto);
  }
}
