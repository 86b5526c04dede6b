import type { PaymentCategory } from '@serikad/shared/lists/list.types';
import { Schema, type Types } from 'mongoose';

export const CHECKLIST_MODEL = 'Checklist';

export interface ListItemRecord {
  _id: Types.ObjectId;
  title: string;
  price: number;
  category: string;
  paymentCategory: PaymentCategory;
  description: string;
  paidAmount: number;
  selected: boolean;
  completed: boolean;
}

/** A person's whole checklist in one document, so that one write decides whether there is room for another entry. */
export interface ChecklistRecord {
  _id: Types.ObjectId;
  /** As they were added. */
  items: ListItemRecord[];
}

const text = { type: String, default: '' };
const amount = { type: Number, required: true, min: 0 };
const flag = { type: Boolean, required: true };

const itemSchema = new Schema<ListItemRecord>({
  title: text,
  price: amount,
  category: text,
  paymentCategory: { type: String, required: true },
  description: text,
  paidAmount: amount,
  selected: flag,
  completed: flag,
});

/** Found by its `_id` alone, so it needs no index of its own. */
export const checklistSchema = new Schema<ChecklistRecord>(
  { items: { type: [itemSchema], required: true } },
  { collection: 'checklists', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);
