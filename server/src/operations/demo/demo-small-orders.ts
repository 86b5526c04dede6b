import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import type { DemoPayment, DemoWedding } from './demo-weddings.js';

const digital: OrderItemInput = { item: 'rsvp', package: 'premium' };
const simple: OrderItemInput = { item: 'rsvp', package: 'standard' };
const video: OrderItemInput = { item: 'video', package: 'standard' };

interface SmallOrder {
  bride: [short: string, full: string];
  groom: [short: string, full: string];
  email: string;
  phoneNo: string;
  design: string;
  items: readonly OrderItemInput[];
  daysAgo: number;
  payments?: readonly DemoPayment[];
}

const paid = (afterHours: number, method: DemoPayment['method'] = 'duitnow'): DemoPayment[] => [
  { afterHours, amount: 'all', method },
];
const paidToday = (hoursAgo: number, method: DemoPayment['method'], amount: DemoPayment['amount'] = 'all') => [
  { afterHours: 0, hoursAgo, amount, method },
];

/** The oldest first. */
const SMALL_ORDERS: readonly SmallOrder[] = [
  {
    bride: ['Hana', 'Hana Sofea binti Ismail'],
    groom: ['Imran', 'Imran Hakimi bin Nasir'],
    email: 'hana@example.com',
    phoneNo: '012-555 0111',
    design: 'cv0101',
    items: [digital],
    daysAgo: 57,
    payments: paid(9),
  },
  {
    bride: ['Nadia', 'Nadia Umairah binti Zain'],
    groom: ['Faris', 'Ahmad Faris bin Hamid'],
    email: 'nadia@example.com',
    phoneNo: '013-555 0112',
    design: 'cv0301',
    items: [simple],
    daysAgo: 52,
    payments: paid(30, 'bank-transfer'),
  },
  {
    bride: ['Alya', 'Alya Batrisyia binti Rosli'],
    groom: ['Haziq', 'Muhammad Haziq bin Jalil'],
    email: 'alya@example.com',
    phoneNo: '017-555 0113',
    design: 'cv0204',
    items: [digital],
    daysAgo: 46,
    payments: paid(4, 'card'),
  },
  {
    bride: ['Wani', 'Nur Syazwani binti Latif'],
    groom: ['Aiman', 'Aiman Danish bin Rahim'],
    email: 'wani@example.com',
    phoneNo: '011-1555 0114',
    design: 'cv0101',
    items: [digital],
    daysAgo: 28,
    payments: paid(15),
  },
  {
    bride: ['Kavitha', 'Kavitha a/p Muniandy'],
    groom: ['Dinesh', 'Dinesh a/l Subramaniam'],
    email: 'kavitha@example.com',
    phoneNo: '016-555 0115',
    design: 'cv0601',
    items: [digital],
    daysAgo: 25,
    payments: paid(6, 'e-wallet'),
  },
  {
    bride: ['Liyana', 'Nur Liyana binti Bakar'],
    groom: ['Amirul', 'Amirul Hafiz bin Daud'],
    email: 'liyana@example.com',
    phoneNo: '019-555 0116',
    design: 'cv0301',
    items: [digital],
    daysAgo: 21,
    payments: paid(20, 'bank-transfer'),
  },
  {
    bride: ['Siew Ling', 'Wong Siew Ling'],
    groom: ['Jason', 'Jason Lim Wei Jie'],
    email: 'siew.ling@example.com',
    phoneNo: '012-555 0117',
    design: 'cv0201',
    items: [simple],
    daysAgo: 18,
    payments: paid(3, 'card'),
  },
  {
    bride: ['Izzati', 'Nur Izzati binti Salleh'],
    groom: ['Khalid', 'Khalid Mukhriz bin Azmi'],
    email: 'izzati@example.com',
    phoneNo: '014-555 0118',
    design: 'cv0101',
    items: [digital],
    daysAgo: 15,
    payments: paid(11),
  },
  {
    bride: ['Maisarah', 'Maisarah binti Fadzil'],
    groom: ['Ridzuan', 'Ridzuan bin Mahmud'],
    email: 'maisarah@example.com',
    phoneNo: '018-555 0119',
    design: 'cv0501',
    items: [digital],
    daysAgo: 9,
    payments: paid(8),
  },
  {
    bride: ['Elisya', 'Elisya Karim'],
    groom: ['Arif', 'Mohd Arif bin Sulaiman'],
    email: 'elisya@example.com',
    phoneNo: '014-555 0166',
    design: 'cv0301',
    items: [digital],
    daysAgo: 6,
    payments: paidToday(5, 'bank-transfer'),
  },
  {
    bride: ['Irdina', 'Irdina Sofea binti Halim'],
    groom: ['Faiz', 'Muhammad Faiz bin Osman'],
    email: 'irdina@example.com',
    phoneNo: '017-555 0121',
    design: 'cv0101',
    items: [digital],
    daysAgo: 2,
    payments: paidToday(3, 'duitnow'),
  },
  {
    bride: ['Iman', 'Iman Zulaikha binti Noor'],
    groom: ['Rayyan', 'Rayyan Mikail bin Taufik'],
    email: 'iman@example.com',
    phoneNo: '013-555 0178',
    design: 'cv0401',
    items: [video],
    daysAgo: 1,
    payments: paidToday(1, 'duitnow', 20),
  },
];

/** Customers with few details, for the shop's figures. */
export const DEMO_SMALL_ORDERS: readonly DemoWedding[] = SMALL_ORDERS.map(
  ({ bride, groom, email, phoneNo, design, items, daysAgo, payments = [] }, index) => ({
    email,
    bride: { short: bride[0], full: bride[1] },
    groom: { short: groom[0], full: groom[1] },
    phoneNo,
    design,
    title: 'WALIMATUL URUS',
    venue: { venue: 'Dewan Seri Mutiara', address: 'Jalan Merdeka\n75000 Melaka' },
    items,
    orderedDaysAgo: daysAgo,
    weddingInDays: 20 + 9 * index,
    payments,
    filledIn: true,
    limit: 5,
    totalLimit: 0,
    answers: 0,
    gifts: 0,
    photos: 0,
  }),
);
