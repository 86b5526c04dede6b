import type * as malay from '../../ms/admin/order.js';
import type { TextsLike } from '../../texts-like.js';
import { counted } from '../plural.js';

/** What the button says that moves an item to a status, from another. */
export const moveLabel: TextsLike<typeof malay.moveLabel> = (from, to) => {
  if (to === 'approval') return from === 'completed' ? 'Back to approval' : 'To approval';
  if (to === 'completed') return 'Mark as completed';
  if (to === 'draft') return 'Return';
  return 'Step back';
};

export const orderTexts: TextsLike<typeof malay.orderTexts> = {
  made: (moment) => `ordered ${moment}`,
  view: 'View card',
  whatsapp: 'WhatsApp',
  whatsappTo: (name) => `WhatsApp ${name}`,
  chat: (name, orderId) => `Hello ${name}, we are writing about your SeriKad order.\nOrder ID: ${orderId}`,
  previous: 'Previous order',
  next: 'Next order',
  neighbours: 'Orders in the list',
  items: 'Items',
  eventIn: (days) =>
    days === 0
      ? 'Event is today'
      : days > 0
        ? `Event in ${counted(days, 'day')}`
        : `Event was ${counted(-days, 'day')} ago`,
  active: 'Active',
  closed: 'Closed',
  waitsForCustomer: 'The customer has not submitted the details yet.',
  moved: (item, status) => `${item}: ${status}`,
  returnTitle: (item) => `Return the ${item} to the customer?`,
  returnText:
    'The item becomes a draft again. The customer reads the reason on the Items tab, corrects the details and submits them once more.',
  returnReason: 'Reason',
  returnReasonHint: 'The customer reads it.',
  returnButton: 'Return',
  movedElsewhere: 'This order has just changed. Its latest state is shown.',
  details: 'Confirmed details',
  frozenAt: (moment, items) => `Frozen ${moment} for: ${items}`,
  copyAll: 'Copy all',
  noDetails: 'The details are frozen when the customer submits them.',
  changedSince: 'The E-Card has changed since it was confirmed:',
  askFirst: 'Ask the customer before you finish this item.',
  lines: {
    title: 'Title',
    bride: 'Bride',
    groom: 'Groom',
    jawi: 'Names in Jawi',
    designChoices: 'Design options',
    coverLine: 'Line in another script',
    inviter: 'Hosts',
    date: 'Date',
    hijri: 'Hijri date',
    time: 'Time',
    venue: 'Venue',
    tentative: 'Programme',
    contacts: 'Contacts',
    hashtag: 'Hashtag',
    design: 'Design',
    language: 'Language',
    word: 'Invitation word',
    doa: 'Doa',
    dressCode: 'Dress code',
    music: 'Music',
    map: 'Google Maps',
    waze: 'Waze',
  },
  languages: { malay: 'Bahasa Melayu', english: 'English' },
  until: 'to',
  history: 'History',
  noHistory: 'No changes by a seller yet.',
  sums: 'Payment',
  price: 'Price',
  discount: 'Discount',
  total: 'Total',
  paid: 'Paid',
  balance: 'Balance',
  credit: 'Credit',
  ledger: 'Ledger',
  noPayments: 'No payments yet.',
  reversed: 'Reversed',
  reversalOf: (method) => `Reversal: ${method}`,
  reverse: 'Reverse',
  reverseOf: (amount) => `Reverse the payment of ${amount}`,
  reverseTitle: 'Reverse payment',
  reverseText: (amount, method) =>
    `The payment of ${amount} (${method}) stays in the ledger, and a new line subtracts it.`,
  reason: 'Reason',
  reasonHint: 'For example: a typing error.',
  reversedToast: 'The payment has been reversed',
  record: 'Record payment',
  recordAmount: (amount) => `Record ${amount}`,
  amount: 'Amount (RM)',
  method: 'Method',
  reference: 'Reference',
  referenceHint: 'Transaction no.',
  note: 'Note',
  overpayTitle: 'The payment is more than the balance',
  overpayText: 'This is more than the order still owes. Record it only if this much was really received.',
  thisPayment: 'This payment',
  creditAfter: 'Credit after this',
  recorded: (amount) => `The payment of ${amount} has been recorded`,
  recordHint: 'The ledger cannot be deleted. A wrong payment is reversed by a new line.',
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  accountGone: 'The customer’s account has been deleted.',
  notes: 'Customer’s notes',
  orderId: 'Order ID',
  copyLink: 'Copy link',
  notFoundText: 'There is no order with this number.',
  allOrders: 'All orders',
};

export const customerTexts: TextsLike<typeof malay.customerTexts> = {
  export: 'Export data',
  exported: 'The customer’s data has been downloaded. The guests folder holds guests’ personal data.',
  remove: 'Delete data',
  removeTitle: 'Delete the customer’s data?',
  removeText:
    'The account, invitations, guests’ replies, gifts and pictures are deleted, and the customer is signed out at once. Paid orders and the ledger are kept for the shop’s accounts, without name, phone or notes. This cannot be undone.',
  typeEmail: (email) => `Type the customer’s email (${email}) to confirm`,
  alsoOpen: 'Press “Delete data” once more to delete these as well.',
  removed: 'The customer’s data has been deleted',
  removedButFiles: 'The data is deleted; the remaining pictures are removed automatically after the backup is done',
};
