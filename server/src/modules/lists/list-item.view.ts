import type { ListItem } from '@serikad/shared/lists/list.types';
import type { ListItemRecord } from './checklist.schema.js';

export function listItemView(item: ListItemRecord): ListItem {
  return {
    _id: item._id.toHexString(),
    title: item.title,
    price: item.price,
    category: item.category,
    paymentCategory: item.paymentCategory,
    description: item.description,
    paidAmount: item.paidAmount,
    selected: item.selected,
    completed: item.completed,
  };
}
