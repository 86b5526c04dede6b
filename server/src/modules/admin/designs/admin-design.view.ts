import type { AdminDesign, AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import { mainColours } from '@serikad/shared/designs/search/cover-colours';
import type { DesignRecord } from '../../designs/design.schema.js';
import { shownColours } from '../../designs/searched-design.js';
import { designSummary, designView } from '../../designs/design.view.js';

type Standing = Pick<AdminDesignSummary, 'hidden' | 'order' | 'basedOn' | 'edited' | 'hasOwnCover'>;

const standingOf = ({ hidden, order, basedOn, edited, ownCover }: DesignRecord): Standing => ({
  hidden,
  order,
  basedOn: basedOn ?? null,
  edited: [...(edited ?? [])],
  hasOwnCover: ownCover !== undefined,
});

/** A design in the seller's list. */
export function adminDesignSummary(record: DesignRecord): AdminDesignSummary {
  return { ...designSummary(record), ...standingOf(record) };
}

/** A design as the seller edits it. */
export function adminDesignView(record: DesignRecord): AdminDesign {
  const view = designView(record);
  const own = new Map(record.ownLayers?.map(({ role, imageUrl }) => [role, imageUrl]));
  return {
    ...view,
    ...standingOf(record),
    // A design of an earlier release that is not bundled any more has neither.
    motifs: record.motifs ?? [],
    searchWords: record.searchWords ?? '',
    colours: mainColours(shownColours(record)),
    layers: view.assets.map(({ role, page, position, width, height, imageUrl }) => ({
      role,
      page,
      position,
      width,
      height,
      imageUrl,
      uploaded: typeof own.get(role) === 'string',
      empty: own.get(role) === null,
    })),
  };
}
