import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { GiftPicture } from './gift-picture.js';

interface Props {
  /** Why the guest is back here, e.g. that another guest was faster. */
  notice: string | undefined;
  onAccount: () => void;
  onGift: (gift: GiftView) => void;
}

/** Salam kaut, and the gifts that the couple wish for with those that are taken. */
export function GiftList({ notice, onAccount, onGift }: Props) {
  const { view, texts, gifts } = useGuest();
  const list = view.shows.giftList ? gifts.gifts : [];
  return (
    <>
      {notice !== undefined && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      {view.shows.account && (
        <button type="button" className="kaut" onClick={onAccount}>
          <span className="row-t">
            <b>{texts.kaut}</b>
            <small>{texts.kautHint}</small>
          </span>
          <span className="go">
            <span>{texts.seeAccount}</span>
            <Icon name="next" />
          </span>
        </button>
      )}
      {list.length > 0 && <h3 className="sub">{texts.giftList}</h3>}
      {list.length === 0 && !view.shows.account && <p className="hint">{texts.noGifts}</p>}
      <div className="gifts">
        {list.map((gift) => {
          const taken = gift.reservation !== null || gifts.own.has(gift._id);
          return (
            <button key={gift._id} type="button" className={`g${taken ? ' taken' : ''}`} onClick={() => onGift(gift)}>
              <GiftPicture gift={gift} />
              <span className="row-t">
                <b>{gift.title}</b>
                {gift.notes !== '' && <small className="two-lines">{gift.notes}</small>}
                {taken && <em className="chip">{texts.reserved}</em>}
              </span>
              <Icon name="next" />
            </button>
          );
        })}
      </div>
    </>
  );
}
