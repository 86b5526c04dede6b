import { uiTexts } from '../i18n/ui.js';

/**
 * A link that opens a WhatsApp chat with a text already written.
 * @param number digits with country code; empty lets WhatsApp ask whom to write to
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** What the Pay Now buttons write; it carries the order's id. */
export function paymentText(orderId: string): string {
  return uiTexts.payText(orderId);
}
