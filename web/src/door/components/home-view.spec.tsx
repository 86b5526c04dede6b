/** @jest-environment jsdom */
import { DoorSearch } from '@serikad/shared/guest-list/check-in';
import type { DoorFamily } from '@serikad/shared/guest-list/check-in.types';
import { cleanup, render, screen } from '@testing-library/react';
import { type Merged, NEW_STATE } from '../model/door-state.js';
import { HomeView } from './home-view.js';

const zarina: DoorFamily = {
  id: 'zarina',
  name: 'Zarina binti Osman',
  title: '',
  seats: 1,
  table: '',
  sessions: null,
  answers: [],
  code: 'ABC123',
  linkHash: '',
};
const nothing = () => undefined;

function show(hasMouse: boolean, merged: Merged | null = null): void {
  window.matchMedia = ((query: string) => ({
    matches: hasMouse && query === '(hover: hover) and (pointer: fine)',
    addEventListener: nothing,
    removeEventListener: nothing,
  })) as unknown as typeof window.matchMedia;
  render(
    <HomeView
      state={{ ...NEW_STATE, phase: 'ready', merged }}
      families={new Map([[zarina.id, zarina]])}
      search={new DoorSearch([zarina])}
      text=""
      isOtherCode={false}
      onText={nothing}
      onCode={nothing}
      onPick={nothing}
      onWalkIn={nothing}
      onUndo={nothing}
      onAgain={nothing}
    />,
  );
}
const merged = (doubled: string[], heads = 2): Merged => ({ by: 'Amir', heads, doubled, at: Date.now() });

afterEach(cleanup);

describe('G-14 the search of the check-in', () => {
  it('has the focus where there is a mouse, and not on a touch screen, whose keyboard would open', () => {
    show(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Cari tetamu'));
    cleanup();
    show(false);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('G-14 the note about check-ins of other phones', () => {
  it('names a family that was checked in at both', () => {
    show(false, merged(['zarina']));
    expect(document.body.textContent).toContain('+2 orang dari pintu lain. Zarina binti Osman disambut di dua pintu.');
    expect(document.body.textContent).not.toContain('Tiada yang dikira dua kali');
  });

  it('says otherwise that nothing was counted twice', () => {
    show(false, merged([]));
    expect(document.body.textContent).toContain('+2 orang dari pintu lain. Tiada yang dikira dua kali.');
  });

  it('gives no number where the sum did not grow', () => {
    show(false, merged(['zarina'], 0));
    expect(document.body.textContent).not.toMatch(/[+]/);
    expect(document.body.textContent).toContain('disambut di dua pintu');
  });
});
