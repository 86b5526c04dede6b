import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '../i18n/shell.js';

function setTitle(title: string | undefined): void {
  document.title = title === undefined ? shellTexts.title : `${title} · SeriKad`;
}

/** Sets the title of the browser's tab to what a page has loaded: `Aisyah & Danial · SeriKad`. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => setTitle(title), [title, pathname]);
}

/**
 * The title that the route itself has; before that of `usePageTitle`, which is more specific. Set at each address, so that a
 * page that loads nothing does not keep the title of the one before it.
 */
export function useRouteTitleEffect(title: string | undefined): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => setTitle(title), [title, pathname]);
}
