import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { kitOf, type DesignAsset, type DesignSummary, type DesignView } from '@serikad/shared/designs/design.types';
import type { DesignRecord } from './design.schema.js';
import type { DesignSummaryRecord } from './design.schema.js';

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

/** Everything that a page needs to render a design. */
export function designView(record: DesignRecord): DesignView {
  const own = new Map(record.ownLayers?.map(({ role, imageUrl }) => [role, imageUrl]));
  return {
    ...designSummary(record),
    layout: record.layout,
    kit: kitOf(record),
    type: record.type,
    palette: record.palette,
    finish: record.finish,
    buttonColor: record.buttonColor,
    buttonTextColor: record.buttonTextColor,
    outlinedButtonColor: record.outlinedButtonColor,
    outlinedButtonTextColor: record.outlinedButtonTextColor,
    navbar: record.navbar,
    assets: record.assets.map((asset) => shownAsset(asset, own)),
    opening: shownOpening(record, own),
    backgroundColor: record.backgroundColor,
    firstPageBackgroundColor: record.firstPageBackgroundColor,
    ...choicesOf(record, own),
    ...(record.earlierOf !== undefined && { earlierOf: record.earlierOf }),
  };
}

/** A picture with the seller's in its place, or none, if they decided so. */
function shownAsset(asset: DesignAsset, own: ReadonlyMap<string, string | null>): DesignAsset {
  const imageUrl = own.get(asset.role);
  if (imageUrl === undefined) return asset;
  const { role, position, page, width, height } = asset;
  return { role, imageUrl: imageUrl ?? '', position, page, width, height };
}

/** A picture of the seller's stands for all options. */
function choicesOf(
  { choices, variants = [] }: DesignRecord,
  own: ReadonlyMap<string, string | null>,
): Pick<DesignView, 'choices' | 'variants'> {
  return choices ? { choices, variants: variants.filter(({ role }) => !own.has(role)) } : {};
}

/** The opening names some of the layers' pictures again: it shows whatever they show. */
function shownOpening(
  { opening, assets }: DesignRecord,
  own: ReadonlyMap<string, string | null>,
): DesignView['opening'] {
  const shownOf = (bundled: string | null): string | null => {
    const role = assets.find(({ imageUrl }) => imageUrl === bundled)?.role;
    const shown = role === undefined ? undefined : own.get(role);
    return shown === undefined ? bundled : shown;
  };
  const { category, leftImage, rightImage, centerImage } = opening;
  return {
    category,
    leftImage: shownOf(leftImage),
    rightImage: shownOf(rightImage),
    centerImage: shownOf(centerImage),
  };
}
