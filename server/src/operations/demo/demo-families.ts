import type { DemoNumbers } from './demo-numbers.js';

/** A branch of the demo's guest list, with as many families and where their tables begin. */
export interface DemoBranch {
  /** Empty: the couple's own. */
  name: string;
  quota: number | null;
  families: number;
  firstTable: number;
}

export const DEMO_BRANCHES: readonly DemoBranch[] = [
  { name: '', quota: null, families: 62, firstTable: 1 },
  { name: 'Mak & Ayah (perempuan)', quota: 340, families: 104, firstTable: 9 },
  { name: 'Mak & Ayah (lelaki)', quota: 280, families: 88, firstTable: 22 },
  { name: 'Pejabat & rakan', quota: 150, families: 46, firstTable: 34 },
];

/** How far the families have come: the first of the list are the furthest. */
export const DEMO_FAMILY_STATES = { answered: 117, opened: 57, sent: 41 } as const;

const MEN = [
  'Ahmad Zaki',
  'Mohd Rizal',
  'Khairuddin',
  'Azlan',
  'Shahrul Nizam',
  'Zulkifli',
  'Hairul Anuar',
  'Kamarul Ariffin',
  'Roslan',
  'Faizal',
  'Mohd Hanafiah',
  'Saiful Bahri',
  'Norazman',
  'Badrul Hisham',
  'Ismail',
  'Wan Shukri',
  'Tajuddin',
  'Hasnul',
  'Megat Iskandar',
];
const WOMEN = [
  'Rosmah',
  'Norhayati',
  'Zaleha',
  'Siti Mariam',
  'Faridah',
  'Nik Suraya',
  'Rohana',
  'Hasnah',
  'Salmiah',
  'Che Yah',
  'Noraini',
  'Kalthom',
  'Maznah',
  'Raja Azura',
  'Sharifah Aminah',
  'Halimatun',
  'Zarina',
];
const FATHERS = [
  'Abdul Ghani',
  'Tarudin',
  'Osman',
  'Mat Isa',
  'Wahab',
  'Daud',
  'Yaakob',
  'Salleh',
  'Kassim',
  'Jaafar',
  'Embong',
  'Deraman',
  'Harun',
];
const MENS_TITLES = ['', '', 'Encik', 'Encik', 'Tuan Haji', 'Dato’', 'Pak Long', 'Pak Su', 'Cikgu', 'Dr.'];
const WOMENS_TITLES = ['', 'Puan', 'Puan', 'Puan Hajah', 'Mak Ngah', 'Mak Teh', 'Cikgu', 'Datin'];
const NOTES = ['', '', '', '', '', 'vegetarian', 'bawa kerusi roda', 'sahabat arwah Atuk', 'dari Kelantan, bermalam'];
const HEAD = 'Nama,Khas Buat,Telefon,Pax,Meja,Nota';

/** The tables of families, one for each branch, as the couple would import them. No name or number is there twice. */
export function demoTables(numbers: DemoNumbers): string[] {
  const names = numbers.shuffled([
    ...composed(MEN, FATHERS, 'bin').map((name) => ({ name, titles: MENS_TITLES })),
    ...composed(WOMEN, FATHERS, 'binti').map((name) => ({ name, titles: WOMENS_TITLES })),
  ]);
  let next = 0;
  return DEMO_BRANCHES.map(({ families, firstTable }) => {
    const rows = names.slice(next, next + families).map(({ name, titles }, place) => {
      const title = titles[numbers.whole(0, titles.length - 1)] ?? '';
      const seats = numbers.whole(1, 5);
      const whole = title === '' ? name : `${title} ${name}`;
      const addressee =
        numbers.next() < 0.4 ? '' : `${whole}${seats > 2 ? ' sekeluarga' : seats === 2 ? ' & pasangan' : ''}`;
      // Some are reached through others.
      const number = next + place;
      const phone = numbers.next() < 0.08 ? '' : `01${1 + (number % 9)}-555 ${String(2_000 + number)}`;
      const note = NOTES[numbers.whole(0, NOTES.length - 1)] ?? '';
      return [whole, addressee, phone, seats, `Meja ${firstTable + Math.floor(place / 8)}`, note]
        .map((cell) => `"${cell}"`)
        .join();
    });
    next += families;
    return [HEAD, ...rows].join('\n');
  });
}

function composed(given: readonly string[], fathers: readonly string[], of: string): string[] {
  return given.flatMap((name) => fathers.map((father) => `${name} ${of} ${father}`));
}
