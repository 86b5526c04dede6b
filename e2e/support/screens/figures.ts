import type { OrderContent } from '@serikad/shared/admin/content.types';
import type {
  AdminOrderDetails,
  AdminOrderPage,
  AdminPayment,
  AdminToday,
} from '@serikad/shared/admin/admin-order.types';
import type { CrashGroup, CrashList } from '@serikad/shared/crashes/crash.types';
import type { OrderDetails, OrderItem } from '@serikad/shared/orders/order.types';
import type { WishFlood, WishRemoval, WishView } from '@serikad/shared/rsvp/rsvp.types';
import type { DesignFigures, ShopFigures } from '@serikad/shared/admin/figures.types';

const CRASH: CrashGroup = {
  _id: 'a',
  part: 'guest',
  kind: 'error',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading …',
  frames: ['letter-BgFd0poM.js:1:20480', 'start-DHE5nQIu.js:1:733'],
  page: '/invitation/view/:id/:names',
  build: 'guest-BQJ03lWn',
  browsers: ['Safari 16', 'Android WebView 108'],
  count: 12,
  firstSeen: '2026-11-20T02:14:00.000Z',
  lastSeen: '2026-11-22T13:05:00.000Z',
};

/** Crashes of each part of the product. */
export function someCrashes(text: string): string {
  const answer = JSON.parse(text) as { data: CrashList };
  const groups: CrashGroup[] = [
    CRASH,
    { ...CRASH, _id: 'b', part: 'shop', kind: 'chunk', build: 'older', count: 1_204, page: '/pricing' },
    { ...CRASH, _id: 'c', part: 'editor', name: 'RangeError', count: 1, page: '/invitation/form/:id' },
    { ...CRASH, _id: 'd', part: 'desk', count: 2, page: '/admin' },
    { ...CRASH, _id: 'e', name: 'QuotaExceededError' },
    { ...CRASH, _id: 'f', frames: [] },
  ];
  return JSON.stringify({ ...answer, data: { ...answer.data, groups } });
}

/** An answer of figures with the numbers of a shop that is doing well, a refund among them: the days stay as asked. */
export function busyMonth(text: string): string {
  const answer = JSON.parse(text) as { data: ShopFigures };
  // Other days, other numbers: those of the period before are seen beside them.
  const shift = Number(answer.data.from.slice(5, 7));
  const days = answer.data.days.map(({ day }, i) => ({
    day,
    orders: 2 + ((i * 7) % 5) + (i % 7 > 4 ? 3 : 0),
    revenue: i === 12 ? -168 : 120 + ((i * 97 + shift * 61) % (40 * shift)),
    visitors: 90 + ((i * 53) % 120),
  }));
  const sum = (of: 'orders' | 'revenue' | 'visitors') => days.reduce((total, row) => total + row[of], 0);
  const data: ShopFigures = {
    ...answer.data,
    days,
    orders: sum('orders'),
    revenue: sum('revenue'),
    visitors: sum('visitors'),
    conversion: Number((sum('orders') / sum('visitors')).toFixed(4)),
    funnel: {
      visitors: sum('visitors'),
      looked: Math.round(sum('visitors') * 0.55),
      began: Math.round(sum('visitors') * 0.15),
      orders: sum('orders'),
      paid: Math.round(sum('orders') * 0.7),
    },
    pages: [
      { page: '/', visits: 2210 },
      { page: '/cardvideo', visits: 1874 },
      { page: '/invitation-design/details/:id', visits: 1320 },
      { page: '/pricing', visits: 645 },
      { page: '/invitation/form/:id', visits: 402 },
      { page: 'other', visits: 12 },
    ],
    outstanding: 1419,
    owing: {
      new: { orders: 3, amount: 144 },
      trial: { orders: 9, amount: 780 },
      'trial-expired': { orders: 4, amount: 135 },
      'part-paid': { orders: 3, amount: 360 },
    },
  };
  return JSON.stringify({ ...answer, data });
}

/**
 * The answer of what sells in such a shop: one design that sold in reversals alone, and one that the catalogue lacks.
 */
export function bestSellers(text: string): string {
  const answer = JSON.parse(text) as { data: DesignFigures };
  const sold = [
    ['cv0001', 'Kuntum Seri', 31, 1_860],
    ['cv0004', 'Mihrab Delima', 24, 1_152],
    ['cv0003', 'Rimba Zamrud', 19, 1_024],
    ['cv0002', 'Teduh Palma di Serambi Rumah Nenek', 17, 816],
    ['cv0005', 'Bayu', 9, 432],
    ['cv0999', '', 2, 0],
    ['cv0006', 'Jali', 0, -48],
  ] as const;
  const designs = sold.map(([design, name, orders, revenue]) => ({
    design,
    name,
    category: 'floral',
    orders,
    revenue,
  }));
  return JSON.stringify({ ...answer, data: { ...answer.data, designs } satisfies DesignFigures });
}

