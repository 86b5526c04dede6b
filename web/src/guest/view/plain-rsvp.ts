import type { Locale } from '@serikad/shared/i18n/language';
import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';
import { internationalPhone } from '@serikad/shared/users/phone-links';
import { guestView } from './guest-view.js';
import { escapeHtml } from './html.js';

/** Of the server alone, so that no guest loads them with the other texts. */
const TEXTS: Readonly<
  Record<
    Locale,
    { hint: (name: string) => string; send: string; greeting: (event: string) => string; fields: string[] }
  >
> = {
  ms: {
    hint: (name) =>
      `Borang jawapan tidak dapat dibuka pada pelayar ini. Sila hantar jawapan tuan/puan kepada ${name} melalui WhatsApp.`,
    send: 'Jawab melalui WhatsApp',
    greeting: (event) => `Assalamualaikum dan salam sejahtera. Jawapan saya untuk jemputan ${event}:`,
    fields: ['Nama', 'Hadir / tidak hadir', 'Bilangan kehadiran', 'Ucapan'],
  },
  en: {
    hint: (name) => `The answer form cannot be opened in this browser. Please send your answer to ${name} by WhatsApp.`,
    send: 'Answer by WhatsApp',
    greeting: (event) => `Hello. My answer to the invitation ${event}:`,
    fields: ['Name', 'Attending / not attending', 'Number of guests', 'Wishes'],
  },
};
/** Of the fields: whether they come, and how many. */
const ATTENDANCE = [1, 2];

/**
 * For browsers that cannot run the app, where guests are asked for an RSVP: a link that sends it to the couple's first
 * contact by WhatsApp, with a text to fill in. Empty where there is no contact and where no RSVPs are taken.
 */
export function plainRsvp(bundle: GuestPageBundle): string {
  const { invitation } = bundle;
  const { shows, locale, title, namesLine, coverDate } = guestView(bundle);
  const [contact] = invitation.contacts;
  if (!shows.rsvp || invitation.answersClosed || invitation.isSample || contact === undefined) return '';
  const { hint, send, greeting, fields } = TEXTS[locale];
  const event = [title, namesLine, coverDate].filter((part) => part !== '').join(', ');
  const asked = fields.filter((_, index) => shows.attendance || !ATTENDANCE.includes(index));
  const text = [greeting(event), ...asked.map((field) => `${field}: `)].join('\n');
  const link = `https://wa.me/${internationalPhone(contact.phoneNo)}?text=${encodeURIComponent(text)}`;
  return `<div class="plain-answer">
<p>${escapeHtml(hint(contact.name || contact.phoneNo))}</p>
<a class="btn wa" href="${escapeHtml(link)}" rel="noopener">${escapeHtml(send)}</a>
</div>`;
}
