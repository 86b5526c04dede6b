import { DISTRICT_SEATS } from './district-seats.js';
import { DISTRICTS, districtsIn, STATES, stateOf, type State } from './districts.js';

/** In which rectangle each state is, in degrees: south, north, west, east. */
const BOXES: Readonly<Record<State, readonly [number, number, number, number]>> = {
  Johor: [1.2, 2.9, 102.4, 104.6],
  Kedah: [5, 6.6, 99.6, 101.2],
  Kelantan: [4.5, 6.3, 101.3, 102.7],
  'Kuala Lumpur': [3, 3.3, 101.6, 101.8],
  Labuan: [5.2, 5.4, 115.1, 115.4],
  Melaka: [2, 2.6, 101.9, 102.6],
  'Negeri Sembilan': [2.3, 3.3, 101.7, 102.8],
  Pahang: [2.4, 4.8, 101.3, 104.3],
  Perak: [3.6, 5.9, 100.1, 101.8],
  Perlis: [6.2, 6.8, 100, 100.4],
  'Pulau Pinang': [5.1, 5.6, 100.1, 100.6],
  Putrajaya: [2.8, 3, 101.6, 101.8],
  Sabah: [4.1, 7.4, 115.1, 119.3],
  Sarawak: [0.8, 5, 109.5, 115.7],
  Selangor: [2.5, 3.9, 100.7, 102],
  Terengganu: [3.9, 5.9, 102.3, 103.7],
};

describe('C-02 Malaysia’s districts', () => {
  test('are those of all thirteen states and three federal territories, each once', () => {
    expect(STATES).toHaveLength(16);
    expect(Object.fromEntries(STATES.map((state) => [state, districtsIn(state).length]))).toEqual({
      Johor: 10,
      Kedah: 12,
      Kelantan: 10,
      'Kuala Lumpur': 1,
      Labuan: 1,
      Melaka: 3,
      'Negeri Sembilan': 7,
      Pahang: 11,
      Perak: 12,
      Perlis: 1,
      'Pulau Pinang': 5,
      Putrajaya: 1,
      Sabah: 27,
      Sarawak: 43,
      Selangor: 9,
      Terengganu: 8,
    });
    expect(new Set(DISTRICTS).size).toBe(DISTRICTS.length);
    expect(Object.keys(DISTRICT_SEATS).sort()).toEqual([...DISTRICTS].sort());
  });

  test.each(DISTRICTS)('the seat of %s is within its state, and in Malaysia', (district) => {
    const state = stateOf(district);
    if (!state) throw new Error('of no state');
    const [latitude, longitude] = DISTRICT_SEATS[district];
    const [south, north, west, east] = BOXES[state];
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
    // The peninsula and Borneo, without the sea between them.
    expect(longitude < 104.6 || longitude > 109.5).toBe(true);
  });

  test('no two seats are at the same place, and none is far from all others of its state', () => {
    const places = DISTRICTS.map((district) => DISTRICT_SEATS[district].join());
    expect(new Set(places).size).toBe(places.length);
    for (const state of STATES) {
      const seats = districtsIn(state).map(({ value }) => DISTRICT_SEATS[value]);
      for (const [latitude, longitude] of seats.length > 1 ? seats : []) {
        const distances = seats.map((other) => Math.hypot(other[0] - latitude, other[1] - longitude));
        // Degrees; the second is the nearest other one.
        expect(distances.sort((a, b) => a - b)[1]).toBeLessThan(1);
      }
    }
  });

  test.each([
    ['Petaling, Selangor', 'Selangor'],
    ['Larut, Matang dan Selama, Perak', 'Perak'],
    ['Putrajaya', 'Putrajaya'],
    ['Selangor', undefined],
    ['', undefined],
    ['toString', undefined],
  ])('the state of %j is %j', (district, state) => {
    expect(stateOf(district)).toBe(state);
  });
});
