import type * as malay from '../ms/planner.js';
import type { TextsLike } from '../texts-like.js';
import { counted } from './plural.js';

export const plannerTexts: TextsLike<typeof malay.plannerTexts> = {
  soon: 'Coming soon',
  soonText: 'This wedding checklist and budget is opening step by step. Sign in to start using it.',
  browse: 'View invitations',

  title: 'Wedding checklist',
  daysLeft: (date, days) =>
    days === 0 ? `${date}, today` : days === 1 ? `${date}, tomorrow` : `${date}, ${counted(days, 'day')} to go`,
  add: 'Add an item',
  listLabel: 'Items',

  budgetLabel: 'Budget',
  balance: 'Still to pay',
  paidSum: (amount) => `Paid ${amount}`,
  budgetSum: (amount) => `Budget ${amount}`,
  ofBudget: (paid, budget) => `${paid} / ${budget}`,
  ofBudgetLabel: (paid, budget) => `${paid} of ${budget} paid`,
  budgetRule: 'Only marked items count towards the budget.',
  settled: 'Everything that is marked has been paid.',

  filterLabel: 'Show',
  filters: { all: 'All', open: 'Not done', owing: 'Still to pay', done: 'Done' },
  sortLabel: 'Sort',
  sorts: { added: 'As added', balance: 'Highest balance', price: 'Highest price', title: 'A to Z' },
  noneShown: 'No items here.',
  showAll: 'Show all',
  noCategory: 'Other',

  doneLabel: (title) => `Done: ${title}`,
  select: (title) => `Count in the budget: ${title}`,
  more: (title) => `More for ${title}`,
  paid: (amount) => `Paid ${amount}`,
  paidInFull: 'Paid in full',
  unpaid: 'Not paid yet',
  noPrice: 'No price yet',

  addTitle: 'New item',
  itemTitle: 'Item',
  titlePlaceholder: 'Example: Gift trays',
  price: 'Price (RM)',
  category: 'Category',
  ownCategory: 'A category of your own…',
  ownCategoryLabel: 'Name of the category',
  description: 'Notes',
  descriptionHint: 'Example: Deposit paid, balance before 1 December.',
  count: 'Count in the budget',
  cancel: 'Cancel',
  addAction: 'Add',
  adding: 'Saving...',
  addFailed: 'Error to add item',
  addUnsure: 'Check the list before you add it again.',
  added: (title) => `${title} has been added.`,
  addedUncounted: (title) => `${title} has been added, but does not count in the budget yet.`,
  edit: 'Edit',
  editTitle: 'Edit item',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',

  pay: 'Record payment',
  payOf: (title, balance) => `${title}, balance ${balance}`,
  payMode: 'What you record',
  payModes: { add: 'New payment', total: 'Total so far' },
  amount: 'Amount (RM)',
  record: (amount) => `Record ${amount}`,
  recordTotal: (amount) => `Set to ${amount}`,
  afterwards: (paid, price) => `After this: ${paid} of ${price} paid.`,
  recorded: (amount) => `A payment of ${amount} has been recorded.`,
  paidSetTo: (amount) => `The amount paid is now ${amount}.`,

  completed: 'Done.',
  completedAndPaid: (amount) => `Done. A payment of ${amount} has been recorded.`,
  reopened: 'Open again. The payment stays recorded.',
  undo: 'Undo',

  remove: 'Delete',
  removeTitle: (title) => `Delete ${title}?`,
  removeText: 'This item and the payments recorded for it will be gone.',
  removed: (title) => `${title} has been deleted.`,

  notSaved: (title, reason) => `The change to ${title} was not saved. ${reason}`,
  retry: 'Try again',
  dismiss: 'Close message',

  emptyTitle: 'Start with one item',
  emptyText: 'Hall, catering, outfits. Write the price, and we work out the balance.',
  suggestions: 'Suggestions',
  suggestionsText: 'One tap adds it; you can fill in the price later.',
};

export const categoryNames: TextsLike<typeof malay.categoryNames> = {
  'Dewan & katering': 'Hall & catering',
  'Busana & solekan': 'Outfits & make-up',
  'Kad & cenderahati': 'Cards & favours',
  'Hantaran & cincin': 'Gift trays & rings',
  'Foto & hiburan': 'Photos & entertainment',
  'Urusan nikah': 'Nikah formalities',
};

export const suggestionTitles: TextsLike<typeof malay.suggestionTitles> = {
  hall: 'Hall or marquee',
  catering: 'Catering',
  dais: 'Pelamin (wedding dais)',
  outfits: 'Outfits for nikah and bersanding',
  makeUp: 'Make-up artist (mak andam)',
  cards: 'Invitation cards',
  favours: 'Favours for guests',
  rings: 'Rings and hantaran gifts',
  photographer: 'Photographer',
  course: 'Marriage course and nikah forms',
};
