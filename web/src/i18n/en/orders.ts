import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import type * as malay from '../ms/orders.js';
import type { TextsLike } from '../texts-like.js';

export const OPTION_NAMES: TextsLike<typeof malay.OPTION_NAMES> = {
  'rsvp-premium': 'RSVP Premium',
  'video-standard': 'Video Standard',
  'video-premium': 'Video Premium',
  'rsvp-standard': 'RSVP Standard',
  'video-rsvp': 'Video + RSVP',
};

export const OPTION_FEATURES: TextsLike<typeof malay.OPTION_FEATURES> = {
  'rsvp-premium': [
    'RSVP, guests’ wishes and a limit of guests',
    'Gallery of 7 photos, bank QR and wish list of gifts',
    'Ready at once to be shared',
  ],
  'rsvp-standard': ['Opening, music and countdown', 'Map, calendar and numbers to call', 'Ready at once to be shared'],
  'video-premium': [
    'Full animation with the details of your event',
    'A song of your choice',
    'Ready in 3-7 working days',
  ],
  'video-standard': ['Names, date and venue', 'Background music', 'Ready in 3-7 working days'],
  'video-rsvp': ['Every feature of RSVP Premium', 'Premium Motion Video', 'Save another RM 15 with printed cards'],
};

const ITEM_NAMES: Readonly<Record<OrderItemKind, string>> = {
  rsvp: 'RSVP',
  video: 'Video',
  card: 'Printed A6 cards',
  pdf: 'PDF',
};

export const itemName: typeof malay.itemName = (item, itemPackage, price) => {
  const name = ITEM_NAMES[item];
  if (item === 'card') return [name, `${itemPackage} pieces`];
  if (item === 'pdf') return [name, price === 0 ? 'free' : ''];
  return [name, itemPackage === 'premium' ? 'Premium' : 'Standard'];
};

export const STATUS_NAMES: TextsLike<typeof malay.STATUS_NAMES> = {
  draft: 'Draft',
  'in-progress': 'In progress',
  approval: 'Waiting for approval',
  completed: 'Completed',
};

/** Of the names above, the cards alone are several. */
const isOrAre = (item: OrderItemKind): string => (item === 'card' ? 'are' : 'is');
const hasOrHave = (item: OrderItemKind): string => (item === 'card' ? 'have' : 'has');

export const statusText: typeof malay.statusText = (item, status) => {
  switch (status) {
    case 'draft':
      return item === 'card'
        ? 'Check the names, date and venue on the card, then submit it to be printed.'
        : 'Complete the details of your invitation, then submit them so that we can begin.';
    case 'in-progress':
      return `Your ${ITEM_NAMES[item]} ${isOrAre(item)} being made.`;
    case 'approval':
      return `Your ${ITEM_NAMES[item]} ${hasOrHave(item)} been sent on WhatsApp. Please check, and tell us if anything needs to be corrected.`;
    case 'completed':
      return item === 'pdf'
        ? `Your ${ITEM_NAMES[item]} has been completed and sent on WhatsApp.`
        : `Your ${ITEM_NAMES[item]} ${hasOrHave(item)} been completed and sent.`;
  }
};

export const lockedText: typeof malay.lockedText = (item, status) => {
  const is = isOrAre(item);
  const how =
    status === 'completed'
      ? `${hasOrHave(item)} been completed`
      : status === 'approval'
        ? `${is} being checked`
        : `${is} being made`;
  return `${ITEM_NAMES[item]} ${how} and can no longer be changed.`;
};

