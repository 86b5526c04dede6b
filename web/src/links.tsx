// First: the styles of features and components are of the same weight and come after them.
import './styles/index.css';
import { CATERER_PAGE, HELPER_PAGE } from '@serikad/shared/guest-list/guest-list';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { PageSpinner } from './components/ui/spinner.js';
import { ToastProvider } from './components/ui/toast.js';
import { pageLanguage } from './i18n/texts-of.js';
import { followStoredLanguage } from './lib/language.js';
import { queryClient } from './lib/query-client.js';
import { restoreScroll } from './lib/saved-scroll.js';
import { collectCrashes, sendCrashes } from './platform/crashes/collect-crashes.js';
import { whenIdle } from './platform/when-idle.js';

// The pages of secret links, `/h/{token}` and `/c/{token}`.
// The token stays in the address and in memory: nothing stores it.
const [, kind = '', token = ''] = window.location.pathname.split('/');
const isCaterer = kind.toLowerCase() === 'c';
const page = isCaterer ? CATERER_PAGE : HELPER_PAGE;
collectCrashes();
whenIdle(() => void sendCrashes(() => ({ part: 'guest', page })));

document.documentElement.lang = pageLanguage();
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStoredLanguage();
});

const Page = lazy(() =>
  isCaterer
    ? import('./features/guest-list/caterer/caterer-page.js').then((module) => ({ default: module.CatererPage }))
    : import('./features/guest-list/helper/helper-page.js').then((module) => ({ default: module.HelperPage })),
);

const root = document.getElementById('root');
if (!root) throw new Error('links.html has no #root');
restoreScroll();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Suspense fallback={<PageSpinner />}>
          <Page token={token} />
        </Suspense>
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
