import { Injectable } from '@nestjs/common';
import type { AddListItemDto, EditListItemDto, ListPaymentDto } from '@serikad/shared/lists/list.dto';
import { MOST_LIST_ITEMS, type ListItem, type ListItemAnswer } from '@serikad/shared/lists/list.types';
import { Types } from 'mongoose';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import { toObjectId } from '../../common/object-id.js';
import type { ListItemRecord } from './checklist.schema.js';
import { listItemView } from './list-item.view.js';
import { ListsRepository, type ItemOfUser } from './lists.repository.js';

const FULL = {
  en: `Your checklist has reached the maximum of ${MOST_LIST_ITEMS} entries. Please remove one first.`,
  ms: `Senarai semak sudah penuh dengan ${MOST_LIST_ITEMS} perkara. Sila buang satu dahulu.`,
};

/** A person's own checklist. Other people's entries are not found, like those that there never were. */
@Injectable()
export class ListsService {
  constructor(private readonly lists: ListsRepository) {}

  async find(user: SignedInUser): Promise<ListItem[]> {
    return (await this.lists.find(new Types.ObjectId(user.id))).map(listItemView);
  }

  /**
   * @returns the new entry's id
   * @throws DomainError limit-reached
   */
  async add(user: SignedInUser, dto: AddListItemDto): Promise<string> {
    const { title, price, category = '', description = '', paymentCategory = 'installment' } = dto;
    const _id = new Types.ObjectId();
    const started = { paidAmount: 0, selected: false, completed: false };
    const item = { _id, title, price, category, paymentCategory, description, ...started };
    if (!(await this.lists.add(new Types.ObjectId(user.id), item))) {
      throw new DomainError('limit-reached', { texts: FULL });
    }
    return _id.toHexString();
  }

  /** What was paid stays, also where it is more than the new price. */
  edit(user: SignedInUser, { listId, title, price, category, description }: EditListItemDto): Promise<ListItemAnswer> {
    return this.change(user, listId, { title, price, ...given({ category, description }) });
  }

  select(user: SignedInUser, listId: string, selected: boolean): Promise<ListItemAnswer> {
    return this.change(user, listId, { selected });
  }

  /** Ticks an entry off; it counts as paid in full from then on. */
  async complete(user: SignedInUser, listId: string): Promise<ListItemAnswer> {
    return answerOf(await this.lists.complete(itemOf(user, listId)));
  }

  /** What was paid stays paid. */
  undoCompleted(user: SignedInUser, listId: string): Promise<ListItemAnswer> {
    return this.change(user, listId, { completed: false });
  }

  /** Records how much has been paid altogether. */
  pay(user: SignedInUser, { listId, amount }: ListPaymentDto): Promise<ListItemAnswer> {
    return this.change(user, listId, { paidAmount: amount });
  }

  async remove(user: SignedInUser, listId: string): Promise<void> {
    if (!(await this.lists.remove(itemOf(user, listId)))) throw new DomainError('not-found');
  }

  private async change(
    user: SignedInUser,
    listId: string,
    fields: Partial<Omit<ListItemRecord, '_id'>>,
  ): Promise<ListItemAnswer> {
    return answerOf(await this.lists.change(itemOf(user, listId), fields));
  }
}

/** @throws DomainError not-found for an id that no entry can have */
function itemOf(user: SignedInUser, listId: string): ItemOfUser {
  const itemId = toObjectId(listId);
  if (!itemId) throw new DomainError('not-found');
  return { userId: new Types.ObjectId(user.id), itemId };
}

function answerOf(item: ListItemRecord | null): ListItemAnswer {
  if (!item) throw new DomainError('not-found');
  return { item: listItemView(item) };
}
