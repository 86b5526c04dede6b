/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useExclusiveMutation } from './use-exclusive-mutation.js';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

describe('useExclusiveMutation', () => {
  it('sends nothing for a second call before the first one has settled, and again afterwards', async () => {
    const sent: string[] = [];
    let answer = (): void => undefined;
    const mutationFn = (text: string) => new Promise<void>((resolve) => (sent.push(text), (answer = resolve)));
    const { result } = renderHook(() => useExclusiveMutation({ mutationFn }), { wrapper });
    act(() => {
      result.current.mutate('a');
      result.current.mutate('b');
    });
    await waitFor(() => expect(result.current.isPending).toBe(true));
    act(() => result.current.mutate('c'));
    act(() => answer());
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => result.current.mutate('d'));
    await waitFor(() => expect(result.current.isPending).toBe(true));
    expect(sent).toEqual(['a', 'd']);
  });

  it('hands a failure to onError, and may be called again', async () => {
    const errors: string[] = [];
    const mutationFn = (text: string) => Promise.reject(new Error(text));
    const onError = ({ message }: Error) => void errors.push(message);
    const { result } = renderHook(() => useExclusiveMutation({ mutationFn, onError }), { wrapper });
    act(() => result.current.mutate('a'));
    await waitFor(() => expect(errors).toEqual(['a']));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => result.current.mutate('b'));
    await waitFor(() => expect(errors).toEqual(['a', 'b']));
  });
});
