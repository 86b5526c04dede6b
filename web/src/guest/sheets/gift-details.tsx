import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { isSearchLink } from '@serikad/shared/gifts/search-link';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { Delivery } from './delivery.js';
import { GiftPicture } from './gift-picture.js';

/** One gift: what it is, where it is sold and sent to, and the button that reserves it. */
export function GiftDetails({ gift, onReserve }: { gift: GiftView; onReserve: () => void }) {
  const { texts, gifts } = useGuest();
  const own = gifts.own.has(gift._id);
  const taken = own || gift.reservation !== null;
  return (
    <div className="gift-one">
      <GiftPicture gift={gift} large />
      <h3>{gift.title}</h3>
      {taken && <em className="chip">{texts.alreadyReserved}</em>}
      {own && <p className="notice">{texts.ownReserved}</p>}
      {gift.notes !== '' && (
        <p className="kv">
          <small>{texts.note}</small>
          <span>{gift.notes}</span>
        </p>
      )}
      {isWebLink(gift.productUrl) && (
        <a className="btn ghost wide" href={gift.productUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
          <span>{isSearchLink(gift.productUrl) ? texts.searchProduct : texts.product}</span>
          <Icon name="out" />
        </a>
      )}
      {(own || !taken) && <Delivery />}
      <div className="foot">
        <button type="button" className="btn solid wide" disabled={taken} onClick={onReserve}>
          {taken ? texts.alreadyReserved : texts.reserve}
        </button>
      </div>
    </div>
  );
}
