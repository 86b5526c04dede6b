import type { CatalogueAddress } from '@serikad/shared/designs/search/catalogue-address';
import { paths } from '../../../config/paths.js';
import { useOptionInAddress } from '../../../lib/chosen-option.js';

/**
 * Addresses of the catalogue that keep the package in the page's own address: before the scripts have come, nothing
 * else carries it from page to page.
 */
export function useCatalogueLink(): (filters?: Partial<CatalogueAddress>) => string {
  const option = useOptionInAddress();
  return (filters) => paths.catalogue(filters, option ?? undefined);
}
