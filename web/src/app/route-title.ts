import { useMatches } from 'react-router-dom';

export interface RouteHandle {
  title: string;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';
}

/** The title of the page on view, from the innermost route that has one. */
export function useRouteTitle(): string | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .filter(isHandle)
    .at(-1)?.title;
}
