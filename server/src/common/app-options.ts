import type { AppConfig } from '../config/app-config.js';
import type { Clock } from './clock.js';

/** Injection token of the validated configuration (`AppConfig`). */
export const APP_CONFIG = Symbol('AppConfig');

export interface AppOptions {
  config: AppConfig;
  /** Where the database answers; the embedded server's address when none is configured. */
  mongoUri: string;
  clock?: Clock;
  /** Folder of the built web app. Absent: no pages and no files of it, only the API. */
  webDist?: string;
}
