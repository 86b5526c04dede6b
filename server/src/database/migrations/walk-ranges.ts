import type mongoose from 'mongoose';
import type { ReportCount } from '../../common/progress.js';

type Filter = mongoose.mongo.Filter<mongoose.mongo.BSON.Document>;

/** Enough to make the round trips cheap, few enough that a step looks at its signal several times a second. */
const BATCH = 5_000;

interface RangeWalk {
  readonly signal: AbortSignal;
  readonly report: ReportCount;
  readonly batch?: number;
}

/**
 * Walks a whole collection along `_id`, range by range, without any other index and without a cursor that stays open.
 * Documents that are added behind the walk while it runs are not visited: they have the new shape already.
 * @param work gets the filter of one range, for one `updateMany` or `find`
 */
export async function walkRanges(
  collection: mongoose.mongo.Collection,
  { signal, report, batch = BATCH }: RangeWalk,
  work: (range: Filter) => Promise<unknown>,
): Promise<void> {
  const total = await collection.estimatedDocumentCount();
  let after: Filter = {};
  for (let done = 0; ; done += batch) {
    signal.throwIfAborted();
    report({ done: Math.min(done, total), total });
    const end = await collection
      .find(after, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .skip(batch - 1)
      .limit(1)
      .next();
    // The last range has no end: fewer documents are left than a batch.
    await work(end ? { _id: { ...(after['_id'] as object), $lte: end._id } } : after);
    if (!end) return;
    after = { _id: { $gt: end._id } };
  }
}
