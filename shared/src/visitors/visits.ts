import { matchPage, redirectOf, type PageRoute } from '../pages/page-routes.js';

/** A page as visits are counted: the pattern of its address, so that no id is sent. */
export type VisitedPage = PageRoute | 'other';

/** Guest pages and secret links are private to the couple, and the admin pages have no visitors. */
const NOT_COUNTED = /^\/+(?:invitation\/+view|[ihc]|admin)(?:\/|$)/i;

/** The page that a path is counted as; nothing for one that is not counted. */
export function visitedPage(path: string): VisitedPage | undefined {
  const [page = ''] = path.split(/[?#]/, 1);
  if (NOT_COUNTED.test(page)) return undefined;
  return matchPage(page) ?? redirectOf(page) ?? 'other';
}

/** A step on the way to an order, of which each day's devices are counted. */
export type VisitStep = 'looked' | 'began';

const STEPS: Readonly<Partial<Record<VisitedPage, VisitStep>>> = {
  '/cardvideo': 'looked',
  '/invitation-design/details/:id': 'looked',
  '/invitation/create-order': 'began',
  '/invitation/form/:id': 'began',
};

/** The step that a visit of a page is, if any. */
export const stepOf = (page: VisitedPage): VisitStep | undefined => STEPS[page];

/**
 * Search engines and the like call themselves bots; a Cubot is a telephone. Without a lookbehind:
 * Safari reads it from 16.4 on.
 */
const ROBOT = /(?:^|[^u]|(?:^|[^c])u)bot\b|crawler|spider|headless|lighthouse/i;

export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent);
}

/** The shop's visits of a day in Malaysia. */
export interface VisitsOfDay {
  /** YYYY-MM-DD. */
  day: string;
  visits: number;
  /** Different devices among them. */
  devices: number;
  /** Visits of devices that were there for the first time. */
  newVisits: number;
  /** Different devices that looked at the catalogue or a design, and that opened the order form or the editor. */
  looked: number;
  began: number;
}

export interface VisitsOfPage {
  page: VisitedPage;
  visits: number;
}
