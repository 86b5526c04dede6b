// First: the styles of features and components are of the same weight and come after them.
import './styles/index.css';
import { PRESSED_ATTRIBUTE } from '@serikad/shared/api/pressed-attribute';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppTree } from './app/app-tree.js';
import { matchedPattern } from './app/matched-pattern.js';
import { routes } from './app/routes.js';
import { markLoad } from './app/scroll-key.js';
import { waitForPage } from './app/wait-for-page.js';
import { pageLanguage } from './i18n/texts-of.js';
import { call } from './lib/api.js';
import { collectCrashes, sendCrashes } from './platform/crashes/collect-crashes.js';
import { shopPlace } from './platform/crashes/shop-place.js';
import { fillFirstAnswers, firstAnswers } from './lib/first-answers.js';
import { followStoredLanguage } from './lib/language.js';
import { queryClient } from './lib/query-client.js';
import { sessionStore } from './lib/session/session-store.js';
import { whenIdle } from './platform/when-idle.js';

collectCrashes();
whenIdle(() => void sendCrashes(() => shopPlace(location.pathname)));

markLoad(String(performance.timeOrigin));
const router = createBrowserRouter(routes);
// The server's HTML says it already; it is different when the English dictionary could not be loaded.
const isInLanguage = document.documentElement.lang === pageLanguage();
document.documentElement.lang = pageLanguage();
sessionStore.followOtherTabs();
// A page from the back/forward cache is as it was left: what other tabs and the server have done since is looked up.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || followStoredLanguage()) return;
  sessionStore.readAgain();
  if (sessionStore.token() !== null) void call('GET /user/profile').catch(() => undefined);
});
// Nothing of one person may be seen by the next: all is removed but what is public.
const PUBLIC = new Set<unknown>(['config', 'design', 'designs', 'invitation-total']);
let token = sessionStore.token();
sessionStore.subscribe(() => {
  if (token !== null && token !== sessionStore.token()) {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !PUBLIC.has(queryKey[0]) });
  }
  token = sessionStore.token();
});

/**
 * The page's own code comes with the HTML: the first paint waits this long for it, then shows that it is on its way.
 */
const PATIENCE_MS = 500;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { day = '', route } = root.dataset;

/**
 * The app over the server's HTML, which stays as it is. Rendered anew where there is none, and where the app shows
 * another page than the server did: an error, or the Malay page when the English dictionary is missing.
 */
function show(element: HTMLElement): void {
  const { matches, errors } = router.state;
  const { id } = matches[matches.length - 1]?.params ?? {};
  fillFirstAnswers(queryClient, firstAnswers(), { at: Date.now(), design: id });
  const app = (
    <AppTree client={queryClient} day={day}>
      <RouterProvider router={router} />
    </AppTree>
  );
  const isSame = route === matchedPattern(matches) && errors === null && isInLanguage;
  // As a transition: in short tasks, so that a tap on a slow phone is handled between them.
  startTransition(() => {
    // From here on the app handles failing scripts, not the inline one of old-browser.ts.
    element.removeAttribute('data-route');
    if (isSame) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
  // React takes presses from here on; one before is made up for, if the page is still the server's.
  element.querySelector<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`)?.click();
}
// What the server rendered is on the screen: the app waits for the page's code as long as it takes.
void waitForPage(router, route === undefined ? PATIENCE_MS : Infinity).then(() => show(root));
