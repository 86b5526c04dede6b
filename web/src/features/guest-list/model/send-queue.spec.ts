import type { SendQueue } from '@serikad/shared/guest-list/family.types';
import type { WaitingMark } from './outbox.js';
import { askedAbout, chatOf, progressOf, queuesWith, sendable } from './send-queue.js';
import { aFamily, answered } from './test-families.js';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aFamily({ id }));
if (!a || !b || !c) throw new Error('three families');
const BEGAN = '2026-11-20T08:00:00.000Z';
const BEFORE = '2026-11-20T07:59:59.999Z';
const queue: SendQueue = { kind: 'invitation', key: 'q1', startedAt: BEGAN, ids: ['c', 'a', 'b'], skipped: [] };
const sentAt = (id: string, at: string) => aFamily({ id, sent: { invitation: { at } } });

describe('sending to many (G-05)', () => {
  it('G-05 goes from one to the next in the order of the queue, sent or skipped, to the end', () => {
    expect(progressOf(queue, [a, b, c], [])).toEqual({ left: [c, a, b], skipped: [], sent: 0, position: 1, all: 3 });
    const sent = sentAt('c', BEGAN);
    expect(progressOf(queue, [a, b, sent], [])).toMatchObject({ left: [a, b], sent: 1, position: 2 });
    const skipped = { ...queue, skipped: ['a'] };
    expect(progressOf(skipped, [a, b, sent], [])).toEqual({ left: [b], skipped: [a], sent: 1, position: 3, all: 3 });
    const last = sentAt('b', '2026-11-21T00:00:00.000Z');
    expect(progressOf(skipped, [a, last, sent], [])).toEqual({
      left: [],
      skipped: [a],
      sent: 2,
      position: 3,
      all: 3,
    });
  });

  it('G-05 goes to a family again that got the message before the queue began; another kind does not count', () => {
    const earlier = sentAt('c', BEFORE);
    const reminded = aFamily({ id: 'a', sent: { reminder: { at: BEGAN } } });
    expect(progressOf(queue, [reminded, b, earlier], []).left).toEqual([earlier, reminded, b]);
  });

  it('G-05 passes over a family that was removed meanwhile', () => {
    expect(progressOf(queue, [a, b], [])).toMatchObject({ left: [a, b], position: 2, all: 3 });
  });

  it('G-05 counts what waits on the device: sent, not sent, skipped', () => {
    const marks: WaitingMark[] = [
      { id: 'c', kind: 'invitation', sent: true },
      { id: 'a', kind: 'reminder', sent: true },
      { id: 'b', kind: 'invitation', skippedIn: 'q1' },
      { id: 'a', kind: 'invitation', skippedIn: 'earlier' },
    ];
    const [shown] = queuesWith([queue], marks);
    if (!shown) throw new Error('no queue');
    expect(progressOf(shown, [a, b, c], marks)).toMatchObject({ left: [a], skipped: [b], sent: 1 });
    const takenBack: WaitingMark[] = [{ id: 'c', kind: 'invitation', sent: false }];
    expect(progressOf(queue, [a, b, sentAt('c', BEGAN)], takenBack)).toMatchObject({ sent: 0, position: 1 });
  });

  it('G-05 a queue that waits takes the place of the stored one, once; another kind stays', () => {
    const other: SendQueue = { ...queue, kind: 'thanks', key: 'q9' };
    const began: WaitingMark = { id: '', kind: 'invitation', key: 'q2', ids: ['a', 'b'] };
    const [kept, waiting] = queuesWith([queue, other], [began]);
    expect([kept, waiting]).toMatchObject([other, { key: 'q2', ids: ['a', 'b'], skipped: [] }]);
    if (!waiting) throw new Error('no queue');
    // It is sent to no family yet, not even to one with an earlier invitation.
    expect(progressOf(waiting, [sentAt('a', BEGAN), b], []).left).toHaveLength(2);
    const stored = { ...queue, key: 'q2' };
    expect(queuesWith([stored], [began])).toEqual([stored]);
    expect(queuesWith([queue, other], [{ ...began, key: 'q1', ids: [] }])).toEqual([other]);
    expect(queuesWith([queue], [{ ...began, ids: [] }])).toEqual([queue]);
  });

  it('G-05 a chat is asked about until the message is said to be sent or not, or the family is skipped', () => {
    const opened = aFamily({ id: 'a', chat: 'invitation' });
    expect(chatOf(opened, [])).toBe('invitation');
    const mark = { id: 'a', kind: 'invitation' } as const;
    expect(chatOf(opened, [{ ...mark, sent: true }])).toBeNull();
    expect(chatOf(opened, [{ ...mark, opened: false }])).toBeNull();
    expect(chatOf(opened, [{ ...mark, skippedIn: 'q1' }])).toBeNull();
    expect(chatOf(opened, [{ ...mark, id: 'b', sent: true }])).toBe('invitation');
    expect(chatOf(a, [{ ...mark, kind: 'reminder', opened: true }])).toBe('reminder');
  });

  it('G-05 the chat that was opened last on this device comes first', () => {
    const elsewhere = aFamily({ id: 'a', chat: 'thanks' });
    const marks: WaitingMark[] = [
      { id: 'b', kind: 'invitation', opened: true },
      { id: 'c', kind: 'reminder', opened: true },
    ];
    expect(askedAbout([elsewhere, b, c], marks, 'c')).toEqual({ family: c, kind: 'reminder' });
    expect(askedAbout([elsewhere, b], marks, '')).toEqual({ family: elsewhere, kind: 'thanks' });
    expect(askedAbout([a, b, c], [], 'b')).toBeUndefined();
    // Its mark is stored by now.
    const here = aFamily({ id: 'b', chat: 'reminder' });
    expect(askedAbout([elsewhere, here], [], 'b')).toEqual({ family: here, kind: 'reminder' });
  });

  it('G-05 G-06 invitations go to those without one, reminders to those whose filter is shown', () => {
    const unsent = aFamily({ id: 'unsent' });
    const sent = aFamily({ id: 'sent', sent: { invitation: { at: '2026-11-01T00:00:00Z' } } });
    const opened = aFamily({ id: 'opened', openedAt: '2026-11-01T00:00:00Z' });
    const done = aFamily({ id: 'done', answer: answered('coming') });
    const all = [unsent, sent, opened, done];
    const named = (filter: string, session?: string) => {
      const { kind, families } = sendable(all, filter, session);
      return [kind, ...families.map(({ id }) => id)];
    };
    expect(named('all')).toEqual(['invitation', 'unsent']);
    expect(named('unsent')).toEqual(['invitation', 'unsent']);
    expect(named('sent')).toEqual(['reminder', 'sent']);
    expect(named('opened')).toEqual(['reminder', 'opened']);
    expect(named('opened', 'main')).toEqual(['reminder', 'opened']);
    // A session that it was invited to after its RSVP.
    expect(named('opened', 'akad')).toEqual(['reminder', 'opened', 'done']);
  });
});
