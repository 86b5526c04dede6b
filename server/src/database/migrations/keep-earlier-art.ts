import type mongoose from 'mongoose';
import type { Migration } from './migration.js';
import { walkRanges } from './walk-ranges.js';

/** What the seller may edit that belongs to the art; a copy on purpose, as in every released step. */
const ART_FIELDS = [
  'palette',
  'navbar',
  'buttonColor',
  'buttonTextColor',
  'outlinedButtonColor',
  'outlinedButtonTextColor',
  'backgroundColor',
  'firstPageBackgroundColor',
];

interface StoredDesign {
  _id: string;
  [field: string]: unknown;
}

interface Redrawn {
  /** The designs that were drawn anew, with the layout of their former art: by it the stored one is recognized. */
  readonly layouts: Readonly<Record<string, string>>;
  /** Of an invitation: this step has not moved it yet. */
  readonly unmoved: mongoose.mongo.Filter<mongoose.mongo.BSON.Document>;
}

/**
 * Couples keep the art that they have ordered (docs/decisions/214-earlier-art.md): the stored design becomes the hidden
 * design `<id>-1`, with what the seller changed in it, and invitations, orders and the seller's designs of before name
 * it. Released steps are made by this: like them it is not changed.
 */
export function keepEarlierArt({ layouts, unmoved }: Redrawn): Migration {
  const ids = Object.keys(layouts);
  return {
    what: `designs: the former art of ${ids.length} that were drawn anew`,
    run: async (db, signal, report) => {
      const before = { createdAt: { $lt: new Date() } };
      signal.throwIfAborted();
      for (const id of ids) await keepFormer(db.collection<StoredDesign>('designs'), id, layouts[id]);
      const invitations = db.collection('invitations');
      await walkRanges(invitations, { signal, report }, (range) =>
        // Marked, so that a couple who choose the new art meanwhile keep it.
        invitations.updateMany({ ...range, ...before, design: { $in: ids }, ...unmoved }, [
          {
            $set: {
              design: { $concat: ['$design', '-1'] },
              orderedArt: { $concat: ['$design', '-1'] },
              // A form that was opened before is not saved over this: it names the new art.
              'revisions.designLanguage': { $add: ['$revisions.designLanguage', 1] },
            },
          },
        ]),
      );
      const orders = db.collection('orders');
      await walkRanges(orders, { signal, report }, (range) =>
        orders.updateMany({ ...range, ...before, 'invitationStart.design': { $in: ids } }, [
          { $set: { 'invitationStart.design': { $concat: ['$invitationStart.design', '-1'] } } },
        ]),
      );
    },
  };
}

/** Copies a design with its former art, once, and frees the design from what belonged to that. */
async function keepFormer(
  designs: mongoose.mongo.Collection<StoredDesign>,
  id: string,
  layout: string | undefined,
): Promise<void> {
  const former = { _id: id, layout };
  const found = await designs.findOne(former);
  if (found) {
    const { _id, ...fields } = found;
    const copy = { ...fields, earlierOf: _id, hidden: true, contentHash: '' };
    await designs.updateOne({ _id: `${id}-1` }, { $setOnInsert: copy }, { upsert: true });
  }
  await designs.updateMany({ basedOn: id, layout }, { $set: { basedOn: `${id}-1` } });
  await designs.updateOne(former, {
    $pull: { edited: { $in: ART_FIELDS } } as never,
    $unset: { ownCover: '', ownColours: '', ownLayers: '' },
  });
}
