import { configCall } from '@serikad/shared/api/first-answers';
import type { PublicConfig } from '@serikad/shared/api/public-config';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api.js';
import { firstQueryKey } from './keys.js';

/** The shop's name, chat number and social pages, from the server's configuration. */
export function shopQuery() {
  return queryOptions({
    queryKey: firstQueryKey(configCall),
    queryFn: ({ signal }) => call(configCall.route, { signal }),
    staleTime: Infinity,
  });
}

/** Until the configuration is there: no number, so that no link leads to a wrong chat. */
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
