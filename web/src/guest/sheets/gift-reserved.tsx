import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { Delivery } from './delivery.js';

/** The thanks for a reservation, with the address that the gift is sent to. */
export function GiftReserved({ gift, onList }: { gift: GiftView; onList: () => void }) {
  const { bundle, texts } = useGuest();
  const { giftReceiverName, giftDeliveryAddress } = bundle.invitation;
  const hasAddress = giftReceiverName !== '' || giftDeliveryAddress !== '';
  return (
    <div className="done">
      <span className="tick">
        <Icon name="check" />
      </span>
      <div role="status">
        <h3>{texts.giftBooked}</h3>
        <p>{hasAddress ? texts.giftBookedHint : texts.giftBookedThanks}</p>
      </div>
      <em className="chip">{texts.reserved}</em>
      <b className="booked-title">{gift.title}</b>
      <Delivery />
      <button type="button" className="btn ghost wide" onClick={onList}>
        {texts.backToGifts}
      </button>
    </div>
  );
}
