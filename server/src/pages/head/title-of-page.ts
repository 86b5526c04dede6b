import type { PageRoute } from '@serikad/shared/pages/page-routes';
import type { pageTitles } from '@serikad/shared/i18n/ms/page-titles';

/** Which of the pages' titles each address has. */
export const TITLE_OF: Readonly<Record<PageRoute, keyof typeof pageTitles>> = {
  '/': 'home',
  '/cardvideo': 'catalogue',
  '/invitation-design/details/:id': 'design',
  '/invitation/create-order': 'createOrder',
  '/invitation/change-package': 'changePackage',
  '/invitation/form/:id': 'editor',
  '/invitation-order/view': 'order',
  '/invitation-order/view/invitation-details/:id': 'order',
  '/invitation-order/view/items/:id': 'order',
  '/invitation-order/view/guests/:id': 'order',
  '/invitation-order/view/wish-attendance/:id': 'order',
  '/invitation-order/view/order-details/:id': 'order',
  '/invitation-order/view/wish-book/:id': 'order',
  '/dulang': 'trays',
  '/dulang/form': 'trayForm',
  '/catalog': 'catalog',
  '/planner': 'planner',
  '/apps': 'apps',
  '/contact-us': 'contact',
  '/pricing': 'pricing',
  '/privacy-policy': 'privacy',
  '/login': 'signIn',
  '/user/form/register': 'register',
  '/user/sign-in': 'signIn',
  '/user/profile/:id': 'profile',
};
