import { linkCodes } from '@serikad/shared/guest-list/check-in';
import { useQuery } from '@tanstack/react-query';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';

/** The code of a personal link that a helper at the door can type. Browsers compute it on https alone. */
async function codeOf(link: string): Promise<string> {
  const token = link.slice(link.lastIndexOf('/') + 1);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const base64url = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return linkCodes(base64url).code;
}

/** What stands under a family's QR code, for a card whose code cannot be scanned. */
export function LinkCode({ link }: { link: string }) {
  const { data } = useQuery({ queryKey: ['link-code', link], queryFn: () => codeOf(link), staleTime: Infinity });
  return data === undefined ? null : <p className="sm soft num">{t.code(`${data.slice(0, 3)} ${data.slice(3)}`)}</p>;
}
