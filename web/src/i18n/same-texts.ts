/**
 * Texts that are the same in Malay and in English, each with its reason; english.spec.ts holds the dictionaries to it.
 */
export const SAME_TEXTS: readonly { reason: string; texts: readonly RegExp[] }[] = [
  {
    reason: 'names of packages and of what is sold',
    texts: [
      /^(Motion Video|Video|RSVP|E-Card|E-Card RSVP|PDF|Bank QR)( (Standard|Premium))?$/,
      /^Video \+ (RSVP|E-Card)$/,
      /^(Standard|Premium)$/,
    ],
  },
  { reason: 'names of the styles', texts: [/^(Floral|Minimalist|Islamic|Vintage|Modern|Classic|Rustic)$/] },
  {
    reason: 'names of companies, of places and of made-up people',
    texts: [
      /^(WhatsApp|DuitNow|Google Maps|Waze)$/,
      /^(Johor|Kedah|Kelantan|Melaka|Negeri Sembilan|Pahang|Perak|Perlis|Pulau Pinang|Sabah|Sarawak|Selangor|Terengganu)$/,
      /^W\.P\. (Kuala Lumpur|Labuan|Putrajaya)$/,
      /^(Mak Long Rohana|Pn\. Suriani|…\/aisyah-danial)$/,
    ],
  },
  { reason: 'languages in their own words', texts: [/^(Bahasa Melayu|English|BM|EN)$/] },
  {
    reason: 'months that both languages spell alike',
    texts: [/^(April|September|November|Jan|Feb|Apr|Jun|Jul|Sep|Nov)$/],
  },
  { reason: 'names in the Arabic script', texts: [/^[\p{Script=Arabic} ]+$/u] },
  { reason: 'figures without words', texts: [/^[^\p{L}]*$/u] },
  {
    reason: 'words that both languages have',
    texts: [
      /^(Menu|OK|Apps|Audit|Status|Editor|Hashtag|Bank|CSV|Fade-out|Doa|Bank QR \(Salam Kaut\))$/,
      /^(Songket|Batik|Motif)$/,
      /^(Edit|WhatsApp) \S+$/,
    ],
  },
  {
    reason: 'what a function puts together without a word of its own',
    texts: [/^\S+ \/ \S+$/, /^\S+, \S+ × RM\S+$/, /^\S+: \S+$/, /^[“(]?(Contoh|card|video|pdf|rsvp)[+”)]?$/, /NaN/],
  },
  { reason: 'dates that both languages write alike', texts: [/^(1 Feb|15 Jun) 2025$/] },
  {
    reason: 'English of the specification, which stays on Malay pages',
    texts: [
      /^(Loading|Saving)\.\.\.$/,
      /^(Required|Preview|Save|Bottom Bar|Custom Design|Error to add item|Sign In Required)$/,
      /^(Unable to save info\.|Please wait\.\.\.|You have reached the maximum)/,
      /^(Error|Okay|Close|Copied|Edit|Order|Design|Credit|Created|Items|All|Name|Paid|Browse|Register|Homepage)$/,
      /^(Pay Now|Try [Aa]gain|Sign In|Sign Out|Sign In\/Register|Sign In Failed|Invalid token\.|Phone No \(WhatsApp\))$/,
      /^(Choose Package|Change [Pp]ackage|Go to profile page|My Orders|Invitation Details|Wish & Attendance|Wish list)$/,
      /^(Not Available|No reservation yet|Order details|Total price|Paid amount|Outstanding payment|Order ID)$/,
      /^(Submit details|No, Cancel|Yes, Confirm|No matches|No records|Export \(CSV\)|In Progress|Page Not Found)$/,
      /^(Play Motion Video|Try Now For Free|Trial expired|Payment Required|Something went wrong)$/,
      /^Something went wrong\. Please try again later\.$/,
      /^Sorry, (your free trial has ended\.|please complete your payment) /,
      /^Please (sign in to view (this|ths) page|complete your pending orders|review all the details carefully)/,
      /^Are you sure to delete RSVP from .* \?$/,
      /^Limited time offer\. Up to .*% discount$/,
    ],
  },
];
