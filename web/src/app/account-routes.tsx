import { Outlet, type RouteObject } from 'react-router-dom';
import { RequireAuth } from '../components/session/require-auth.js';
import { patterns } from '../config/paths.js';
import { shellTexts } from '../i18n/shell.js';
import { ShopFrame } from './layouts.js';
import { page } from './page-route.js';
import { RouteError } from './route-error.js';

/*
 * The pages that only the app renders: what they show is the signed-in person's. Functions, so that the server's build,
 * which does not call them, is made without these pages.
 */

const { titles } = shellTexts;

/** Those in the shop's frame. */
export const accountPages = (): RouteObject[] => [
  page(patterns.createOrder, titles.createOrder, () => import('../features/orders/form/create-order-page.js')),
  page(patterns.profile, titles.profile, () => import('../features/profile/profile-page.js')),
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
];

/** Those that fill the window. */
export const barePages = (): RouteObject[] => [
  page(patterns.login, titles.signIn, () => import('../features/session/login-page.js')),
  page(patterns.signIn, titles.signIn, () => import('../features/session/sign-in-page.js')),
  page(patterns.register, titles.register, () => import('../features/session/register-page.js')),
  page(`${patterns.orderView}/wish-book/:id`, titles.order, () => import('../features/orders/rsvps/rsvps-tab.js')),
  page(patterns.editor, titles.editor, () => import('../features/editor/editor-page.js')),
];

/** The seller's pages, with routes of their own; for everyone else the address does not exist. */
export const admin = (): RouteObject => ({
  path: `${patterns.admin}/*`,
  // An error of one admin page is caught inside their frame; this is for the frame itself.
  errorElement: (
    <ShopFrame>
      <RouteError />
    </ShopFrame>
  ),
  lazy: async () => ({ Component: (await import('./admin-gate.js')).AdminGate }),
});
