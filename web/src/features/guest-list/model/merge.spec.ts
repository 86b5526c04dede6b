import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { keepable, leaving, merged } from './merge.js';
import { aFamily } from './test-families.js';

const PLAIN = { phone: '', seats: 2, branch: 'own', note: '', table: '', title: '' };
const answer: FamilyView['answer'] = {
  sessions: [{ session: 'main', answer: 'no', adults: 0, children: 0 }],
  message: '',
  answeredAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  onBehalf: false,
};
const plain = aFamily({ ...PLAIN, id: 'plain' });
const opened = aFamily({ ...PLAIN, id: 'opened', openedAt: '2026-11-20T00:00:00.000Z' });
const answered = aFamily({ ...PLAIN, id: 'answered', answer });
const also = aFamily({ ...PLAIN, id: 'also', answer });
const ids = (families: readonly FamilyView[]): string[] => families.map(({ id }) => id);

describe('G-03 merging families of a list that are alike', () => {
  it('proposes to keep the one that has come furthest, then one with a number', () => {
    const numbered = aFamily({ ...PLAIN, id: 'numbered', phone: '0123456789' });
    expect(ids(keepable([plain, numbered, opened]))).toEqual(['opened', 'numbered', 'plain']);
  });

  it('never removes one that has answered, also when it does not come', () => {
    expect(ids(keepable([plain, answered, opened]))).toEqual(['answered']);
    expect(ids(leaving([plain, answered, opened], answered))).toEqual(['plain', 'opened']);
    expect(ids(keepable([answered, also]))).toEqual(['answered', 'also']);
    expect(leaving([answered, also], answered)).toEqual([]);
    expect(ids(leaving([answered, also, plain], also))).toEqual(['plain']);
  });

  it('adds to the kept one what it lacks, and leaves what it has', () => {
    const whole = aFamily({ ...PLAIN, phone: '0132204411', seats: 6, branch: 'b1', note: 'Alah udang', table: 'A1' });
    const { input, gained } = merged(aFamily({ ...PLAIN, id: 'kept', phone: '0120000000', note: 'VIP' }), [whole]);
    expect(input).toMatchObject({ phone: '0120000000', note: 'VIP', seats: 6, branch: 'b1', table: 'A1' });
    expect(gained.sort()).toEqual(['branch', 'seats', 'table']);
  });

  it('adds from the first of several that has something', () => {
    const [first, second] = [aFamily({ ...PLAIN, note: 'satu' }), aFamily({ ...PLAIN, note: 'dua', phone: '0121' })];
    expect(merged(plain, [first, second]).input).toMatchObject({ note: 'satu', phone: '0121' });
    expect(merged(plain, [aFamily({ ...PLAIN, id: 'x', side: plain.side })]).gained).toEqual([]);
  });
});
