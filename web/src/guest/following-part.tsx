/* eslint-disable react-hooks/refs -- what was drawn is kept from one drawing to the next: a memo with a comparison of its own */
import { useReducer, useRef, useState, type ReactNode } from 'react';
import { createProxy, isChanged } from 'proxy-compare';
import { GuestContext, useGuest, type GuestContextValue } from './guest-context.js';
import { PartElement, type Part } from './part.js';
import { seen } from './seen.js';

/** What is worked out once of each object that is followed, for all parts. */
const targets = new WeakMap<object, unknown>();

interface Drawn {
  guest: GuestContextValue;
  /** What was read of it. */
  read: WeakMap<object, unknown>;
  given: Readonly<Record<string, unknown>>;
  element: ReactNode;
}

/**
 * A part of the page that is drawn anew only when something that it has read is another, and not with the key when
 * nobody sees it. For the editor's preview, where each key brings an invitation that is new in one word: most parts have
 * nothing to do with it, and others are far down the page.
 */
export const FollowingPart: Part = ({ children }) => {
  const guest = useGuest();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [sight] = useState(() => seen(drawAgain));
  const drawn = useRef<Drawn>(undefined);
  const last = drawn.current;
  const isFor = last && sameProps(last.given, children.props);
  if (isFor && (!sight.isDue() || !isChanged(last.guest, guest, last.read, new WeakMap()))) return last.element;
  const read = new WeakMap<object, unknown>();
  const element = (
    <PartElement value={sight.ref}>
      <GuestContext value={createProxy(guest, read, undefined, targets)}>{children}</GuestContext>
    </PartElement>
  );
  drawn.current = { guest, read, given: children.props, element };
  return element;
};

function sameProps(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}
