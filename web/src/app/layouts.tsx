import { Suspense, useEffect, useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  NavigationType,
} from 'react-router-dom';
import { Footer } from '../components/layout/footer.js';
import { Header } from '../components/layout/header.js';
import { followNavigation } from '../components/ui/close-on-back.js';
import { PageSpinner } from '../components/ui/spinner.js';
import { useToast } from '../components/ui/toast.js';
import { sessionTexts } from '../i18n/session.js';
import { shellTexts } from '../i18n/shell.js';
import { restoreScroll } from '../lib/saved-scroll.js';
import { sessionStore } from '../lib/session/session-store.js';
import { useEpoch } from '../lib/session/use-session.js';
import { useRouteTitleEffect } from '../lib/use-page-title.js';
import { countVisit } from '../lib/visits.js';
import { useRouteTitle } from './route-title.js';
import { scrollKey } from './scroll-key.js';

/** What all pages have: title, place, and focus that follows a change of page. */
export function RootLayout() {
  useRouteTitleEffect(useRouteTitle());
  useFocusOnNavigation();
  const { pathname } = useLocation();
  useEffect(() => countVisit(pathname), [pathname]);
  useHistoryOfOverlays();
  useSessionEndedToast();
  useEffect(restoreScroll, []);
  useScrollBeforeHydration();
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      {/* Remounted for another user: forms hold what the last one typed. */}
      <Outlet key={useEpoch()} />
    </>
  );
}

export function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ShopFrame({ children }: { children: ReactNode }) {
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <a className="skip" href="#content">
        {shellTexts.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} aria-busy={loading}>
        <Suspense fallback={<PageSpinner />}>{children}</Suspense>
      </main>
      <Footer />
    </>
  );
}

/** A page that fills the window on its own: sign-in, register, the editor. */
export function BareLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/**
 * Keeps how far the server's HTML was scrolled before the app began, also by the browser after a reload or Back:
 * `ScrollRestoration` brings a page without a saved position to its top when it mounts.
 */
function useScrollBeforeHydration(): void {
  const top = useRef(0);
  // Before all layout effects, of which that is one.
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0) window.scrollTo(0, top.current);
  }, []);
}

/** Says why the page changes when the server has ended the session. */
function useSessionEndedToast(): void {
  const toast = useToast();
  useEffect(() => sessionStore.onEnd(() => toast(sessionTexts.ended, 'bad')), [toast]);
}

/** Hands each navigation to the dialogs, so that Back closes only them. */
function useHistoryOfOverlays(): void {
  const location = useLocation();
  const replaces = useNavigationType() === NavigationType.Replace;
  useEffect(() => followNavigation(replaces), [location, replaces]);
}

/** After a change of page the new one is announced to screen readers; tabs within a page keep the focus. */
function useFocusOnNavigation(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const state: unknown = location.state;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const keepFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
    if (!keepFocus && hash === '') document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, state, hash]);
}
