import fc from 'fast-check';
import {
  arrivalsOf,
  doorEnd,
  DoorSearch,
  expectedOf,
  headsOf,
  linkCodes,
  nextArrival,
  scannedToken,
  standing,
  typedCode,
} from './check-in.js';
import type { DoorEvent, DoorFamily } from './check-in.types.js';

const EVENT: DoorEvent = {
  id: '',
  family: null,
  name: '',
  session: 'main',
  adults: 0,
  children: 0,
  undoes: null,
  at: '2026-12-12T03:00:00.000Z',
  by: '',
};

/** A phone's check-ins, some of which are undone; both phones may check in the same family. */
const phone = (of: string): fc.Arbitrary<DoorEvent[]> =>
  fc
    .array(
      fc.record({
        family: fc.constantFrom('a', 'b', 'c', null),
        session: fc.constantFrom('main', 'akad'),
        adults: fc.nat({ max: 9 }),
        children: fc.nat({ max: 9 }),
        undone: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    .map((all) =>
      all.flatMap(({ undone, ...heads }, at) => {
        const event = { ...EVENT, ...heads, id: `${of}${at}` };
        return undone ? [event, { ...EVENT, id: `${of}${at}u`, undoes: event.id, adults: 7 }] : [event];
      }),
    );
const two = fc.tuple(phone('x'), phone('y'));

/** What arrives: the events in any order, some of them more than once. */
const arriving = ([one, other]: [DoorEvent[], DoorEvent[]]): fc.Arbitrary<DoorEvent[]> => {
  const all = [...one, ...other];
  return fc
    .tuple(
      fc.shuffledSubarray(all, { minLength: all.length }),
      all.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...all), { maxLength: 10 }),
    )
    .chain(([every, repeated]) => {
      const sent = [...every, ...repeated];
      return fc.shuffledSubarray(sent, { minLength: sent.length });
    });
};

/** Who came, by the phones: what each recorded and did not undo. */
function countedByPhones(events: readonly DoorEvent[]): number {
  const undone = new Set(events.map(({ undoes }) => undoes));
  return events.reduce(
    (sum, event) => (event.undoes === null && !undone.has(event.id) ? sum + headsOf(event) : sum),
    0,
  );
}

describe('check-ins (G-14)', () => {
  it('X68 any interleaving of two phones, repeats, reorderings and undos gives the same arrivals', () => {
    fc.assert(
      fc.property(
        two.chain((phones) => fc.tuple(fc.constant(phones), arriving(phones), arriving(phones))),
        ([[one, other], once, again]) => {
          const arrivals = arrivalsOf([...one, ...other]);
          expect(arrivalsOf(once)).toEqual(arrivals);
          expect(arrivalsOf(again)).toEqual(arrivals);
          const sum = Object.values(arrivals.sessions).reduce((all, heads) => all + headsOf(heads), 0);
          expect(sum).toBe(countedByPhones([...one, ...other]));
          const parts = [arrivals.walkIns, ...Object.values(arrivals.families)].flatMap((of) => Object.values(of));
          expect(parts.reduce((all, heads) => all + headsOf(heads), 0)).toBe(sum);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('X68 control: a counter that adds what arrives gives others', () => {
    const added = (events: readonly DoorEvent[]): number =>
      Math.max(
        0,
        events.reduce((sum, event) => {
          const taken = event.undoes === null ? undefined : events.find(({ id }) => id === event.undoes);
          return sum + (taken ? -headsOf(taken) : headsOf(event));
        }, 0),
      );
    const property = fc.property(
      two.chain((phones) => fc.tuple(fc.constant(phones), arriving(phones))),
      ([[one, other], events]) => expect(added(events)).toBe(countedByPhones([...one, ...other])),
    );
    expect(fc.check(property, { numRuns: 500, seed: 1 }).failed).toBe(true);
  });

  it('X68 an undo counts before its check-in is known, twice as once, and without a check-in as nothing', () => {
    const event = { ...EVENT, id: 'e', family: 'a', adults: 4 };
    const undo = { ...EVENT, id: 'u', undoes: 'e' };
    expect(arrivalsOf([undo]).sessions).toEqual({});
    expect(arrivalsOf([undo, event, { ...undo, id: 'u2' }, undo]).sessions).toEqual({});
    expect(standing([undo, event, { ...event, id: 'f' }])).toEqual([{ ...event, id: 'f' }]);
  });

  it('X68 names of properties of an object are no sums', () => {
    const events = ['constructor', 'toString'].map((session) => ({ ...EVENT, id: session, session, adults: 2 }));
    expect(arrivalsOf(events).sessions).toEqual({
      constructor: { adults: 2, children: 0 },
      toString: { adults: 2, children: 0 },
    });
  });

  it('G-14 the steppers begin with those who are still expected', () => {
    const answers = [{ session: 'main', answer: 'coming' as const, adults: 4, children: 2 }];
    expect(expectedOf({ answers, seats: 8 }, 'main')).toEqual({ adults: 4, children: 2, answer: 'coming' });
    expect(expectedOf({ answers, seats: 8 }, 'akad')).toEqual({ adults: 8, children: 0, answer: null });
    expect(nextArrival({ adults: 4, children: 2 })).toEqual({ adults: 4, children: 2 });
    expect(nextArrival({ adults: 4, children: 2 }, { adults: 3, children: 0 })).toEqual({ adults: 1, children: 2 });
    expect(nextArrival({ adults: 4, children: 2 }, { adults: 9, children: 2 })).toEqual({ adults: 1, children: 0 });
    expect(nextArrival({ adults: 0, children: 0 })).toEqual({ adults: 1, children: 0 });
  });

  it('G-14 the link ends a day after the wedding in Malaysia', () => {
    expect(new Date(doorEnd('2026-12-12')).toISOString()).toBe('2026-12-13T16:00:00.000Z');
  });

  it('G-14 a code is six characters of 32 kinds, read in any writing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{43}$/), (hash) => {
        const { code, linkHash } = linkCodes(hash);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
        expect(hash.startsWith(linkHash) && linkHash.length === 16).toBe(true);
        expect(typedCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)).toBe(code);
      }),
    );
    expect(typedCode('oIl-7k2')).toBe('0117K2');
    for (const none of ['', '12345', '1234567', 'ABCDEU', 'nama saya']) expect(typedCode(none)).toBeUndefined();
  });

  it.each([
    ['https://serikad.example/i/3fTq0aZb19Kd', '3fTq0aZb19Kd'],
    [' https://serikad.example/i/3fTq0aZb19Kd?x=1#a ', '3fTq0aZb19Kd'],
    ['https://serikad.example/d/3fTq0aZb19Kd', undefined],
    ['https://serikad.example/i/short', undefined],
    ['3fTq0aZb19Kd', undefined],
    ['', undefined],
  ])('G-14 %j has the token %j', (text, token) => {
    expect(scannedToken(text)).toBe(token);
  });
});

describe('the search at the door (G-14)', () => {
  const family = (title: string, name = '', code = '000000'): DoorFamily => ({
    id: title,
    title,
    name,
    code,
    seats: 2,
    table: '',
    sessions: null,
    answers: [],
    linkHash: '',
  });
  const search = new DoorSearch([
    family('Puan Hajah Siti Nurhaliza sekeluarga', 'Siti Nurhaliza binti Tarudin', '7K2M9Q'),
    family('Nur Haliza & Faizal', 'Nur Haliza binti Osman'),
    { ...family('Keluarga Nurhalizah Che Wan'), table: '15' },
    family('Datin', 'Datin'),
  ]);
  const titles = (text: string, limit = 10): string[] => search.find(text, limit).map(({ title }) => title);

  it.each([
    ['puan hajah', ['Puan Hajah Siti Nurhaliza sekeluarga']],
    ['faizal nur', ['Nur Haliza & Faizal']],
    ['osman haliza', ['Nur Haliza & Faizal']],
    ['meja 15', ['Keluarga Nurhalizah Che Wan']],
    ['15 wan', ['Keluarga Nurhalizah Che Wan']],
    ['meja 16', []],
  ])('G-14 the words %j of titles, names and tables find %j', (text, found) => {
    expect(titles(text)).toEqual(found);
  });

  it('G-14 finds a name without case, titles and spaces, its beginning before its middle', () => {
    expect(titles('nurhaliza')).toEqual([
      'Nur Haliza & Faizal',
      'Keluarga Nurhalizah Che Wan',
      'Puan Hajah Siti Nurhaliza sekeluarga',
    ]);
    expect(titles('Hajah Siti N')).toEqual(['Puan Hajah Siti Nurhaliza sekeluarga']);
    expect(titles('tarudin')).toEqual(['Puan Hajah Siti Nurhaliza sekeluarga']);
    expect(titles('datin')).toContain('Datin');
    expect(titles('nurhaliza', 1)).toHaveLength(1);
    expect([titles(''), titles('zz')]).toEqual([[], []]);
  });

  it.each([
    ['zulkifly daud', 'Zulkifli bin Daud'],
    ['khairul anuwar', 'Hairul Anuar bin Mat'],
    ['tajudin kasim', 'Tajuddin bin Kassim'],
  ])('G-14 %j, spelt otherwise in the list, finds %j first', (text, name) => {
    const others = ['Hairul Anuar bin Mat', 'Tajuddin bin Kassim', 'Zulkifli bin Daud', 'Siti binti Kassim'];
    const loose = new DoorSearch(others.map((each) => family('', each)));
    expect(loose.find(text, 5)[0]?.name).toBe(name);
  });

  it('G-14 finds a code before names', () => {
    expect(titles('7k2-m9q')).toEqual(['Puan Hajah Siti Nurhaliza sekeluarga']);
  });
});
