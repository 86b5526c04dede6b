import type * as malay from '../ms/guest-send.js';
import type { TextsLike } from '../texts-like.js';
import { counted } from './plural.js';

const families = (count: number) => counted(count, 'family', 'families');

export const guestSendTexts: TextsLike<typeof malay.guestSendTexts> = {
  sendTitles: {
    invitation: 'Send invitations',
    reminder: 'Send reminders',
    change: 'Tell of a change',
    thanks: 'Say thank you',
  },
  template: 'Message',
  templates: { invitation: 'Invitation', reminder: 'Reminder', change: 'Change', thanks: 'Thank you' },
  editTemplate: 'Edit the text',
  templateTitle: (template, language) => `Text: ${template} (${language})`,
  templateText: 'Text',
  saveTemplate: 'Save text',
  defaultTemplate: 'Use the original text',
  insert: 'Insert',
  placeholders: {
    gelaran: 'The “Invitation for” line on the card',
    nama: 'The name on the list',
    pasangan: 'The couple’s names',
    tarikh: 'The wedding day',
    tempat: 'The venue',
    pautan: 'The link to that family’s card',
    tarikh_tutup: 'The last day to reply',
  },
  unknownPlaceholder: (name) => `{${name}} is not known. Choose from the list above.`,
  tooLongBy: (count) => `Too long for WhatsApp. Shorten it by about ${counted(count, 'character', 'characters')}.`,
  roomLeft: (count) => `WhatsApp takes about ${counted(count, 'more character', 'more characters')}.`,
  lacksLink: 'There is no {pautan}: families will not receive their card.',
  templateSaved: 'Text saved',
  position: (now, all) => `${now} of ${all}`,
  progress: 'Progress',
  cardFor: 'Specially for',
  languageOf: 'Language of this family',
  shortMalay: 'BM',
  shortEnglish: 'EN',
  preview: 'What they will receive',
  previewHint: 'Sent from your own WhatsApp.',
  today: 'Today',
  openWhatsApp: 'Open WhatsApp',
  skip: 'Skip',
  yesNext: 'Yes, next',
  next: 'Next',
  queue: (sent, skipped, left) => `${sent} sent, ${skipped} skipped, ${left} left`,
  noNumber: 'No phone number',
  noNumberText: 'Share the message through another app, or copy and paste it yourself.',
  share: 'Share',
  copyText: 'Copy the message',
  handedOver: (name) => `Passed on to ${name}?`,
  finishedTitle: 'All done',
  finishedText: (sent, skipped) =>
    skipped === 0 ? `Sent to ${families(sent)}.` : `Sent to ${families(sent)}, ${skipped} skipped.`,
  backToList: 'Back to the list',
};
