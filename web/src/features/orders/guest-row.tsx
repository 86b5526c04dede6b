import type { WishView } from '@serikad/shared/wishes/wish.types';
import { IconButton } from '../../components/ui/button.js';
import { Pill } from '../../components/ui/states.js';
import { orderTexts as t } from '../../i18n/ms/orders.js';
import { dateTime } from '../../lib/format.js';

/** One answer of a guest. */
export function GuestRow({ wish, onDelete }: { wish: WishView; onDelete: () => void }) {
  return (
    <li className="guest-row">
      <div>
        <div className="guest-row__who">
          <h3 className="h-card">{wish.from}</h3>
          {wish.willAttend ? (
            <Pill tone="ok" icon="check">
              {t.people(wish.attendanceCount ?? 0)}
            </Pill>
          ) : (
            <Pill tone="mute" icon="close">
              {t.notAttending}
            </Pill>
          )}
        </div>
        <span className="xs soft num">{dateTime(wish.createdAt)}</span>
      </div>
      <IconButton icon="trash" label={t.deleteOf(wish.from)} className="soft" onClick={onDelete} />
      {wish.message !== '' && <p className="sm guest-row__text">{wish.message}</p>}
    </li>
  );
}
