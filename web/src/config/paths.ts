import { searchIn } from '@serikad/shared/api/shop-pages';
import { type CatalogueAddress, catalogueQuery } from '@serikad/shared/designs/search/catalogue-address';
import { pageLanguage } from '../i18n/texts-of.js';
import type { EditorSection } from './editor-sections.js';

/** Every address of the web app: the pattern for the router, and a function where it carries something. */
export const patterns = {
  home: '/',
  catalogue: '/cardvideo',
  designDetails: '/invitation-design/details/:id',
  createOrder: '/invitation/create-order',
  changePackage: '/invitation/change-package',
  orderView: '/invitation-order/view',
  editor: '/invitation/form/:id',
  trays: '/dulang',
  trayForm: '/dulang/form',
  catalog: '/catalog',
  planner: '/planner',
  apps: '/apps',
  contact: '/contact-us',
  pricing: '/pricing',
  plan: '/plan',
  privacy: '/privacy-policy',
  login: '/login',
  signIn: '/user/sign-in',
  register: '/user/form/register',
  profile: '/user/profile/:id',
  admin: '/admin',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:id',
  adminContent: '/admin/orders/:id/content',
  adminDesigns: '/admin/designs',
  adminDesign: '/admin/designs/:id',
  adminFigures: '/admin/figures',
  adminAudit: '/admin/audit',
} as const;

/** A tab of an order; the book of wishes fills the window instead. */
export type OrderTab = 'invitation-details' | 'items' | 'guests' | 'wish-attendance' | 'order-details' | 'wish-book';

/** The part of the order form's address that carries a choice made elsewhere. */
export interface OrderChoice {
  design?: string;
  option?: string;
}

/** A public page's address in the page's language: links keep the language also without scripts. */
function inLanguage(path: string, query = ''): string {
  return path + searchIn(pageLanguage(), query);
}

export const paths = {
  home: inLanguage(patterns.home),
  /** @param option the package that was chosen on the way */
  catalogue: (filters: Partial<CatalogueAddress> = {}, option?: string) => {
    const query = catalogueQuery(filters);
    if (option !== undefined) query.set('option', option);
    return inLanguage(patterns.catalogue, query.toString());
  },
  designDetails: (id: string, option?: string | null) =>
    inLanguage(
      `/invitation-design/details/${encodeURIComponent(id)}`,
      option ? `option=${encodeURIComponent(option)}` : '',
    ),
  createOrder: (choice: OrderChoice = {}) => {
    const query = new URLSearchParams({ ...choice });
    return `${patterns.createOrder}${query.size > 0 ? `?${query}` : ''}`;
  },
  orderView: (id: string, tab: OrderTab = 'invitation-details') =>
    `${patterns.orderView}/${tab}/${encodeURIComponent(id)}`,
  /** The editor; `new` for an invitation that has no order yet, with the design to begin with. */
  editor: (id: string, design?: string) =>
    `/invitation/form/${encodeURIComponent(id)}${design ? `?design=${encodeURIComponent(design)}` : ''}`,
  editorSection: (id: string, section: EditorSection) =>
    `/invitation/form/${encodeURIComponent(id)}?section=${section}`,
  /** The guests' page: served by the server, so reached by a plain link, never by the router. */
  guestView: (id: string, names: string) => `/invitation/view/${encodeURIComponent(id)}/${encodeURIComponent(names)}`,
  sample: (designId: string, language: 'malay' | 'english' = 'malay') =>
    `/invitation/view/sample_${encodeURIComponent(designId)}/sample${language === 'english' ? '?language=english' : ''}`,
  trays: inLanguage(patterns.trays),
  trayForm: inLanguage(patterns.trayForm),
  planner: inLanguage(patterns.planner),
  pricing: inLanguage(patterns.pricing),
  /** As the seeds write it; leads to the prices. */
  plan: inLanguage(patterns.plan),
  privacy: inLanguage(patterns.privacy),
  login: patterns.login,
  signIn: patterns.signIn,
  register: (origin?: 'invitation') => `${patterns.register}${origin ? `?origin=${origin}` : ''}`,
  profile: (userId: string) => `/user/profile/${encodeURIComponent(userId)}`,
  admin: patterns.admin,
  /** @param query of the list, without its question mark */
  adminOrders: (query = '') => `${patterns.adminOrders}${query === '' ? '' : `?${query}`}`,
  /** An order, and the list that it was opened from: its neighbours are that list's. */
  adminOrder: (id: string, query = '') =>
    `${patterns.adminOrders}/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`,
  /** What an order's guests see of words and pictures. @param query as above */
  adminContent: (id: string, query = '') =>
    `${patterns.adminOrders}/${encodeURIComponent(id)}/content${query === '' ? '' : `?${query}`}`,
  adminDesigns: patterns.adminDesigns,
  adminDesign: (id: string) => `${patterns.adminDesigns}/${encodeURIComponent(id)}`,
  adminFigures: patterns.adminFigures,
  adminAudit: patterns.adminAudit,
} as const;
