import type { PublicConfig } from '@serikad/shared/api/public-config';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api.js';

/** The shop's name, chat number and social pages, from the server's configuration. */
export function shopQuery() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => call('GET /api/config', { signal }),
    staleTime: Infinity,
  });
}

/** Until the configuration is there: no number, so that nobody is sent to a wrong chat. */
const UNTIL_LOADED: PublicConfig = {
  shopName: 'SeriKad',
  chatNumber: '',
  instagram: null,
  facebook: null,
  tiktok: null,
  publicUrl: '',
  demoSignIn: false,
  promoPopup: false,
};

export function useShop(): PublicConfig {
  return useQuery(shopQuery()).data ?? UNTIL_LOADED;
}
