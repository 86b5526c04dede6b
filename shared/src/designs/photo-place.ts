import type { DesignAsset } from './design.types.js';

/** The role of the picture that a couple's own photo takes the place of. */
const PHOTO_ROLE = 'photo';

/** Whether a design shows a couple's own photo on its cover. */
export const hasPlaceForPhoto = ({ assets }: { assets: readonly Pick<DesignAsset, 'role'>[] }): boolean =>
  assets.some(({ role }) => role === PHOTO_ROLE);
