import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './route-title.js';

type PageModule = Promise<{ Component: () => ReactNode }>;

/** A page whose code loads when it is first visited. */
export function page(path: string, title: string, load: () => PageModule, children?: RouteObject[]): RouteObject {
  return {
    path,
    handle: { title } satisfies RouteHandle,
    lazy: load,
    ...(children && { children }),
  };
}
