import { createContext, type ReactElement, type ReactNode, type RefCallback } from 'react';

/** Wraps a section of the page, its child; it decides when the section is rendered again. */
export type SectionWrapper = (props: { children: ReactElement<Record<string, unknown>> }) => ReactNode;

/** With every render of the page: on a guest's phone there are few. */
export const RenderAlways: SectionWrapper = ({ children }) => children;

/** Ref for the outermost element of a section whose visibility is observed. */
export const SectionRef = createContext<RefCallback<Element> | undefined>(undefined);
