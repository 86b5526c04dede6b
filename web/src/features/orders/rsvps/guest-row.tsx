import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { IconButton } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Pill } from '../../../components/ui/states.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { removalTexts } from '../../../i18n/removals.js';
import { dateTime } from '../../../lib/format.js';
import { attendanceOf } from './guests.js';
import * as css from '../orders.module.css';

/** One RSVP; only a wish where attendance is not `asked` for. */
export function GuestRow({ wish, asked, onDelete }: { wish: WishView; asked: boolean; onDelete: () => void }) {
  const attendance = attendanceOf(wish, asked);
  const name = wish.from || removalTexts.aGuest;
  return (
    <li className={css.guestRow}>
      <div>
        <div className={css.guestRowWho}>
          <h3 className="h-card">{name}</h3>
          {typeof attendance === 'number' && (
            <Pill tone="ok" icon="check">
              {t.people(attendance)}
            </Pill>
          )}
          {(attendance === 'unsure' || attendance === 'other-session') && (
            <Pill tone="mute" icon="clock">
              {attendance === 'unsure' ? t.unsure : t.otherSession}
            </Pill>
          )}
          {attendance === 'absent' && (
            <Pill tone="mute" icon="close">
              {t.notAttending}
            </Pill>
          )}
        </div>
        <span className="xs soft num">{dateTime(wish.createdAt)}</span>
      </div>
      <IconButton icon="trash" label={t.deleteOf(name)} className="soft" onClick={onDelete} />
      {wish.withheld && (
        <p className={classNames('xs soft', css.guestRowText)}>
          {removalTexts.wish} {wish.withheld.reason !== '' && removalTexts.reason(wish.withheld.reason)}
        </p>
      )}
      {wish.message !== '' && <p className={classNames('sm', css.guestRowText)}>{wish.message}</p>}
    </li>
  );
}