export const orderFormTexts: TextsLike<typeof malay.orderFormTexts> = {
  title: 'Choose Package',
  text: 'Combine an E-Card or video with printed cards. The price changes as you choose.',
  back: 'Invitation Cards',
  digital: 'E-Card and video',
  digitalText: 'An E-Card with RSVP, a Motion Video, or both.',
  digitalOff: 'Tick it to choose a package.',
  digitalSelect: 'Digital package',
  from: 'from',
  cards: 'Printed A6 cards',
  cardsText: 'Printed on both sides, glossy art card, free white envelopes.',
  quantity: 'Quantity',
  pieces: (count) => `${count} pieces`,
  pdf: 'PDF to print yourself',
  pdfText: 'A5 or A6, 2 pages, to print yourself.',
  pdfFree: 'Free with printed cards, so there is no need to choose it.',
  facts: 'Good to know',
  factList: [
    'An E-Card is ready at once. A PDF takes 2-5 working days, a Motion Video 3-7 working days.',
    'Custom designs are not accepted. Please choose one from our catalogue.',
    'The package can be changed until the details are submitted for printing.',
  ],
  customer: 'Your details',
  name: 'Name',
  phone: 'Phone No (WhatsApp)',
  notes: 'Notes to the seller',
  notesHint: 'For example the day by which you need the cards.',
  summary: 'Summary',
  chosenDesign: 'Your design',
  change: 'Change',
  designGone: 'This design is no longer offered',
  chooseDesign: 'Choose another design',
  cardsShipping: 'Free envelopes and shipping',
  free: 'Free',
  discount: 'RSVP Premium + printed cards discount',
  total: 'Total',
  nothing: 'Please choose at least one item.',
  order: 'Order',
  trial: 'A free trial of 7 days. Pay later on WhatsApp.',
  kept: 'Your choice is kept while you sign in.',
  notKept: 'This browser does not store your choice. Choose again after signing in.',
  pendingTitle: 'Please finish your pending order first',
  pendingText: 'Please complete your pending orders before creating a new one.',
  pendingOrder: (names, day) => `The order of ${names} (${day}) is not paid yet.`,
  goToProfile: 'Go to profile page',
  created: 'Your order has been created',
};

