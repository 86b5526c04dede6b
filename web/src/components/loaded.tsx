import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, LoadingRegion } from './ui/states.js';

/**
 * What a call answers; its skeleton until then, and where it fails the way to repeat it. An answer that is there stays
 * when asking anew fails.
 */
export function Loaded<T>({
  query: { data, isError, error, isFetching, refetch },
  skeleton,
  heading,
  errorText,
  retryLabel,
  picture,
  children,
}: {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  skeleton: ReactNode;
  /** Where it is the whole page, whose heading comes with the answer. */
  heading?: 'h1';
  /** What is missing, in a sentence. */
  errorText?: string;
  retryLabel?: string;
  picture?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const level = heading && { heading };
  if (data !== undefined) return children(data);
  if (!isError) return <LoadingRegion {...level}>{skeleton}</LoadingRegion>;
  const look = { ...level, ...(retryLabel !== undefined && { retryLabel }) };
  return (
    <ErrorState {...look} picture={picture} error={error} onRetry={() => void refetch()} busy={isFetching}>
      {errorText}
    </ErrorState>
  );
}
