import type { FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { changedSince, frozenLines, linesText } from './frozen-lines.js';

const JAWI = 'دانيال دان عائشه';
const OTHER_JAWI = 'دانيال دان سوفيا';
const LINE = 'Baris dalam tulisan lain';
const couple: FrozenDetails['couple'] = {
  bride: { fullName: 'Nur Aisyah binti Rahman', shortName: 'Aisyah' },
  groom: { fullName: 'Muhammad Danial bin Zulkifli', shortName: 'Danial' },
  order: 'groom-first',
};
const details = {
  confirmedAt: '2026-11-18T14:02:00.000Z',
  title: 'WALIMATUL URUS',
  design: 'cv0001',
  language: 'malay',
  couple,
  couple2: null,
  inviter: {
    inviter1: { name1: 'Encik Rahman', name2: 'Puan Salmah' },
    inviter2: { name1: 'Encik Zulkifli', name2: '' },
  },
  date: '2026-12-12',
  startTime: '11:00',
  endTime: '16:30',
  venue: { venue: 'Dewan Seri Melati', address: '20400 Kuala Terengganu' },
  location: { googleMapLink: '', wazeLink: '' },
  tentative: [{ time: '13:00', activity: 'Makan Beradab' }],
  contacts: [{ name: 'Bapa', phoneNo: '012-345 6789' }],
  hashtag: '',
  invitationWord: null,
  doa: null,
  dressCode: { enabled: false, male: 'Hijau', female: 'Krim' },
  music: { videoId: '', link: '', startTime: 0 },
} as unknown as FrozenDetails;
const now = (change: Partial<OrderInvitationSummary> = {}): OrderInvitationSummary => ({
  _id: '650000000000000000000001',
  title: details.title,
  design: details.design,
  designChoices: [],
  language: details.language,
  coupleNo: 1,
  couple,
  couple2: null,
  jawiText: null,
  coverLine: '',
  date: details.date,
  postponed: { on: false, from: null, sequence: 0 },
  startTime: details.startTime,
  endTime: details.endTime,
  venue: details.venue,
  ...change,
});

describe('D-02 S-27 the confirmed details, ready to copy', () => {
  it('are lines in the couple’s own order, without what is empty or switched off', () => {
    expect(linesText(frozenLines(details))).toBe(
      [
        'Tajuk: WALIMATUL URUS',
        'Pengantin lelaki: Muhammad Danial bin Zulkifli (Danial)',
        'Pengantin perempuan: Nur Aisyah binti Rahman (Aisyah)',
        'Penjemput: Encik Rahman & Puan Salmah; Encik Zulkifli',
        'Tarikh: Sabtu, 12 Disember 2026',
        'Masa: 11:00 pagi hingga 4:30 petang',
        'Tempat: Dewan Seri Melati, 20400 Kuala Terengganu',
        'Atur cara: 1:00 tengah hari Makan Beradab',
        'Untuk dihubungi: Bapa 012-345 6789',
        'Rekaan: cv0001',
        'Bahasa: Bahasa Melayu',
      ].join('\n'),
    );
  });

  it('have both couples', () => {
    const labels = frozenLines({ ...details, couple2: { ...couple, order: 'bride-first' } }).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('Pengantin'))).toEqual([
      'Pengantin lelaki',
      'Pengantin perempuan',
      'Pengantin perempuan',
      'Pengantin lelaki',
    ]);
  });

  it('C-10 have the names in Jawi, of each couple that has them', () => {
    const withJawi = { ...details, jawiText: 'دانيال دان عائشه\nهذيق دان سوفيا' };
    expect(frozenLines(withJawi)).toContainEqual({ label: 'Nama jawi', text: 'دانيال دان عائشه, هذيق دان سوفيا' });
    expect(frozenLines({ ...details, jawiText: null }).map(({ label }) => label)).not.toContain('Nama jawi');
  });

  it('have the options of the design as its drawing takes them, where the couple chose some', () => {
    const designChoices = [
      { choice: 'place', option: 'beach' },
      { choice: 'sky', option: 'dawn' },
    ];
    const line = { label: 'Pilihan rekaan', text: 'place=beach, sky=dawn' };
    expect(frozenLines({ ...details, designChoices })).toContainEqual(line);
    expect(frozenLines(details).map(({ label }) => label)).not.toContain(line.label);
  });

  it('C-10 have the line in another script; details that were confirmed before there was one have none', () => {
    const label = 'Baris dalam tulisan lain';
    expect(frozenLines({ ...details, coverLine: '爱莎与大年' })).toContainEqual({ label, text: '爱莎与大年' });
    const { coverLine: _line, ...earlier } = details;
    expect(frozenLines(earlier as typeof details).map((line) => line.label)).not.toContain(label);
  });

  it.each<[string, Partial<OrderInvitationSummary>, { label: string; text: string }[]]>([
    ['nothing', {}, []],
    ['nothing, of a card that has no saved title', { title: '' }, []],
    ['the title, saved later', { title: 'MAJLIS RESEPSI' }, [{ label: 'Tajuk', text: 'MAJLIS RESEPSI' }]],
    ['the end', { endTime: '17:00' }, [{ label: 'Masa', text: '11:00 pagi hingga 5:00 petang' }]],
    ['the day, taken away', { date: null }, [{ label: 'Tarikh', text: '—' }]],
    [
      'a name',
      { couple: { ...couple, bride: { fullName: 'Nur Aisyah', shortName: 'Aisyah' } } },
      [{ label: 'Pengantin perempuan', text: 'Nur Aisyah (Aisyah)' }],
    ],
    ['C-10 the line in another script, given', { coverLine: '爱莎与大年' }, [{ label: LINE, text: '爱莎与大年' }]],
    ['C-10 the names in Jawi, given', { jawiText: JAWI }, [{ label: 'Nama jawi', text: JAWI }]],
    ['no option of a choice that the details lack', { designChoices: [{ choice: 'place', option: 'beach' }] }, []],
    ['who comes first, which is another card but no other text', { couple: { ...couple, order: 'bride-first' } }, []],
  ])('name what has changed since: %s', (_name, change, lines) => {
    expect(changedSince(details, now(change))).toEqual(lines);
  });

  describe('the changes since, of details with all parts', () => {
    const whole: FrozenDetails = {
      ...details,
      jawiText: JAWI,
      coverLine: '爱莎与大年',
      designChoices: [
        { choice: 'place', option: 'beach' },
        { choice: 'sky', option: 'dawn' },
      ],
    };
    const { jawiText, coverLine = '', designChoices = [] } = whole;
    const same = { jawiText, coverLine, designChoices };
    const night = [designChoices[0], { choice: 'sky', option: 'night' }] as typeof designChoices;

    it.each<[string, Partial<OrderInvitationSummary>, { label: string; text: string }[]]>([
      ['nothing', same, []],
      ['C-10 another line', { ...same, coverLine: 'அன்பு' }, [{ label: LINE, text: 'அன்பு' }]],
      ['C-10 the line, taken away', { ...same, coverLine: '' }, [{ label: LINE, text: '—' }]],
      ['C-10 other names in Jawi', { ...same, jawiText: OTHER_JAWI }, [{ label: 'Nama jawi', text: OTHER_JAWI }]],
      ['C-10 the names in Jawi, taken away', { ...same, jawiText: null }, [{ label: 'Nama jawi', text: '—' }]],
      [
        'another option',
        { ...same, designChoices: night },
        [{ label: 'Pilihan rekaan', text: 'place=beach, sky=night' }],
      ],
      [
        'the design, for one with other choices',
        { ...same, design: 'cv0606', designChoices: [{ choice: 'state', option: 'kedah' }] },
        [
          { label: 'Rekaan', text: 'cv0606' },
          { label: 'Pilihan rekaan', text: 'state=kedah' },
        ],
      ],
      [
        'the design, for one without choices',
        { ...same, design: 'cv0004', designChoices: [] },
        [
          { label: 'Rekaan', text: 'cv0004' },
          { label: 'Pilihan rekaan', text: '—' },
        ],
      ],
    ])('%s', (_name, change, lines) => {
      expect(changedSince(whole, now(change))).toEqual(lines);
    });
  });
});
