import { linkCodes } from '@serikad/shared/guest-list/check-in';
import { useQuery } from '@tanstack/react-query';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import { sha256 } from '../../../platform/sha256.js';

/** The code of a personal link that a helper at the door can type. Browsers compute it on https alone. */
async function codeOf(link: string): Promise<string> {
  const token = link.slice(link.lastIndexOf('/') + 1);
  return linkCodes(await sha256(token)).code;
}

/** What stands under a family's QR code, for a card whose code cannot be scanned. */
export function LinkCode({ link }: { link: string }) {
  const { data } = useQuery({ queryKey: ['link-code', link], queryFn: () => codeOf(link), staleTime: Infinity });
  return data === undefined ? null : <p className="sm soft num">{t.code(`${data.slice(0, 3)} ${data.slice(3)}`)}</p>;
}