export const orderTexts: TextsLike<typeof malay.orderTexts> = {
  back: 'My Orders',
  view: 'View the card',
  edit: 'Edit the card',
  tabs: 'Parts of the order',
  tabDetails: 'Invitation Details',
  tabItems: 'Items',
  tabGuests: 'Guest list',
  tabWishes: 'Wish & Attendance',
  loadError: 'The order could not be loaded.',
  notFound: 'Order not found',
  notFoundText: 'This order does not exist, or it was made with another Google account.',
  noNames: 'Names not filled in yet',
  noDate: 'Date not set yet',
  notSet: 'Not filled in yet',
  dayOpen: 'Postponed, new date to be announced',
  postponedFrom: (day) => `Postponed from ${day}`,

  details: 'Invitation details',
  editDetails: 'Edit',
  couple: 'Couple',
  secondCouple: 'Second couple',
  date: 'Date',
  time: 'Time',
  until: 'to',
  venue: 'Venue',
  design: 'Design',

  wishList: 'Wish list',
  manageGifts: 'Manage gifts',
  reservedOf: (reserved, all) => `${reserved} of ${all} reserved`,
  notAvailable: 'Not Available',
  noReservation: 'No reservation yet',
  reserved: 'Reserved',

  orderDetails: 'Order details',
  discount: 'Discount',
  totalPrice: 'Total price',
  paidAmount: 'Paid amount',
  outstanding: 'Outstanding payment',
  credit: 'Credit',
  creditHint: 'You have paid more than the total of this order. Please contact the seller on WhatsApp.',
  payNow: 'Pay Now',
  payHint: 'Opens WhatsApp with the number of your order.',
  changePackage: 'Change package',
  orderId: 'Order ID',
  created: 'Created',

  trialTitle: (days) => `Your free trial ends in ${days} ${days === 1 ? 'day' : 'days'}`,
  trialLastDay: 'Your free trial ends in less than 24 hours',
  trialText: (end) => `(${end}). After that the card can no longer be edited, or seen by guests.`,
  expiredTitle: 'Your free trial has ended.',
  expiredText: 'Guests can no longer see the card, and it cannot be edited.',
  expiredEditing: 'Your free trial has ended. The card can no longer be edited.',

  production: 'Video, PDF and cards',
  progress: 'Progress',
  steps: ['Draft', 'In the making', 'Approval', 'Completed'],
  noProduction: 'This order has an E-Card only.',
  openChat: 'Open WhatsApp',
  itemChat: (item, orderId) =>
    `Assalamualaikum, I would like to ask about ${item} in this order.\nOrder ID: ${orderId}`,
  submit: 'Submit details',
  reviewDetails: 'Review the details',
  submitHint: 'Once submitted, the details can no longer be changed.',
  payFirst: (amount) => `The balance of RM ${amount} must be paid first.`,
  confirmTitle: 'One last check',
  confirmText:
    'Please review all the details carefully. Once finalized, no further changes can be made. Do you confirm that all details are correct and ready for submission?',
  confirmNo: 'No, Cancel',
  confirmYes: 'Yes, Confirm',
  confirmedTitle: 'Title',
  confirmNames: 'Names',
  confirmMissing: 'Some details are not filled in. Please complete them before you submit.',
  confirmKnown: (missing) => `Yes, I know that details are missing: ${missing}.`,
  missingDetails: { names: 'names', date: 'date', venue: 'venue' },
  returned: (moment) => `Returned by the seller, ${moment}`,
  returnedNext: 'Correct the details, then submit them again.',
  submitted: 'The details have been submitted',
  frozen: 'Submitted details',
  frozenAt: (moment) => `Confirmed ${moment}`,
  frozenError: 'The submitted details could not be loaded.',
  tryAgain: 'Try again',
  ecard: 'E-Card',
  active: 'Active',
  link: 'Link to the invitation',
  copyLink: 'Copy the link',
  inviteText: 'Invitation text for WhatsApp (in Malay)',
  copyText: 'Copy the text',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Press and hold the text to copy it.',
  closedToGuests: 'This link is closed to guests until payment is made.',
  closed: 'Closed',
  fillFirst: 'Fill in the names, date and venue first, so that this text is complete.',

  attendance: 'Attendance',
  attending: 'Attending',
  notAttending: 'Not attending',
  unsure: 'Not sure yet',
  otherSession: 'Attending another session',
  seats: (limit) => `of a limit of ${limit} ${limit === 1 ? 'guest' : 'guests'}`,
  wishCount: (count) => `${count} ${count === 1 ? 'wish' : 'wishes'} received`,
  people: (count) => `Attending · ${count} ${count === 1 ? 'guest' : 'guests'}`,
  search: 'Search for a guest’s name',
  all: 'All',
  showMore: (count) => `Show ${count} more`,
  noWishes: 'No wishes yet',
  noWishesText: 'Share the link to your invitation. Your guests’ replies will appear here.',
  noMatches: 'No matches',
  export: 'Export (CSV)',
  exportMalay: 'Download in Malay',
  exported: 'The guest list has been downloaded',
  exportTitle: 'Guest list (CSV)',
  exportText: 'This browser cannot save files. Share the file, or copy its text into a note or an email.',
  shareFile: 'Share the file',
  guestListError: 'The guest list could not be loaded.',
  guestListLockedTitle: 'The guest list is part of the Premium package',
  guestListLockedText: 'The guest list, a link for each family and their replies are part of RSVP Premium.',
  wishesError: 'The guest list could not be loaded.',
  deleteOf: (name) => `Delete the RSVP of ${name}`,
  deleteTitle: 'Delete RSVP',
  deleteText: (name) => `Are you sure to delete RSVP from ${name} ?`,
  cancel: 'Cancel',
  delete: 'Delete',
  deleted: 'The RSVP has been deleted',
};

export const changePackageTexts: TextsLike<typeof malay.changePackageTexts> = {
  title: 'Change Package',
  text: 'Add, change or remove items. The price changes as you choose.',
  back: 'Order',
  before: 'Old total',
  after: 'New total',
  more: 'To pay in addition',
  less: 'Reduction',
  save: 'Save the changes',
  unchanged: 'Choose another package to change it.',
  payLater: 'After saving, pay the balance on WhatsApp.',
  restored: 'Your choice that was not saved has been restored.',
  revert: 'Use the present package',
  noRsvp: 'The E-Card will be removed from this order, together with the tab Wish & Attendance.',
  noPremium: 'Bank QR, gifts, photo gallery and attendance are part of RSVP Premium only.',
  overpaid: (amount) => `You have paid RM ${amount} more than the new total. Please contact the seller on WhatsApp.`,
  changedMeanwhile: 'This order has just changed. Please check your choice, then save again.',
  changed: 'Your package has been changed',
};
