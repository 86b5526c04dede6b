import { fullTitle, homeTitle } from '@serikad/shared/i18n/page-title';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '../i18n/shell.js';
import { useShop } from './queries/shop.js';

function setTitle(title: string | undefined, shopName: string): void {
  document.title = title === undefined ? homeTitle(shopName, shellTexts.titles.home) : fullTitle(shopName, title);
}

/** Sets the title of the browser's tab to what a page has loaded: `Aisyah & Danial · SeriKad`. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  const { shopName } = useShop();
  useEffect(() => setTitle(title, shopName), [title, pathname, shopName]);
}

/**
 * The title that the route itself has; before that of `usePageTitle`, which is more specific. Set at each address, so
 * that a page that loads nothing does not keep the title of the one before it.
 */
export function useRouteTitleEffect(title: string | undefined): void {
  const { pathname } = useLocation();
  const { shopName } = useShop();
  useLayoutEffect(() => setTitle(title, shopName), [title, pathname, shopName]);
}
