import { useEffect, useLayoutEffect } from 'react';

function setTitle(title: string | undefined): void {
  document.title = title === undefined ? 'SeriKad · Kad undangan digital, video dan cetakan' : `${title} · SeriKad`;
}

/** Sets the title of the browser's tab to what a page has loaded: `Aisyah & Danial · SeriKad`. */
export function usePageTitle(title: string): void {
  useEffect(() => setTitle(title), [title]);
}

/** The title that the route itself has; before that of `usePageTitle`, which knows more. */
export function useRouteTitleEffect(title: string | undefined): void {
  useLayoutEffect(() => setTitle(title), [title]);
}