/**
 * The answer of the first page on a busy day: more payments than stand there at once, one taken back,
 * one of a customer who is gone.
 */
export function busyDay(text: string): string {
  const answer = JSON.parse(text) as { data: AdminToday };
  const { day, toMake, waiting, made } = answer.data;
  const named = (shortName: string) => ({ shortName, fullName: shortName });
  const couple = { bride: named('Nur Aisyah Humaira'), groom: named('Muhammad Danial'), order: 'bride-first' } as const;
  const amounts = [48, -55, 65, 55, 303, 1_250, 48];
  const newest = amounts.map((amount, i): AdminPayment => ({
    _id: `65000000000000000000000${i}`,
    orderId: '650000000000000000000001',
    at: `${day}T0${7 - i}:05:00.000Z`,
    amount,
    method: i % 2 === 0 ? 'duitnow' : 'bank-transfer',
    customer: i === 3 ? '' : 'Nur Aisyah Humaira binti Haji Abdul Rahman',
    couple: i % 3 === 0 ? null : couple,
  }));
  const data: AdminToday = {
    ...answer.data,
    made: { ...made, count: 12 },
    toMake: { ...toMake, count: 1_000, countIs: 'at-least' },
    waiting: { ...waiting, count: 7 },
    orders: 12_345,
    paidToday: amounts.reduce((sum, amount) => sum + amount, 0),
    payments: { count: 61, newest },
    persons: 18_412,
  };
  return JSON.stringify({ ...answer, data });
}

/** The answer of the first page on a day without anything to do. */
export function nothingToDo(text: string): string {
  const answer = JSON.parse(text) as { data: AdminToday };
  const none: AdminToday['made'] = { count: 0, countIs: 'exact', orders: [] };
  const data: AdminToday = {
    ...answer.data,
    made: none,
    toMake: none,
    waiting: none,
    trials: none,
    outstanding: 0,
    paidToday: 0,
    payments: { count: 0, newest: [] },
  };
  return JSON.stringify({ ...answer, data });
}

/** The answer of the list of orders in a shop that has none. */
export function noOrders(): string {
  const none = { all: 0, outstanding: 0, settled: 0, trial: 0, 'trial-expired': 0, new: 0, 'part-paid': 0, credit: 0 };
  const data: AdminOrderPage = { count: 0, countIs: 'exact', orders: [], counts: { ...none, owed: 0 } };
  return JSON.stringify({ code: 200, data });
}

/** The list of a shop with a million orders: an estimate, numbers that end at 1,000, and an order with credit. */
export function millionOrders(text: string): string {
  const answer = JSON.parse(text) as { data: AdminOrderPage };
  const most = 1_000;
  const counts = {
    all: most,
    outstanding: most,
    settled: most,
    trial: 412,
    'trial-expired': most,
    new: 57,
    'part-paid': 388,
    credit: 9,
    owed: 18_402_311,
  };
  const orders = answer.data.orders.map((order, i) =>
    i === 1 ? { ...order, paidAmount: order.total + 348, outstanding: 0, credit: 348 } : order,
  );
  const data: AdminOrderPage = { ...answer.data, orders, count: 1_048_576, countIs: 'estimate', counts };
  return JSON.stringify({ ...answer, data });
}

/** A couple's order that more was paid for than it costs. */
export function withCredit(text: string): string {
  const answer = JSON.parse(text) as { data: OrderDetails };
  const order = { ...answer.data.order, paidAmount: answer.data.order.total + 348, outstanding: 0, credit: 348 };
  return JSON.stringify({ ...answer, data: { ...answer.data, order } });
}

/** The same order on the seller's page. */
export function adminOrderWithCredit(text: string): string {
  const answer = JSON.parse(text) as { data: AdminOrderDetails };
  const order = { ...answer.data.order, paidAmount: answer.data.order.total + 348, outstanding: 0, credit: 348 };
  return JSON.stringify({ ...answer, data: { ...answer.data, order } });
}

const REASON = 'Melanggar terma perkhidmatan: kata kesat.';

/** The content of an invitation of which the first wish is hidden and a picture was taken out. */
export function moderated(text: string): string {
  const answer = JSON.parse(text) as { data: OrderContent };
  const at = '2026-11-20T02:14:00.000Z';
  const wishes = answer.data.wishes.map((wish, i) => (i === 0 ? { ...wish, withheld: { at, reason: REASON } } : wish));
  const data: OrderContent = { ...answer.data, wishes, removals: [{ place: 'photo', at, reason: REASON }] };
  return JSON.stringify({ ...answer, data });
}

