import { Suspense, use } from 'react';
import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import { EDITOR_SECTIONS, type EditorSection } from '../../../config/editor-sections.js';
import { whenIdle } from '../../../platform/when-idle.js';
import type { SectionFields, SectionProps } from './section.types.js';
import { SECTIONS } from './sections.js';

/** `load`: loads the code; afterwards the fields render at once. */
type LazyFields = SectionFields & { load: () => Promise<unknown> };

/**
 * The fields of a section, whose code loads after the editor's own: once the page is idle, or when the section is
 * opened before.
 */
function lazyFields(load: () => Promise<SectionFields>): LazyFields {
  let loaded: SectionFields | undefined;
  let loading: Promise<SectionFields> | undefined;
  const start = (): Promise<SectionFields> => {
    loading ??= load().then(
      (fields) => (loaded = fields),
      (error: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  if (typeof window !== 'undefined') whenIdle(() => void start().catch(() => undefined));

  function LoadedFields(props: SectionProps) {
    const Loaded = loaded ?? use(start());
    // eslint-disable-next-line react-hooks/static-components -- loaded once, it is the same at every render
    return <Loaded {...props} />;
  }
  function Fields(props: SectionProps) {
    return (
      <Suspense fallback={<FieldsSkeleton />}>
        <LoadedFields {...props} />
      </Suspense>
    );
  }
  return Object.assign(Fields, { load: start });
}

function FieldsSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack">
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    </LoadingRegion>
  );
}

/** The fields of each section. */
export const FIELDS = Object.fromEntries(
  EDITOR_SECTIONS.map((section) => [section, lazyFields(SECTIONS[section].loadFields)]),
) as Record<EditorSection, LazyFields>;
