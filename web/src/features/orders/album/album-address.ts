import { WHOLE_STATES, type WholePhotoState } from '@serikad/shared/album/album.types';
import { paths } from '../../../config/paths.js';

/**
 * What in the address of an order says that its album is shown, for the order’s page as well;
 * the value is the state of the photos.
 */
const ALBUM = 'album';

/** The couple's view of an order's album. */
export function albumAddress(orderId: string, state?: WholePhotoState): string {
  return `${paths.orderView(orderId)}?${ALBUM}${state === undefined ? '' : `=${state}`}`;
}

/** The photos that an address asks for: those that wait, unless it names others. */
export function stateIn(query: URLSearchParams): WholePhotoState {
  const named = query.get(ALBUM);
  return WHOLE_STATES.find((state) => state === named) ?? 'waiting';
}
