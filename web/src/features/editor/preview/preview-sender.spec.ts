import type { PreviewMessage } from '../../../guest/preview.types.js';
import { plainDesign } from '../../../guest/dev/fixture.js';
import { newBundle } from '../new-bundle.js';
import { messageFor, previewSender, type Preview } from './preview-sender.js';

const first: Preview = { bundle: newBundle(plainDesign), shopName: 'SeriKad' };
const withTitle = (title: string): Preview => ({
  ...first,
  bundle: { ...first.bundle, invitation: { ...first.bundle.invitation, title } },
});

let frames: (() => void)[] = [];
Object.assign(globalThis, {
  requestAnimationFrame: (run: () => void) => frames.push(run),
  cancelAnimationFrame: () => {
    frames = [];
  },
});
beforeEach(() => {
  frames = [];
});
const nextFrame = () => frames.splice(0).forEach((run) => run());

describe('I-18 the messages to the preview', () => {
  test('have the whole at first, then only what changed, and are not sent for nothing', () => {
    expect(messageFor(first, undefined)).toEqual({ type: 'preview', ...first });
    expect(messageFor(withTitle('A'), first)).toEqual({ type: 'preview-change', invitation: { title: 'A' } });
    expect(messageFor(withTitle(first.bundle.invitation.title), first)).toBeUndefined();
  });

  test('have what is removed, too', () => {
    const dated = {
      ...first,
      bundle: { ...first.bundle, invitation: { ...first.bundle.invitation, date: '2027-02-13' } },
    };
    expect(messageFor(first, dated)).toEqual({ type: 'preview-change', invitation: { date: null } });
  });

  test('have the whole with another design, gift or photo', () => {
    const photos = [{ _id: 'a', imageUrl: 'a.webp', order: 0 }];
    const next = { ...first, bundle: { ...first.bundle, photos } };
    expect(messageFor(next, first)).toEqual({ type: 'preview', ...next });
  });

  test('have the first change at once, and the next ones together in the next frame', () => {
    const sent: PreviewMessage[] = [];
    const sender = previewSender();
    sender.show(first);
    sender.begin((message) => sent.push(message));
    expect(sent).toHaveLength(1);
    nextFrame();
    sender.show(withTitle('A'));
    expect(sent).toHaveLength(2);
    sender.show(withTitle('AB'));
    sender.show(withTitle('ABC'));
    expect(sent).toHaveLength(2);
    nextFrame();
    expect(sent.at(-1)).toEqual({ type: 'preview-change', invitation: { title: 'ABC' } });
    expect(sent).toHaveLength(3);
  });

  test('have everything again for a frame that begins anew', () => {
    const sent: PreviewMessage[] = [];
    const sender = previewSender();
    sender.show(withTitle('A'));
    for (const _frame of [1, 2]) sender.begin((message) => sent.push(message));
    expect(sent.map(({ type }) => type)).toEqual(['preview', 'preview']);
  });
});
