import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { patterns } from '../config/paths.js';
import { RequireAuth } from '../components/session/require-auth.js';
import { PageSpinner } from '../components/ui/spinner.js';
import { shellTexts } from '../i18n/shell.js';
import { BareLayout, RootLayout, ShopFrame, ShopLayout } from './layouts.js';
import { RouteError } from './route-error.js';
import type { RouteHandle } from './route-title.js';

const { titles } = shellTexts;

type PageModule = Promise<{ Component: () => React.ReactNode }>;

/** A page whose code loads when it is first visited. */
function page(path: string, title: string, load: () => PageModule, children?: RouteObject[]): RouteObject {
  return {
    path,
    handle: { title } satisfies RouteHandle,
    lazy: load,
    ...(children && { children }),
  };
}

const shopPages: RouteObject[] = [
  { index: true, lazy: () => import('../features/home/home-page.js') },
  page(patterns.catalogue, titles.catalogue, () => import('../features/designs/catalogue-page.js')),
  page(patterns.designDetails, titles.design, () => import('../features/designs/details-page.js')),
  page(patterns.createOrder, titles.createOrder, () => import('../features/orders/form/create-order-page.js')),
  page(patterns.pricing, titles.pricing, () => import('../features/pricing/pricing-page.js')),
  { path: patterns.plan, element: <Navigate to={patterns.pricing} replace /> },
  page(patterns.profile, titles.profile, () => import('../features/profile/profile-page.js')),
  page(patterns.trays, titles.trays, () => import('../features/trays/trays-page.js')),
  page(patterns.trayForm, titles.trayForm, () => import('../features/trays/tray-form-page.js')),
  page(patterns.catalog, titles.catalog, () => import('../features/pages/catalog-page.js')),
  page(patterns.planner, titles.planner, () => import('../features/planner/planner-page.js')),
  page(patterns.apps, titles.apps, () => import('../features/pages/apps-page.js')),
  page(patterns.contact, titles.contact, () => import('../features/pages/contact-page.js')),
  page(patterns.privacy, titles.privacy, () => import('../features/pages/privacy-page.js')),
  {
    element: (
      <RequireAuth>
        <Outlet />
      </RequireAuth>
    ),
    children: [
      page(
        patterns.changePackage,
        titles.changePackage,
        () => import('../features/orders/form/change-package-page.js'),
      ),
      page(patterns.orderView, titles.order, () => import('../features/orders/page/order-page.js'), [
        { path: 'invitation-details/:id', lazy: () => import('../features/orders/page/details-tab.js') },
        { path: 'items/:id', lazy: () => import('../features/orders/items/items-tab.js') },
        { path: 'guests/:id', lazy: () => import('../features/guest-list/guest-list-tab.js') },
        { path: 'wish-attendance/:id', lazy: () => import('../features/orders/rsvps/rsvps-tab.js') },
        { path: 'order-details/:id', lazy: () => import('../features/orders/page/order-details-tab.js') },
      ]),
    ],
  },
  page('*', shellTexts.notFound, () => import('../components/layout/not-found.js')),
];

const barePages: RouteObject[] = [
  page(patterns.login, titles.signIn, () => import('../features/session/login-page.js')),
  page(patterns.signIn, titles.signIn, () => import('../features/session/sign-in-page.js')),
  page(patterns.register, titles.register, () => import('../features/session/register-page.js')),
  page(patterns.editor, titles.editor, () => import('../features/editor/editor-page.js')),
];

/** The seller's pages, with routes of their own; for everyone else the address does not exist. */
const admin: RouteObject = {
  path: `${patterns.admin}/*`,
  // An error of one admin page is caught inside their frame; this is for the frame itself.
  errorElement: (
    <ShopFrame>
      <RouteError />
    </ShopFrame>
  ),
  lazy: async () => ({ Component: (await import('./admin-gate.js')).AdminGate }),
};

/** Every address of the web app; each page is a chunk of its own. The guests' page is the server's. */
export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    HydrateFallback: PageSpinner,
    errorElement: <RouteError />,
    children: [
      { element: <ShopLayout />, children: [{ errorElement: <RouteError />, children: shopPages }] },
      admin,
      { element: <BareLayout />, children: [{ errorElement: <RouteError />, children: barePages }] },
    ],
  },
]);
