import { type Counted, MOST_COUNTED } from '@serikad/shared/admin/counted';
import type { Model, QueryFilter } from 'mongoose';

/** How many documents match, reading at most 1,000 of them or of their keys. An empty filter means all. */
export async function counted<T>(model: Model<T>, filter: QueryFilter<T>): Promise<Counted> {
  const isAll = Object.keys(filter).length === 0;
  const count = await model.countDocuments(filter, { limit: MOST_COUNTED, ...(isAll && { hint: { _id: 1 } }) }).exec();
  if (count < MOST_COUNTED) return { count, countIs: 'exact' };
  if (!isAll) return { count, countIs: 'at-least' };
  return { count: await model.estimatedDocumentCount().exec(), countIs: 'estimate' };
}
