// First: the styles of features and components are of the same weight and come after them.
import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './app/router.js';
import { waitForPage } from './app/wait-for-page.js';
import { DialogsProvider } from './components/app-dialogs/dialogs-provider.js';
import { ToastProvider } from './components/ui/toast.js';
import { pageLanguage } from './i18n/texts-of.js';
import { call } from './lib/api.js';
import { collectCrashes, sendCrashes } from './platform/crashes/collect-crashes.js';
import { shopPlace } from './platform/crashes/shop-place.js';
import { followStoredLanguage } from './lib/language.js';
import { queryClient } from './lib/query-client.js';
import { sessionStore } from './lib/session/session-store.js';
import { whenIdle } from './platform/when-idle.js';

collectCrashes();
whenIdle(() => void sendCrashes(() => shopPlace(location.pathname)));

// The server's HTML says it already; it is different when the English dictionary could not be loaded.
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

/** The page's own code comes with the HTML: the first paint waits this long for it, then shows that it is on its way. */
const PATIENCE_MS = 500;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);

/** As a transition: in short tasks, so that a tap on a slow phone is handled between them. */
function show(): void {
  startTransition(() =>
    app.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <DialogsProvider>
              <RouterProvider router={router} />
            </DialogsProvider>
          </ToastProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
void waitForPage(router, PATIENCE_MS).then(show);
