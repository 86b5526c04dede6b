import type * as malay from '../ms/ui.js';
import type { TextsLike } from '../texts-like.js';

export const uiTexts: TextsLike<typeof malay.uiTexts> = {
  loading: 'Loading...',
  loadingBeside: '',
  saving: 'Saving...',
  failed: 'Something went wrong',
  tryAgain: 'Try Again',
  close: 'Close',
  less: (label) => `Fewer: ${label}`,
  more: (label) => `More: ${label}`,
  optional: 'optional',
  crumbs: 'Breadcrumbs',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  timeout: 'The server took too long. Please try again.',
  offline: 'No connection. Please check your internet and try again.',
  error: 'Something went wrong. Please try again later.',
  payText: (orderId) => `Assalamualaikum, I would like to pay for this order.\nOrder ID: ${orderId}`,
};
