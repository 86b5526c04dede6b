import { useSyncExternalStore } from 'react';

/** A value outside of React whose changes components follow: work that continues while its panel is closed. */
export interface Observed<T> {
  get: () => T;
  set: (update: (before: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function observed<T>(initial: T): Observed<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (update) => {
      const next = update(value);
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useObserved<T>({ subscribe, get }: Pick<Observed<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
