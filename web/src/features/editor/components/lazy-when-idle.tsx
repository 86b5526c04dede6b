import { Suspense, use, type ReactNode } from 'react';
import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import { whenIdle } from '../../../platform/when-idle.js';

type Component<Props> = (props: Props) => ReactNode;
/** `load`: loads the code; afterwards the component renders at once. */
export type LazyComponent<Props> = Component<Props> & { load: () => Promise<unknown> };

/** A component whose code loads after the editor's own: once the page is idle, or when it renders before. */
export function lazyWhenIdle<Props extends object>(load: () => Promise<Component<Props>>): LazyComponent<Props> {
  let loaded: Component<Props> | undefined;
  let loading: Promise<Component<Props>> | undefined;
  const start = (): Promise<Component<Props>> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  if (typeof window !== 'undefined') whenIdle(() => void start().catch(() => undefined));

  function Loaded(props: Props) {
    const Component = loaded ?? use(start());
    // eslint-disable-next-line react-hooks/static-components -- loaded once, it is the same at every render
    return <Component {...props} />;
  }
  function Lazy(props: Props) {
    return (
      <Suspense fallback={<FieldsSkeleton />}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, { load: start });
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