/** The couple's list with the words of the newest answer hidden. */
export function firstHidden(text: string): string {
  const answer = JSON.parse(text) as { data: WishView[] };
  const withheld = { at: '2026-11-20T02:14:00.000Z', reason: REASON };
  const data = answer.data.map((wish, i) => (i === 0 ? { ...wish, message: '', withheld } : wish));
  return JSON.stringify({ ...answer, data });
}

/**
 * The couple's wishes, of which some wait: one of them with a link, one with a number; one was hidden by the couple.
 */
export function someWaiting(text: string): string {
  const answer = JSON.parse(text) as { data: WishView[] };
  const held: Partial<WishView>[] = [
    {},
    { waiting: 'approval', version: 0 },
    { message: 'Hadiah menarik di bit.ly/hadiah-kahwin, tekan sekarang!', waiting: 'link', version: 0 },
    { hidden: true, version: 1 },
    { message: 'Nak katering? Hubungi 012-345 6789', waiting: 'number', version: 0 },
    { waiting: 'approval', version: 0 },
  ];
  return JSON.stringify({ ...answer, data: answer.data.map((wish, index) => ({ ...wish, ...held[index] })) });
}

/** The couple's order, closed for answers. */
export function answersClosed(text: string): string {
  const answer = JSON.parse(text) as { data: OrderDetails };
  const invitation = { ...answer.data.invitation, answersClosed: true };
  return JSON.stringify({ ...answer, data: { ...answer.data, invitation } });
}

/** The removals of a couple: one that runs, one that can be undone, and one whose undo met the limit. */
export function answersRemoved(): string {
  const removal = (more: Partial<WishRemoval>): WishRemoval => ({
    id: 'a',
    state: 'removed',
    since: '2026-11-20T02:14:00.000Z',
    until: '2026-11-20T02:23:00.000Z',
    answers: 312,
    undoUntil: '2026-11-21T02:30:00.000Z',
    isLimited: false,
    ...more,
  });
  const data = [
    removal({ state: 'removing', answers: 150 }),
    removal({ id: 'b' }),
    removal({ id: 'c', answers: 9, isLimited: true }),
  ];
  return JSON.stringify({ code: 200, data });
}

/** Two floods of answers. */
export function floods(): string {
  const flood = {
    newest: '650000000000000000000001',
    since: '2026-11-20T02:14:00.000Z',
    until: '2026-11-20T02:22:30.000Z',
    answers: 312,
    guests: 1_560,
    firstName: 'Orang Misteri 1',
    lastName: 'Orang Misteri 312',
  };
  const data: WishFlood[] = [
    flood,
    {
      ...flood,
      newest: '650000000000000000000002',
      answers: 24,
      guests: 51,
      firstName: 'Mak Long',
      lastName: 'Encik Rahmat bin Abdullah',
    },
  ];
  return JSON.stringify({ code: 200, data });
}

/** The couple's order with a picture that was taken out. */
export function withRemoval(text: string): string {
  const answer = JSON.parse(text) as { data: OrderDetails };
  const removals: OrderDetails['removals'] = [{ place: 'photo', at: '2026-11-20T02:14:00.000Z', reason: REASON }];
  return JSON.stringify({ ...answer, data: { ...answer.data, removals } });
}

/** The order of a wedding whose guests' data is erased in some days, or was. */
export const withGuestData =
  (erasedAt: string | null) =>
  (text: string): string => {
    const answer = JSON.parse(text) as { data: OrderDetails };
    const guestData = { eraseAt: '2027-06-11T16:00:00.000Z', erasedAt };
    const invitation = { ...answer.data.invitation, guestData };
    return JSON.stringify({ ...answer, data: { ...answer.data, invitation } });
  };

type WithOrder = { data: { order: OrderDetails['order'] } };

function changeItems(text: string, change: (items: OrderItem[]) => OrderItem[]): string {
  const answer = JSON.parse(text) as WithOrder;
  const { order } = answer.data;
  return JSON.stringify({ ...answer, data: { ...answer.data, order: { ...order, items: change(order.items) } } });
}

/** The order with cards whose details are not submitted yet. */
export function withDraftCards(text: string): string {
  return changeItems(text, (items) => [...items, { item: 'card', package: '100', price: 120, status: 'draft' }]);
}

/** The order with its cards returned by the seller. */
export function returnedCards(text: string): string {
  const returned = {
    at: '2026-11-20T02:14:00.000Z',
    reason: 'Nama penuh pengantin lelaki tidak sama dengan yang dihantar melalui WhatsApp.\nSila semak tarikh juga.',
  };
  return changeItems(text, (items) => items.map((item) => (item.item === 'card' ? { ...item, returned } : item)));
}

/** The order after a change from premium to standard; with an invitation, its content is kept. */
export function withStandard(text: string): string {
  return changeItems(text, (items) =>
    items.map((item) => (item.item === 'rsvp' ? { ...item, package: 'standard' } : item)),
  );
}
