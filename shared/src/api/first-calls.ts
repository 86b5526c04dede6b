import { SHELF_SIZE } from '../designs/design.types.js';
import { catalogueAddress } from '../designs/search/catalogue-address.js';
import {
  configCall,
  designCall,
  designPageCall,
  designSearchCall,
  type FirstCall,
  similarDesignsCall,
  totalCall,
} from './first-answers.js';
import type { PageRoute } from '../pages/page-routes.js';

/** The calls that a page begins with. @param id of the address, where it has one */
export function firstCalls(page: PageRoute, id: string | undefined, search: URLSearchParams): FirstCall[] {
  if (page === '/') return [configCall, totalCall, designPageCall(1, SHELF_SIZE)];
  if (page === '/cardvideo') return [configCall, designSearchCall(catalogueAddress(search))];
  if (page === '/invitation-design/details/:id' && id !== undefined) {
    return [configCall, designCall(id), similarDesignsCall(id)];
  }
  return [configCall];
}
