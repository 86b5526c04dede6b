import type mongoose from 'mongoose';
import type { Migration } from './migration.js';
import { walkRanges } from './walk-ranges.js';

/** The designs that were drawn anew, with the layout of their former art: by it the stored one is recognized. */
const REDRAWN: Readonly<Record<string, string>> = {
  cv0001: 'floral-corners',
  cv0005: 'minimal-arch',
  cv0103: 'floral-meadow',
  cv0203: 'vintage-frame',
  cv0305: 'classic-cartouche',
  cv0306: 'classic-pelamin',
  cv0405: 'modern-blocks',
  cv0504: 'rustic-eaves',
  cv0604: 'islamic-lamps',
  cv0702: 'minimal-line',
  cv0704: 'minimal-vellum',
};
const IDS = Object.keys(REDRAWN);

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

/**
 * Couples keep the art that they have ordered (docs/decisions/214-earlier-art.md): the stored design becomes the hidden
 * design `<id>-1`, with what the seller changed in it, and invitations, orders and the seller's designs of before name it.
 */
export const earlierArt: Migration = {
  what: `designs: the former art of ${IDS.length} that were drawn anew`,
  run: async (db, signal, report) => {
    const before = { createdAt: { $lt: new Date() } };
    signal.throwIfAborted();
    for (const id of IDS) await keepFormer(db.collection<StoredDesign>('designs'), id);
    const invitations = db.collection('invitations');
    await walkRanges(invitations, { signal, report }, (range) =>
      // Marked, so that a couple who choose the new art meanwhile keep it.
      invitations.updateMany({ ...range, ...before, design: { $in: IDS }, orderedArt: { $exists: false } }, [
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
      orders.updateMany({ ...range, ...before, 'invitationStart.design': { $in: IDS } }, [
        { $set: { 'invitationStart.design': { $concat: ['$invitationStart.design', '-1'] } } },
      ]),
    );
  },
};

/** Copies a design with its former art, once, and frees the design from what belonged to that. */
async function keepFormer(designs: mongoose.mongo.Collection<StoredDesign>, id: string): Promise<void> {
  const former = { _id: id, layout: REDRAWN[id] };
  const found = await designs.findOne(former);
  if (found) {
    const { _id, ...fields } = found;
    const copy = { ...fields, earlierOf: _id, hidden: true, contentHash: '' };
    await designs.updateOne({ _id: `${id}-1` }, { $setOnInsert: copy }, { upsert: true });
  }
  await designs.updateMany({ basedOn: id, layout: REDRAWN[id] }, { $set: { basedOn: `${id}-1` } });
  await designs.updateOne(former, {
    $pull: { edited: { $in: ART_FIELDS } } as never,
    $unset: { ownCover: '', ownColours: '', ownLayers: '' },
  });
}
