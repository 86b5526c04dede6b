/* eslint-disable react-hooks/refs -- a memo with a comparison of its own reads the last render */
import { useReducer, useRef, useState, type ReactNode } from 'react';
import { createProxy, isChanged } from 'proxy-compare';
import { GuestContext, useGuest, type GuestContextValue } from './guest-context.js';
import { SectionRef, type SectionWrapper } from './section-wrapper.js';
import { trackVisibility } from './visibility.js';

/** proxy-compare's cache, for all sections. */
const targets = new WeakMap<object, unknown>();

interface Rendered {
  guest: GuestContextValue;
  /** The properties of `guest` that were read. */
  read: WeakMap<object, unknown>;
  props: Readonly<Record<string, unknown>>;
  element: ReactNode;
}

/**
 * Renders a section again only when a property that it has read of the context has changed; out of the window, not
 * before the typing rests. For the editor's preview, where each key brings a new invitation that differs in one text.
 */
export const MemoizedSection: SectionWrapper = ({ children }) => {
  const guest = useGuest();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [visibility] = useState(() => trackVisibility(rerender));
  const rendered = useRef<Rendered>(undefined);
  const last = rendered.current;
  const isFor = last && sameProps(last.props, children.props);
  if (isFor && (!visibility.isDue() || !isChanged(last.guest, guest, last.read, new WeakMap()))) return last.element;
  const read = new WeakMap<object, unknown>();
  const element = (
    <SectionRef value={visibility.ref}>
      <GuestContext value={createProxy(guest, read, undefined, targets)}>{children}</GuestContext>
    </SectionRef>
  );
  rendered.current = { guest, read, props: children.props, element };
  return element;
};

function sameProps(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}
