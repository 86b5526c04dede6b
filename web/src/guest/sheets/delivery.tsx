import { useGuest } from '../guest-context.js';
import { CopyButton } from '../ui/copy-button.js';

/** To whom and where a gift is sent; nothing where the couple said neither. */
export function Delivery() {
  const { bundle, texts } = useGuest();
  const { giftReceiverName: name, giftDeliveryAddress: address } = bundle.invitation;
  const whole = [name, address].filter((part) => part !== '').join('\n');
  if (whole === '') return null;
  return (
    <div className="place card">
      <small>{texts.sendTo}</small>
      {name !== '' && <b>{name}</b>}
      {address !== '' && <span>{address}</span>}
      <CopyButton text={whole} label={texts.copyAddress} />
    </div>
  );
}
