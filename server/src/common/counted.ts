import { type Counted, MOST_COUNTED } from '@serikad/shared/admin/counted';
import type { Model, QueryFilter } from 'mongoose';

/** How many documents match, reading at most 1,000 of them or of their keys. An empty filter means all. */
export async function counted<T>(model: Model<T>, filter: QueryFilter<T>): Promise<Counted> {
  if (Object.keys(filter).length === 0) return countedAll(model);
  const count = await model.countDocuments(filter, { limit: MOST_COUNTED }).exec();
  return { count, countIs: count < MOST_COUNTED ? 'exact' : 'at-least' };
}

/** By the database's own metadata, which a crash may leave a little wrong: a small number is counted. */
async function countedAll<T>(model: Model<T>): Promise<Counted> {
  const estimate = await model.estimatedDocumentCount().exec();
  if (estimate >= 2 * MOST_COUNTED) return { count: estimate, countIs: 'estimate' };
  const count = await model.countDocuments({}, { limit: MOST_COUNTED, hint: { _id: 1 } }).exec();
  return count < MOST_COUNTED ? { count, countIs: 'exact' } : { count: Math.max(count, estimate), countIs: 'estimate' };
}
