import type { UserView } from '@serikad/shared/users/user.types';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import '../../components/ui/account-icons.js';
import { PageError } from '../../components/layout/page-error.js';
import { ErrorBoundary } from '../../components/ui/error-boundary.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { NotFoundHere } from './components/not-found-here.js';
import { patterns } from '../../config/paths.js';
import { adminTexts } from '../../i18n/admin/common.js';
import { whenIdle } from '../../platform/when-idle.js';
import { AdminFrame } from './frame/admin-frame.js';
import { ShortcutsProvider } from './frame/shortcuts-provider.js';

const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(() => load().then(({ Component }) => ({ default: Component })));

const loadOrders = () => import('./orders/orders-page.js');
const loadOrder = () => import('./order/order-page.js');
const Orders = page(loadOrders);
const Order = page(loadOrder);
const Content = page(() => import('./moderation/moderation-page.js'));
const Designs = page(() => import('./designs/designs-page.js'));
const Design = page(() => import('./designs/design-page.js'));
const Figures = page(() => import('./figures/figures-page.js'));
const Audit = page(() => import('./audit/audit-page.js'));
const Today = lazy(() => import('./today/today-page.js').then(({ TodayPage }) => ({ default: TodayPage })));

/** As the router below `/admin/*` takes it: without the prefix. */
const below = (pattern: string): string => pattern.slice(patterns.admin.length + 1);

/** The admin pages: their frame, and a chunk for each page. */
export function Admin({ seller }: { seller: UserView }) {
  const { pathname } = useLocation();
  // The daily path leads there: a key, and what is typed right after it is the search's.
  useEffect(() => whenIdle(() => void Promise.all([loadOrders(), loadOrder()]).catch(() => undefined)), []);
  return (
    <ShortcutsProvider>
      <AdminFrame seller={seller}>
        <ErrorBoundary resetKey={pathname} fallback={(error) => <PageError error={error} />}>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route index element={<Today seller={seller} />} />
              <Route path={below(patterns.adminOrders)} element={<Orders />} />
              <Route path={below(patterns.adminOrder)} element={<Order />} />
              <Route path={below(patterns.adminContent)} element={<Content />} />
              <Route path={below(patterns.adminDesigns)} element={<Designs />} />
              <Route path={below(patterns.adminDesign)} element={<Design />} />
              <Route path={below(patterns.adminFigures)} element={<Figures />} />
              <Route path={below(patterns.adminAudit)} element={<Audit />} />
              <Route path="*" element={<NotFoundHere />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </AdminFrame>
    </ShortcutsProvider>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="sr">{adminTexts.loading}</h1>
      <PageSpinner />
    </>
  );
}
