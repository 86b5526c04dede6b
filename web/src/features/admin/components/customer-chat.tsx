import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { internationalPhone } from '@serikad/shared/users/phone-links';
import { Icon } from '../../../components/ui/icon.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { chatLink } from '../../../lib/chat-link.js';

export function customerChat({ customer, _id }: AdminOrder): string {
  return chatLink(internationalPhone(customer.phoneNo), t.chat(customer.name, _id));
}

/** The same as a round button of its own. */
export function ChatButton({ order }: { order: AdminOrder }) {
  return (
    <a
      className="btn btn--ghost btn--icon"
      href={customerChat(order)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.whatsappTo(order.customer.name)}
    >
      <Icon name="chat" />
    </a>
  );
}
