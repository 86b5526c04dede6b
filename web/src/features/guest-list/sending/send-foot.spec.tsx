/** @jest-environment ./jest.jsdom.mjs */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { ToastProvider } from '../../../components/ui/toast.js';
import type { Occasion } from '../model/message.js';
import { aFamily } from '../model/test-families.js';
import { SendFoot } from './send-foot.js';

const occasion: Occasion = {
  invitation: {
    language: 'malay',
    couple: null,
    couple2: null,
    date: null,
    postponed: { on: false, from: null, sequence: 0 },
    venue: { venue: '' },
  } as unknown as InvitationView,
  closesOn: null,
  templates: {},
  origin: 'https://serikad.my',
};
let clientX = 0;
const opened = jest.fn();
const done = jest.fn();

function Foot({ id, asking }: { id: string; asking: boolean }) {
  const family = aFamily({ id, name: id, phone: '60123456789' });
  return (
    <ToastProvider>
      <SendFoot
        key={`${id} ${asking}`}
        {...{ family, occasion, asking }}
        kind="invitation"
        onOpened={opened}
        onDone={done}
      />
    </ToastProvider>
  );
}

/**
 * A press at one place of the page, by a finger, `at` on the clock of events.
 * @returns whether its click was let through
 */
function press(element: Element, at: number): boolean {
  const place = { clientX, clientY: 600 };
  const down = new MouseEvent('pointerdown', { bubbles: true, ...place });
  Object.defineProperties(down, { pointerType: { value: 'touch' }, timeStamp: { value: at } });
  fireEvent(element, down);
  return fireEvent.click(element, { ...place, detail: 1 });
}

beforeEach(() => {
  // No press of one test is near to one of another.
  clientX += 100;
  opened.mockReset();
  done.mockReset();
});
afterEach(cleanup);

describe('G-05 a double press on the buttons of one family', () => {
  it('does not open the chat of the next one', () => {
    const { rerender } = render(<Foot id="Rosmah" asking />);
    const first = performance.now();
    press(screen.getByRole('button', { name: 'Ya, seterusnya' }), first);
    expect(done.mock.calls).toEqual([['sent']]);
    rerender(<Foot id="Salmah" asking={false} />);
    expect(press(screen.getByRole('link', { name: /Buka WhatsApp/ }), first + 150)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });

  it('does not say that the message was sent', () => {
    const { rerender } = render(<Foot id="Rosmah" asking={false} />);
    const first = performance.now();
    press(screen.getByRole('link', { name: /Buka WhatsApp/ }), first);
    expect(opened).toHaveBeenCalledTimes(1);
    rerender(<Foot id="Rosmah" asking />);
    press(screen.getByRole('button', { name: 'Ya, seterusnya' }), first + 150);
    expect(done).not.toHaveBeenCalled();
    press(screen.getByRole('button', { name: 'Ya, seterusnya' }), first + 1500);
    expect(done.mock.calls).toEqual([['sent']]);
  });
});
