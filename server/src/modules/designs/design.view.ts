import { namesSlug } from '@serikad/shared/invitations/couple-names';
import type { DesignSummary, DesignView } from '@serikad/shared/designs/design.types';
import type { DesignRecord } from './design.schema.js';
import type { DesignSummaryRecord } from './designs.repository.js';

/** A design as the catalogue's list shows it. */
export function designSummary({ _id, name, category, theme, videoUrl, sample }: DesignSummaryRecord): DesignSummary {
  const slug = namesSlug({
    bride: { shortName: sample.bride, fullName: '' },
    groom: { shortName: sample.groom, fullName: '' },
    order: 'bride-first',
  });
  return {
    _id,
    name,
    coverImage: `/design/cover-image/${_id}`,
    videoUrl: { premium: videoUrl.premium },
    rsvpUrl: `/invitation/view/sample_${_id}/${slug}`,
    category,
    theme,
  };
}

/** Everything that a page needs to draw a design. */
export function designView(record: DesignRecord): DesignView {
  return {
    ...designSummary(record),
    layout: record.layout,
    type: record.type,
    palette: record.palette,
    finish: record.finish,
    buttonColor: record.buttonColor,
    buttonTextColor: record.buttonTextColor,
    outlinedButtonColor: record.outlinedButtonColor,
    outlinedButtonTextColor: record.outlinedButtonTextColor,
    navbar: record.navbar,
    assets: record.assets,
    opening: record.opening,
    backgroundColor: record.backgroundColor,
    firstPageBackgroundColor: record.firstPageBackgroundColor,
  };
}
