import type * as malay from '../ms/profile.js';
import type { TextsLike } from '../texts-like.js';

export const profileTexts: TextsLike<typeof malay.profileTexts> = {
  signedOut: 'Please sign in to view ths page',
  myOrders: 'My Orders',
  account: 'Account',
  email: 'Email',
  whatsapp: 'WhatsApp',
  admin: 'Seller’s desk',
  signOut: 'Sign Out',
  signOutTitle: 'Something is not saved',
  signOutText: 'What you have typed or chosen and not saved will be deleted from this device when you sign out.',
  signOutAnyway: 'Sign out and delete',
  stay: 'Cancel',
  newOrder: 'New order',
  inProgress: 'In Progress',
  paid: 'Paid',
  empty: 'No records',
  emptyText: 'Choose a design and try it free for 7 days.',
  browse: 'Browse',
  pendingBefore: 'A new order can be made once your order',
  pendingName: 'In Progress',
  pendingAfter: 'is paid.',
  noNames: 'Names not filled in yet',
};
