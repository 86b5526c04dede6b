import { createContext, type ReactElement, type ReactNode, type RefCallback } from 'react';

/** Wraps one part of the page, which is its child. */
export type Part = (props: { children: ReactElement<Record<string, unknown>> }) => ReactNode;

/** A part that is drawn anew whenever anything changes: on a guest's phone next to nothing does. */
export const EachTime: Part = ({ children }) => children;

/** Takes the outermost element of a part, where somebody wants to know whether it is seen. */
export const PartElement = createContext<RefCallback<Element> | undefined>(undefined);
