import { after, leftOf, NO_QUEUE, sendable, startQueue } from './send-queue.js';
import { aFamily, answered } from './test-families.js';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aFamily({ id }));
if (!a || !b || !c) throw new Error('three families');

describe('sending to many (G-05)', () => {
  it('G-05 goes from one to the next, sent or skipped, to the end', () => {
    let queue = startQueue([a, b, c], 'invitation');
    expect(leftOf(queue, [a, b, c])).toEqual([a, b, c]);
    queue = after({ ...queue, asking: true }, a, 'sent');
    expect(queue).toMatchObject({ at: 1, sent: 1, skipped: 0, asking: false });
    queue = after(queue, b, 'skipped');
    queue = after(queue, c, 'sent');
    expect(queue).toMatchObject({ at: 3, sent: 2, skipped: 1 });
    expect(leftOf(queue, [a, b, c])).toEqual([]);
  });

  it('G-05 passes over a family that was deleted meanwhile', () => {
    const queue = after(startQueue([a, b, c], 'invitation'), a, 'sent');
    expect(leftOf(queue, [a, c])).toEqual([c]);
    expect(after(queue, c, 'sent').at).toBe(3);
  });

  it('G-05 without a queue no family is left', () => {
    expect(leftOf(NO_QUEUE, [a, b])).toEqual([]);
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
