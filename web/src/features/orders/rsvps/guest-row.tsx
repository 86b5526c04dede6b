import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Tick } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Pill } from '../../../components/ui/states.js';
import { reviewTexts } from '../../../i18n/answers.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { removalTexts } from '../../../i18n/removals.js';
import { dateTime } from '../../../lib/format.js';
import type { ReviewAction } from '../mutations/rsvps.js';
import { attendanceOf } from './guests.js';
import * as css from '../orders.module.css';

interface Props {
  wish: WishView;
  /** Whether attendance is asked for; else it is only a wish. */
  asked: boolean;
  /** Whether it is selected; nothing while the list is not for selecting. */
  selected: boolean | undefined;
  onSelect: (selected: boolean) => void;
  onReview: (action: ReviewAction) => void;
  onDelete: () => void;
}

/** One RSVP. */
export function GuestRow({ wish, asked, selected, onSelect, onReview, onDelete }: Props) {
  const attendance = attendanceOf(wish, asked);
  const name = wish.from || removalTexts.aGuest;
  return (
    <li className={css.guestRow} data-selecting={selected !== undefined}>
      {selected !== undefined && (
        <label className={css.guestRowPick}>
          <Tick checked={selected} onChange={onSelect} aria-label={reviewTexts.selectOf(name)} />
        </label>
      )}
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
          <HeldPill wish={wish} />
        </div>
        <span className="xs soft num">{dateTime(wish.createdAt)}</span>
      </div>
      {selected === undefined && (
        <IconButton icon="trash" label={t.deleteOf(name)} className="soft" onClick={onDelete} />
      )}
      {wish.withheld && (
        <p className={classNames('xs soft', css.guestRowText)}>
          {removalTexts.wish} {wish.withheld.reason !== '' && removalTexts.reason(wish.withheld.reason)}
        </p>
      )}
      {wish.message !== '' && (
        <p className={classNames('sm', css.guestRowText)} dir="auto">
          {wish.message}
        </p>
      )}
      {selected === undefined && <ReviewButtons wish={wish} name={name} onReview={onReview} />}
    </li>
  );
}

function HeldPill({ wish: { waiting, hidden } }: { wish: WishView }) {
  if (hidden) {
    return (
      <Pill tone="mute" icon="eye">
        {reviewTexts.hidden}
      </Pill>
    );
  }
  return (
    waiting && (
      <Pill tone="wait" icon="clock">
        {reviewTexts.reasons[waiting]}
      </Pill>
    )
  );
}

function ReviewButtons({ wish, name, onReview }: Pick<Props, 'wish' | 'onReview'> & { name: string }) {
  if (wish.hidden) {
    return (
      <div className={css.guestRowActs}>
        <Button variant="second" size="sm" aria-label={reviewTexts.showOf(name)} onClick={() => onReview('approve')}>
          {reviewTexts.show}
        </Button>
      </div>
    );
  }
  if (!wish.waiting) return null;
  return (
    <div className={css.guestRowActs}>
      <Button size="sm" icon="check" aria-label={reviewTexts.approveOf(name)} onClick={() => onReview('approve')}>
        {reviewTexts.approve}
      </Button>
      <Button variant="ghost" size="sm" aria-label={reviewTexts.hideOf(name)} onClick={() => onReview('hide')}>
        {reviewTexts.hide}
      </Button>
    </div>
  );
}
