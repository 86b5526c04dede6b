import { countOf, EMPTY_OUTBOX, withMark, type WaitingMark } from './outbox.js';

const mark = { id: 'f1', kind: 'invitation' } as const;
const waiting = (...marks: WaitingMark[]): WaitingMark[] =>
  marks.reduce<Parameters<typeof withMark>[0]>(withMark, EMPTY_OUTBOX).marks;

describe('G-05 marks that wait for a connection', () => {
  it('G-05 have the last one count, of whether a message was sent and of what is to be asked', () => {
    expect(waiting({ ...mark, sent: true }, { ...mark, sent: false })).toEqual([{ ...mark, sent: false }]);
    expect(waiting({ ...mark, opened: true }, { ...mark, opened: false })).toEqual([{ ...mark, opened: false }]);
    const skipped = { ...mark, skippedIn: 'q1' };
    expect(waiting({ ...mark, opened: true }, skipped)).toEqual([skipped]);
    const [began, ended] = [
      { ...mark, id: '', key: 'q1', ids: ['f1'] },
      { ...mark, id: '', key: 'q1', ids: [] },
    ];
    // The beginning also ends an earlier queue, which is stored.
    expect(waiting(began, skipped, ended)).toEqual([began, skipped, ended]);
  });

  it('G-05 keep that a message was sent when its chat is opened again or the family is skipped, in this order', () => {
    const sent = { ...mark, sent: true };
    const [opened, skipped] = [
      { ...mark, opened: true },
      { ...mark, skippedIn: 'q1' },
    ];
    expect(waiting(sent, opened)).toEqual([sent, opened]);
    expect(waiting(opened, sent)).toEqual([opened, sent]);
    expect(waiting(sent, skipped)).toEqual([sent, skipped]);
    expect(waiting(opened, { ...opened, kind: 'reminder' }, { ...opened, id: 'f2' })).toHaveLength(3);
  });

  it('G-05 are counted only where a message was sent or not', () => {
    const marks = waiting(
      { ...mark, id: '', key: 'q1', ids: ['f1', 'f2'] },
      { ...mark, sent: true },
      { ...mark, id: 'f2', skippedIn: 'q1' },
      { ...mark, id: 'f3', opened: true },
    );
    expect(marks).toHaveLength(4);
    expect(countOf({ families: [], marks })).toBe(1);
  });
});
