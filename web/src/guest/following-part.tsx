/* eslint-disable react-hooks/refs -- what was drawn is kept from one drawing to the next: a memo with a comparison of its own */
import { useRef, type ReactNode } from 'react';
import { createProxy, isChanged } from 'proxy-compare';
import { GuestContext, useGuest, type GuestContextValue } from './guest-context.js';
import type { Part } from './part.js';

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
 * A part of the page that is drawn anew only when something that it has read is another. For the editor's preview,
 * where each key brings an invitation that is new in one word: most parts have nothing to do with it.
 */
export const FollowingPart: Part = ({ children }) => {
  const guest = useGuest();
  const drawn = useRef<Drawn>(undefined);
  const last = drawn.current;
  if (!last || !sameProps(last.given, children.props) || isChanged(last.guest, guest, last.read, new WeakMap())) {
    const read = new WeakMap<object, unknown>();
    const element = <GuestContext value={createProxy(guest, read, undefined, targets)}>{children}</GuestContext>;
    drawn.current = { guest, read, given: children.props, element };
    return element;
  }
  return last.element;
};

function sameProps(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}
