import { useQuery } from '@tanstack/react-query';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import { linkCodeQuery } from '../queries/link-code.js';

/** What stands under a family's QR code, for a card whose code cannot be scanned. */
export function LinkCode({ link }: { link: string }) {
  const { data } = useQuery(linkCodeQuery(link));
  return data === undefined ? null : <p className="sm soft num">{t.code(`${data.slice(0, 3)} ${data.slice(3)}`)}</p>;
}
