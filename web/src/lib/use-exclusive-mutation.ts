import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * `useMutation` for a button: `mutate` does nothing while an earlier call is in flight. A second press may come before
 * React has disabled the button.
 */
export function useExclusiveMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const { isPending, mutateAsync } = useMutation(options);
  const inFlight = useRef(false);
  const mutate = useCallback(
    (variables: Variables) => {
      if (inFlight.current) return;
      inFlight.current = true;
      mutateAsync(variables)
        // Handled by `onError`.
        .catch(() => undefined)
        .finally(() => {
          inFlight.current = false;
        });
    },
    [mutateAsync],
  );
  return { isPending, mutate };
}
