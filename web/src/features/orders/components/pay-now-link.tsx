import { ButtonAnchor, type ButtonSize } from '../../../components/ui/button.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { chatLink, paymentText } from '../../../lib/chat-link.js';
import { useShop } from '../../../lib/queries/shop.js';

/** Opens a chat with the shop; the text carries the order's id. */
export function PayNowLink({
  orderId,
  size = 'md',
  block = false,
}: {
  orderId: string;
  size?: ButtonSize;
  block?: boolean;
}) {
  const { chatNumber } = useShop();
  return (
    <ButtonAnchor icon="chat" size={size} block={block} newTab href={chatLink(chatNumber, paymentText(orderId))}>
      <Prescribed text={t.payNow} inControl />
    </ButtonAnchor>
  );
}
