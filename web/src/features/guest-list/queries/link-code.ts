import { linkCodes } from '@serikad/shared/guest-list/check-in';
import { queryOptions } from '@tanstack/react-query';
import { sha256 } from '../../../platform/sha256.js';

/** The code of a personal link that a helper at the door can type. Browsers compute it on https alone. */
async function codeOf(link: string): Promise<string> {
  const token = link.slice(link.lastIndexOf('/') + 1);
  return linkCodes(await sha256(token)).code;
}

/** The code of a personal link, computed on the device. */
export function linkCodeQuery(link: string) {
  return queryOptions({ queryKey: ['link-code', link], queryFn: () => codeOf(link), staleTime: Infinity });
}
