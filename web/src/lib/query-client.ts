import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.js';

/** Worth another try: nothing reached us, or the server is briefly away. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status === 502 || error.status === 503);
}

/** The server has one for each render. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 800,
        // `offlineFirst`: a call without network fails at once with a sentence, instead of waiting unseen.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  });

export const queryClient = createQueryClient();
