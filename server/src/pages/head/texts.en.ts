import type { HeadTexts } from './head-texts.types.js';

export const ENGLISH: HeadTexts = {
  descriptions: {
    '/': 'Digital wedding invitations with RSVP, motion video and printed A6 cards. Choose a design, fill in your names, share it on WhatsApp.',
    '/cardvideo':
      'All our designs of digital wedding invitations. Each can be an RSVP card, a Motion Video and matching printed A6 cards.',
    '/invitation-design/details/:id':
      'A digital wedding invitation with RSVP, Motion Video and printed A6 cards. Try it free for the first 24 hours.',
    '/dulang':
      'Rent black or gold gift trays (dulang hantaran) in eleven colour tones, with optional sirih. Choose a tone and book on WhatsApp.',
    '/dulang/form':
      'Rental form for gift trays (dulang hantaran): choose how many, when to pick up and return them, and send it on WhatsApp.',
    '/catalog':
      'Find wedding services by category and state: invitation cards, gift trays, Motion Video and printed A6 cards.',
    '/planner':
      'Checklist and budget of your wedding: note every entry with its price and payments, and see what is left to pay.',
    '/apps':
      'There is no app to download: invitations, orders and guest lists open right in your phone’s browser, on any phone.',
    '/contact-us':
      'A question about a design, a price or your order of invitation cards? Write to us on WhatsApp, we are glad to help.',
    '/pricing':
      'Prices of digital invitations, Motion Video, printed A6 cards and stickers. Pay once for each wedding, and try it free first.',
    '/privacy-policy':
      'Our privacy policy: which information we keep when you use this site, why it is needed, and which choices you have.',
  },
  categories: {
    floral:
      'Floral wedding invitations: soft flowers in bloom on every design, with RSVP, Motion Video and matching printed A6 cards.',
    minimalist:
      'Minimalist wedding invitations: generous space and simple lines, with RSVP, Motion Video and matching printed A6 cards.',
    islamic:
      'Islamic wedding invitations: arches, geometry and calligraphy, with RSVP, Motion Video and matching printed A6 cards.',
    vintage:
      'Vintage wedding invitations: lace, letters and aged paper, with RSVP, Motion Video and matching printed A6 cards.',
    modern:
      'Modern wedding invitations: bold shapes and fresh colours, with RSVP, Motion Video and matching printed A6 cards.',
    classic:
      'Classic wedding invitations: songket, carved wood and gold, with RSVP, Motion Video and matching printed A6 cards.',
    rustic:
      'Rustic wedding invitations: wood, weaving and leaves, with RSVP, Motion Video and matching printed A6 cards.',
  },
  onPage: (page) => `Page ${page}.`,
  design: (name, code, category, price) => [
    `${name} (${code}), a ${category} design: a digital wedding invitation with RSVP and Motion Video.`,
    `From RM${price}, try it free first.`,
    'Matching printed A6 cards.',
  ],
  shopPicture: 'One link, everyone is invited: a digital invitation on a phone, in front of cards of other designs',
  designPicture: (name, category) => `Invitation card of the design ${name}, ${category}`,
  crumbs: { catalogue: 'Invitation Cards', trays: 'Gift Trays', trayForm: 'Rental form' },
};
