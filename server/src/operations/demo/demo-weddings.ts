import type { PaymentMethod } from '@serikad/shared/payments/payment.types';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import type { JawiCouple, PhaseChoice } from '@serikad/shared/invitations/invitation.types';
import type { District } from '@serikad/shared/prayer-times/districts';

interface DemoName {
  short: string;
  full: string;
}

/** A payment so many hours after the order; `part` of what the order costs, in whole RM when it is over 1. */
export interface DemoPayment {
  afterHours: number;
  /** Instead of that: so many hours ago, but today. */
  hoursAgo?: number;
  amount: number | 'all';
  method: PaymentMethod;
  /** Entered by mistake, and taken back an hour later. */
  mistaken?: true;
}

/** One customer of the demo: what they ordered, and its progress. */
export interface DemoWedding {
  email: string;
  bride: DemoName;
  groom: DemoName;
  /** Their short names in Jawi; absent: none. */
  jawi?: JawiCouple;
  phoneNo: string;
  design: string;
  title: string;
  venue: { venue: string; address: string };
  /** Whose prayer times the page shows; absent: none. */
  district?: District;
  /** Which phases its page has; absent: none. */
  phases?: PhaseChoice['mode'];
  /** Of the live stream; absent: none. */
  liveLink?: string;
  items: readonly OrderItemInput[];
  orderedDaysAgo: number;
  weddingInDays: number;
  payments: readonly DemoPayment[];
  /** Whether they have filled the invitation in; one that was just ordered is empty. */
  filledIn: boolean;
  /** The status of video, cards or PDF; absent: not submitted yet. */
  produced?: OrderItemStatus;
  /** When they handed its details in; absent: some hours after the last payment. */
  submittedDaysAgo?: number;
  limit: number;
  totalLimit: number;
  answers: number;
  gifts: number;
  photos: number;
  /** Has a guest list of 300 families, and a closing date two weeks before the wedding. */
  guestList?: true;
  /** Has an album with photos of guests; its wedding is over. */
  album?: true;
}

const rsvp: OrderItemInput = { item: 'rsvp', package: 'premium' };
const simple: OrderItemInput = { item: 'rsvp', package: 'standard' };
const video: OrderItemInput = { item: 'video', package: 'premium' };
const cards = (quantity: number): OrderItemInput => ({ item: 'card', package: String(quantity) });
const pdf: OrderItemInput = { item: 'pdf', package: 'standard' };
const paid = (afterHours: number, method: PaymentMethod = 'duitnow'): DemoPayment => ({
  afterHours,
  amount: 'all',
  method,
});
const name = (short: string, full: string): DemoName => ({ short, full });
const rest = { limit: 5, totalLimit: 0, answers: 0, gifts: 0, photos: 0, payments: [], filledIn: true };

