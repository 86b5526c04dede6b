import { useContext, type ReactNode } from 'react';
import { useGuest } from '../guest-context.js';
import { SectionRef } from '../section-wrapper.js';
import { SectionBoundary } from '../ui/section-boundary.js';

interface Props {
  name: string;
  /** The page whose pictures lie in it, and where they are placed. */
  page?: string;
  layers?: readonly string[];
  id?: string;
  children: ReactNode;
}

/** Where pictures may lie around a page, in the order in which they lie upon each other. */
export const AROUND = [
  'ground',
  'frame',
  'edge-left',
  'edge-right',
  'top-left',
  'top-right',
  'top',
  'bottom-left',
  'bottom-right',
  'bottom',
] as const;

/** One section of the letter; should it fail, the others stay. */
export function Section({ name, page, layers = [], id, children }: Props) {
  const { texts } = useGuest();
  const ref = useContext(SectionRef);
  return (
    <SectionBoundary message={texts.sectionFailed}>
      <section ref={ref} className={`sec ${name}`} data-page={page} id={id}>
        {layers.map((position) => (
          <i key={position} className="layer" data-page={page} data-pos={position} aria-hidden="true" />
        ))}
        {children}
      </section>
    </SectionBoundary>
  );
}
