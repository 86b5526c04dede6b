import { orderTexts as t } from '../i18n/orders.js';
import { chatLink, paymentText } from '../lib/chat-link.js';
import { useShop } from '../lib/queries/shop.js';
import { ButtonAnchor, type ButtonSize } from './ui/button.js';
import { Prescribed } from './ui/prescribed.js';

interface Props {
  orderId: string;
  size?: ButtonSize;
  block?: boolean;
}

/** Opens a chat with the shop; the text carries the order's id. */
export function PayNowLink({ orderId, size = 'md', block = false }: Props) {
  const { chatNumber } = useShop();
  const href = chatLink(chatNumber, paymentText(orderId));
  return (
    <ButtonAnchor {...(size !== 'sm' && { icon: 'chat' })} size={size} block={block} newTab href={href}>
      <Prescribed text={t.payNow} inControl />
    </ButtonAnchor>
  );
}
