import type { PicturePlace } from '@serikad/shared/orders/removal.types';
import type { PaymentMethod } from '@serikad/shared/payments/payment.types';
import type * as malay from '../../ms/admin/audit.js';
import type { TextsLike } from '../../texts-like.js';
import { counted } from '../plural.js';
import { PICTURE_NAMES } from '../removals.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { METHOD_NAMES } from './common.js';

const subjectOf = (item: unknown): string =>
  ({ rsvp: 'RSVP', video: 'Video', card: 'printed A6 cards', pdf: 'PDF' })[String(item)] ?? String(item);
const statusOf = (status: unknown): string =>
  ({ draft: 'draft', 'in-progress': 'in the making', approval: 'approval', completed: 'completed' })[String(status)] ??
  String(status);
const methodOf = (method: unknown): string => METHOD_NAMES[method as PaymentMethod] ?? String(method);
const pictureOf = (place: unknown): string => PICTURE_NAMES[place as PicturePlace] ?? String(place);
const placeOf = (place: unknown): string => (place === 'cover' ? 'cover' : `layer ${String(place)}`);

/** What a seller did, in words. */
export const auditText: TextsLike<typeof malay.auditText> = (action, details) => {
  const { amount, method, item, from, to, name, count, place, reason } = details;
  const why = typeof reason === 'string' ? reason : '';
  switch (action) {
    case 'order.payment-recorded':
      return `recorded a payment of ${ringgit(Number(amount))} (${methodOf(method)})`;
    case 'order.payment-reversed':
      return `reversed a payment of ${ringgit(Math.abs(Number(amount)))} (${methodOf(method)})`;
    case 'order.item-moved':
      return to === 'draft'
        ? `returned the ${subjectOf(item)} to the customer: ${why}`
        : `moved the ${subjectOf(item)} from ${statusOf(from)} to ${statusOf(to)}`;
    case 'order.wish-withheld':
      return `hid a guest’s wish: ${why}`;
    case 'order.wish-shown':
      return `showed a guest’s wish again: ${why}`;
    case 'order.picture-removed':
      return `removed a picture (${pictureOf(place)}): ${why}`;
    case 'order.bank-account-changed':
      return 'the customer changed the bank account on the card';
    case 'customer.exported':
      return 'exported a customer’s data';
    case 'customer.deleted':
      return 'deleted a customer’s data';
    case 'design.created':
      return `created the design “${String(name)}”`;
    case 'design.edited':
      return `edited the design: ${Object.keys(details).join(', ')}`;
    case 'design.hidden':
      return 'hid the design';
    case 'design.shown':
      return 'showed the design again';
    case 'design.ordered':
      return `rearranged ${counted(String(count), 'design')}`;
    case 'design.file-uploaded':
      return `uploaded the design’s ${placeOf(place)}`;
    case 'design.file-removed':
      return `removed the uploaded ${placeOf(place)}`;
  }
};

export const auditTexts: TextsLike<typeof malay.auditTexts> = {
  kinds: { all: 'All', order: 'Orders', design: 'Designs', customer: 'Customers' },
  kindsLabel: 'Kind of change',
  count: (count) => counted(count, 'change'),
  none: 'No changes yet',
  noneText: 'Every change by a seller is recorded here and cannot be deleted.',
  goneActor: 'Deleted account',
  operator: 'Operator (server command)',
  subject: (kind, id) => {
    if (kind === 'design') return id === 'all' ? 'All designs' : `Design ${id}`;
    return `${kind === 'order' ? 'Order' : 'Customer'} …${id.slice(-7)}`;
  },
  only: (subject) => `Only: ${subject}`,
  dropOnly: (subject) => `Remove the filter: only ${subject}`,
};
