import { Suspense, use, type ReactNode } from 'react';
import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import { whenIdle } from '../../../platform/when-idle.js';
import type { SectionProps } from './registry.js';

type SectionFields = (props: SectionProps) => ReactNode;
/** `load`: brings the code; once it is there, the fields are drawn at once. */
export type LaterFields = SectionFields & { load: () => Promise<unknown> };

/**
 * The fields of a section whose code comes after the editor's own: once the page has nothing else to do, or when the
 * section is opened before.
 */
export function later(load: () => Promise<SectionFields>): LaterFields {
  let loaded: SectionFields | undefined;
  let loading: Promise<SectionFields> | undefined;
  const start = (): Promise<SectionFields> => {
    loading ??= load().then(
      (fields) => (loaded = fields),
      (error: unknown) => {
        // The next try asks again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  if (typeof window !== 'undefined') whenIdle(() => void start().catch(() => undefined));

  function Awaited(props: SectionProps) {
    const Fields = loaded ?? use(start());
    // eslint-disable-next-line react-hooks/static-components -- loaded once, it is the same at every render
    return <Fields {...props} />;
  }
  function Later(props: SectionProps) {
    return (
      <Suspense fallback={<Waiting />}>
        <Awaited {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { load: start });
}

function Waiting() {
  return (
    <LoadingRegion>
      <div className="stack">
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    </LoadingRegion>
  );
}
