import { Navigate, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '../config/paths.js';
import { PageSpinner } from '../components/ui/spinner.js';
import { shellTexts } from '../i18n/shell.js';
import { accountPages, admin, barePages } from './account-routes.js';
import { BareLayout, RootLayout, ShopLayout } from './layouts.js';
import { page } from './page-route.js';
import { RouteError } from './route-error.js';

const { titles } = shellTexts;

const shopPages: RouteObject[] = [
  { index: true, lazy: () => import('../features/home/home-page.js') },
  page(patterns.catalogue, titles.catalogue, () => import('../features/designs/catalogue-page.js')),
  page(patterns.designDetails, titles.design, () => import('../features/designs/details-page.js')),
  page(patterns.pricing, titles.pricing, () => import('../features/pricing/pricing-page.js')),
  { path: patterns.plan, element: <Navigate to={paths.pricing} replace /> },
  page(patterns.trays, titles.trays, () => import('../features/trays/trays-page.js')),
  page(patterns.trayForm, titles.trayForm, () => import('../features/trays/tray-form-page.js')),
  page(patterns.catalog, titles.catalog, () => import('../features/pages/catalog-page.js')),
  page(patterns.planner, titles.planner, () => import('../features/planner/planner-page.js')),
  page(patterns.apps, titles.apps, () => import('../features/pages/apps-page.js')),
  page(patterns.contact, titles.contact, () => import('../features/pages/contact-page.js')),
  page(patterns.privacy, titles.privacy, () => import('../features/pages/privacy-page.js')),
  ...(import.meta.env.SSR ? [] : accountPages()),
  page('*', shellTexts.notFound, () => import('../components/layout/not-found.js')),
];

/** Every address of the web app; each page is a chunk of its own. The guests' page is the server's. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: PageSpinner,
    errorElement: <RouteError />,
    children: [
      { element: <ShopLayout />, children: [{ errorElement: <RouteError />, children: shopPages }] },
      // The server renders the public pages alone.
      ...(import.meta.env.SSR
        ? []
        : [admin(), { element: <BareLayout />, children: [{ errorElement: <RouteError />, children: barePages() }] }]),
    ],
  },
];
