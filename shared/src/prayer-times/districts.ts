/**
 * The districts of Malaysia's states and federal territories, as their governments name them. A state without districts
 * has an empty list. Where each one's seat is: district-seats.ts, which the web app doesn't load.
 */
export const DISTRICTS_OF_STATES = {
  Johor: [
    'Batu Pahat',
    'Johor Bahru',
    'Kluang',
    'Kota Tinggi',
    'Kulai',
    'Mersing',
    'Muar',
    'Pontian',
    'Segamat',
    'Tangkak',
  ],
  Kedah: [
    'Baling',
    'Bandar Baharu',
    'Kota Setar',
    'Kuala Muda',
    'Kubang Pasu',
    'Kulim',
    'Langkawi',
    'Padang Terap',
    'Pendang',
    'Pokok Sena',
    'Sik',
    'Yan',
  ],
  Kelantan: [
    'Bachok',
    'Gua Musang',
    'Jeli',
    'Kota Bharu',
    'Kuala Krai',
    'Machang',
    'Pasir Mas',
    'Pasir Puteh',
    'Tanah Merah',
    'Tumpat',
  ],
  'Kuala Lumpur': [],
  Labuan: [],
  Melaka: ['Alor Gajah', 'Jasin', 'Melaka Tengah'],
  'Negeri Sembilan': ['Jelebu', 'Jempol', 'Kuala Pilah', 'Port Dickson', 'Rembau', 'Seremban', 'Tampin'],
  Pahang: [
    'Bentong',
    'Bera',
    'Cameron Highlands',
    'Jerantut',
    'Kuantan',
    'Lipis',
    'Maran',
    'Pekan',
    'Raub',
    'Rompin',
    'Temerloh',
  ],
  Perak: [
    'Bagan Datuk',
    'Batang Padang',
    'Hilir Perak',
    'Hulu Perak',
    'Kampar',
    'Kerian',
    'Kinta',
    'Kuala Kangsar',
    'Larut, Matang dan Selama',
    'Manjung',
    'Muallim',
    'Perak Tengah',
  ],
  Perlis: [],
  'Pulau Pinang': [
    'Barat Daya',
    'Seberang Perai Selatan',
    'Seberang Perai Tengah',
    'Seberang Perai Utara',
    'Timur Laut',
  ],
  Putrajaya: [],
  Sabah: [
    'Beaufort',
    'Beluran',
    'Kalabakan',
    'Keningau',
    'Kinabatangan',
    'Kota Belud',
    'Kota Kinabalu',
    'Kota Marudu',
    'Kuala Penyu',
    'Kudat',
    'Kunak',
    'Lahad Datu',
    'Nabawan',
    'Papar',
    'Penampang',
    'Pitas',
    'Putatan',
    'Ranau',
    'Sandakan',
    'Semporna',
    'Sipitang',
    'Tambunan',
    'Tawau',
    'Telupid',
    'Tenom',
    'Tongod',
    'Tuaran',
  ],
  Sarawak: [
    'Asajaya',
    'Bau',
    'Belaga',
    'Beluru',
    'Betong',
    'Bintulu',
    'Bukit Mabong',
    'Dalat',
    'Daro',
    'Gedong',
    'Julau',
    'Kabong',
    'Kanowit',
    'Kapit',
    'Kuching',
    'Lawas',
    'Limbang',
    'Lubok Antu',
    'Lundu',
    'Marudi',
    'Matu',
    'Meradong',
    'Miri',
    'Mukah',
    'Pakan',
    'Pusa',
    'Samarahan',
    'Saratok',
    'Sarikei',
    'Sebauh',
    'Sebuyau',
    'Selangau',
    'Serian',
    'Siburan',
    'Sibu',
    'Simunjan',
    'Song',
    'Sri Aman',
    'Subis',
    'Tanjung Manis',
    'Tatau',
    'Tebedu',
    'Telang Usan',
  ],
  Selangor: [
    'Gombak',
    'Hulu Langat',
    'Hulu Selangor',
    'Klang',
    'Kuala Langat',
    'Kuala Selangor',
    'Petaling',
    'Sabak Bernam',
    'Sepang',
  ],
  Terengganu: ['Besut', 'Dungun', 'Hulu Terengganu', 'Kemaman', 'Kuala Nerus', 'Kuala Terengganu', 'Marang', 'Setiu'],
} as const;

type Districts = typeof DISTRICTS_OF_STATES;
export type State = keyof Districts;
export const STATES = Object.keys(DISTRICTS_OF_STATES) as State[];

/** A district with its state, as guests read it: `Petaling, Selangor`; a state without districts alone: `Putrajaya`. */
export type District = {
  [S in State]: Districts[S]['length'] extends 0 ? S : `${Districts[S][number]}, ${S}`;
}[State];

/** The districts of a state, at least one, by their names without the state's. */
export function districtsIn(state: State): readonly { value: District; name: string }[] {
  const names: readonly string[] = DISTRICTS_OF_STATES[state];
  if (names.length === 0) return [{ value: state as District, name: state }];
  return names.map((name) => ({ value: `${name}, ${state}` as District, name }));
}

export const DISTRICTS: readonly District[] = STATES.flatMap((state) => districtsIn(state).map(({ value }) => value));

/** The state of a district; nothing where the text is none. */
export function stateOf(district: string): State | undefined {
  return STATES.find((state) => districtsIn(state).some(({ value }) => value === district));
}