/** The oldest first. The first four people are those that the demo's sign-in offers. */
export const DEMO_WEDDINGS: readonly DemoWedding[] = [
  {
    ...rest,
    email: 'aisyah@example.com',
    bride: name('Aisyah', 'Nur Aisyah binti Rahman'),
    groom: name('Danial', 'Muhammad Danial bin Yusof'),
    phoneNo: '012-345 6789',
    design: 'cv0101',
    title: 'WALIMATUL URUS',
    venue: { venue: 'Dewan Seri Endon', address: 'Puspanitapuri, Presint 8\n62250 Putrajaya' },
    district: 'Putrajaya',
    liveLink: 'https://www.youtube.com/live/ScMzIvxBSi4',
    items: [rsvp, video],
    orderedDaysAgo: 41,
    weddingInDays: 24,
    payments: [paid(20)],
    produced: 'completed',
    totalLimit: 80,
    answers: 34,
    gifts: 4,
    photos: 5,
  },
  {
    ...rest,
    email: 'izzah@example.com',
    bride: name('Izzah', 'Nurul Izzah binti Kamaruddin'),
    groom: name('Hakim', 'Luqman Hakim bin Saad'),
    jawi: { bride: 'عزه', groom: 'حكيم' },
    phoneNo: '013-555 0141',
    design: 'cv0301',
    title: 'MAJLIS PERKAHWINAN',
    venue: { venue: 'Laman Kayangan', address: 'Jalan Kuari, Sungai Buloh\n40160 Shah Alam, Selangor' },
    items: [rsvp, cards(300)],
    orderedDaysAgo: 36,
    weddingInDays: 45,
    payments: [{ afterHours: 5, amount: 100, method: 'bank-transfer' }, paid(60, 'bank-transfer')],
    produced: 'approval',
    submittedDaysAgo: 9,
    guestList: true,
    answers: 22,
    gifts: 3,
    photos: 3,
  },
  {
    ...rest,
    email: 'mei.ling@example.com',
    bride: name('Mei Ling', 'Tan Mei Ling'),
    groom: name('Adam', 'Adam Tan bin Abdullah'),
    phoneNo: '016-555 0142',
    design: 'cv0201',
    title: 'WEDDING RECEPTION',
    venue: { venue: 'The Glasshouse at Seputeh', address: 'Jalan Syed Putra\n58000 Kuala Lumpur' },
    phases: 'auto',
    items: [rsvp],
    orderedDaysAgo: 33,
    weddingInDays: 10,
    payments: [paid(2, 'card')],
    totalLimit: 40,
    answers: 28,
    gifts: 2,
    photos: 4,
  },
  {
    ...rest,
    email: 'hidayah@example.com',
    bride: name('Hidayah', 'Nur Hidayah binti Sulaiman'),
    groom: name('Syafiq', 'Ahmad Syafiq bin Roslan'),
    phoneNo: '019-555 0143',
    design: 'cv0401',
    title: 'UNDANGAN PERKAHWINAN',
    venue: { venue: 'Dewan Orang Ramai Kampung Baru', address: 'Jalan Raja Muda Musa\n50300 Kuala Lumpur' },
    items: [rsvp],
    orderedDaysAgo: 29,
    weddingInDays: -3,
    payments: [{ ...paid(10), mistaken: true }, paid(30, 'e-wallet')],
    answers: 12,
    album: true,
  },
  {
    ...rest,
    email: 'sarah@example.com',
    bride: name('Sarah', 'Sarah Elyana binti Mansor'),
    groom: name('Firdaus', 'Mohd Firdaus bin Hashim'),
    phoneNo: '011-1555 0144',
    design: 'cv0501',
    title: 'RAIKAN CINTA',
    venue: { venue: 'Rumah pengantin perempuan', address: '12 Jalan Seri Delima, Ipoh\n31400 Perak' },
    items: [video],
    orderedDaysAgo: 24,
    weddingInDays: 31,
    payments: [paid(44)],
    produced: 'in-progress',
    submittedDaysAgo: 10,
  },
  {
    ...rest,
    email: 'anis@example.com',
    bride: name('Anis', 'Anis Sofea binti Razali'),
    groom: name('Irfan', 'Irfan Zikri bin Kamal'),
    phoneNo: '017-555 0145',
    design: 'cv0005',
    title: 'WALIMATUL URUS',
    venue: { venue: 'Dewan Banquet UPM', address: 'Universiti Putra Malaysia\n43400 Serdang, Selangor' },
    items: [rsvp, video, cards(100)],
    orderedDaysAgo: 17,
    weddingInDays: 60,
    payments: [{ afterHours: 3, amount: 50, method: 'duitnow' }],
    totalLimit: 300,
    answers: 9,
    gifts: 2,
    photos: 2,
  },
  {
    ...rest,
    email: 'priya@example.com',
    bride: name('Priya', 'Priya Devi a/p Raman'),
    groom: name('Arjun', 'Arjun Menon'),
    phoneNo: '012-555 0146',
    design: 'cv0601',
    title: 'OUR WEDDING',
    venue: { venue: 'Grand Palace Hall', address: 'Jalan Ipoh\n51200 Kuala Lumpur' },
    items: [rsvp, pdf],
    orderedDaysAgo: 13,
    weddingInDays: 75,
    payments: [paid(26, 'bank-transfer')],
    produced: 'in-progress',
    submittedDaysAgo: 4,
    answers: 6,
    gifts: 1,
    photos: 1,
  },
  {
    ...rest,
    email: 'zulaikha@example.com',
    bride: name('Zulaikha', 'Siti Zulaikha binti Omar'),
    groom: name('Yusuf', 'Muhammad Yusuf bin Idris'),
    phoneNo: '014-555 0147',
    design: 'cv0701',
    title: 'UNDANGAN PERKAHWINAN',
    venue: { venue: 'Dewan Perdana Felda', address: 'Jalan Gurney\n54000 Kuala Lumpur' },
    items: [rsvp],
    // Never paid: the trial is over.
    orderedDaysAgo: 12,
    weddingInDays: 90,
    answers: 2,
  },
  {
    ...rest,
    email: 'balqis@example.com',
    bride: name('Balqis', 'Balqis Humaira binti Jamal'),
    groom: name('Amir', 'Amir Haikal bin Nordin'),
    phoneNo: '018-555 0148',
    design: 'cv0204',
    title: 'MAJLIS RESEPSI',
    venue: { venue: 'Hotel Seri Malaysia', address: 'Jalan Hospital\n15200 Kota Bharu, Kelantan' },
    items: [rsvp],
    orderedDaysAgo: 4,
    weddingInDays: 52,
    answers: 3,
    photos: 1,
  },
  {
    ...rest,
    email: 'farah@example.com',
    bride: name('Farah', 'Farah Nabilah binti Othman'),
    groom: name('Khairul', 'Khairul Anwar bin Latif'),
    phoneNo: '019-555 0149',
    design: 'cv0103',
    title: 'UNDANGAN PERKAHWINAN',
    venue: { venue: '', address: '' },
    items: [simple, pdf],
    orderedDaysAgo: 0,
    weddingInDays: 120,
    filledIn: false,
  },
];

/** What couples wish for. */
export const DEMO_GIFTS: readonly { title: string; notes: string }[] = [
  { title: 'Set cadar king, kapas Mesir', notes: 'Warna krim atau hijau lembut' },
  { title: 'Periuk nasi 1.8 L', notes: '' },
  { title: 'Lampu meja rotan', notes: 'Sepasang pun boleh' },
  { title: 'Seterika wap', notes: '' },
];
