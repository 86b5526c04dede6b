import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, LoadingRegion } from '../../../components/ui/states.js';
import { deskTexts } from '../../../i18n/ms/desk/common.js';

/** What a call answers; its skeleton until then, and where it fails the way to ask again. */
export function Loaded<T>({
  query: { data, isError, error, isFetching, refetch },
  skeleton,
  heading,
  children,
}: {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  skeleton: ReactNode;
  /** Where it is the whole page, whose heading comes with the answer. */
  heading?: 'h1';
  children: (data: T) => ReactNode;
}) {
  const level = heading && { heading };
  if (data !== undefined) return children(data);
  return isError ? (
    <ErrorState {...level} error={error} onRetry={() => void refetch()} busy={isFetching}>
      {deskTexts.loadError}
    </ErrorState>
  ) : (
    <LoadingRegion {...level}>{skeleton}</LoadingRegion>
  );
}
