import type { Page } from '@playwright/test';
import type { patterns } from '../../../web/src/config/paths.ts';
import type { Answer } from './answers.ts';
import type { Viewer, World } from './world.ts';

/** Which address of the app a screen belongs to: a pattern of the router, or a page of the server's. */
export type ScreenRoute = keyof typeof patterns | `orderView/${string}` | '*' | 'guest' | 'link' | 'google';

/** A screen in one state. */
export interface Screen {
  /** Unique; names the pictures. Its first word groups the contact sheet. */
  readonly name: string;
  readonly route: ScreenRoute;
  readonly path: (world: World) => string;
  readonly as: Viewer;
  /** What the server answers otherwise, set before the page opens. */
  readonly answers: readonly Answer[];
  /** What the person does then. */
  readonly act: ((page: Page, world: World) => Promise<void>) | undefined;
  /** The only widths at which there is such a state. */
  readonly widths: readonly Width[];
  /** The picture shows the window, not the whole page: a dialog is open. */
  readonly dialog: boolean;
  /** It goes on loading; otherwise nothing may be left of that. */
  readonly busy: boolean;
  readonly script: boolean;
}

export const WIDTHS = [375, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];
export const HEIGHTS: Readonly<Record<Width, number>> = { 375: 812, 768: 1024, 1280: 800 };

type Options = Partial<Omit<Screen, 'name' | 'route' | 'path'>>;

export function screen(
  name: string,
  route: ScreenRoute,
  path: string | ((world: World) => string),
  options: Options = {},
): Screen {
  return {
    name,
    route,
    path: typeof path === 'string' ? () => path : path,
    as: 'anonymous',
    answers: [],
    act: undefined,
    widths: WIDTHS,
    dialog: false,
    busy: false,
    script: true,
    ...options,
  };
}
