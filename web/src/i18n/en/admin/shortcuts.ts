import type * as malay from '../../ms/admin/shortcuts.js';
import type { TextsLike } from '../../texts-like.js';

export const shortcutTexts: TextsLike<typeof malay.shortcutTexts> = {
  title: 'Keyboard shortcuts',
  text: 'They work when you are not typing in a field.',
  on: 'Shortcuts on',
  onHint: 'Turn them off if these keys get in the way of a screen reader or voice control.',
  groups: { everywhere: 'Anywhere', list: 'Lists', order: 'Order' },
  help: 'Show this list',
  search: 'Search orders',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  open: 'Open the row',
  rows: 'From the search to the first row',
  leave: 'Leave the field',
  back: 'Back to the list',
  record: 'Record payment',
  chat: 'WhatsApp the customer',
  card: 'View the customer’s card',
  content: 'Check the card’s content',
  copy: 'Copy the details',
};
