import type { AdminDesign, AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import type { DesignRecord } from '../../designs/design.schema.js';
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
  const uploaded = new Set(record.ownLayers?.map(({ role }) => role));
  return {
    ...view,
    ...standingOf(record),
    layers: view.assets.map(({ role, page, position, width, height, imageUrl }) => ({
      role,
      page,
      position,
      width,
      height,
      imageUrl,
      uploaded: uploaded.has(role),
    })),
  };
}
