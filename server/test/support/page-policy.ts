import { createHash } from 'node:crypto';
import { LATER_FILES_SCRIPT } from '@serikad/shared/api/later-files-script';
import { OLD_BROWSER_SCRIPT } from '@serikad/shared/api/old-browser';
import { PAGE_LANGUAGE_SCRIPT } from '@serikad/shared/api/page-language-script';
import { EARLY_TAP_SCRIPT } from '@serikad/shared/invitations/early-tap';

const HASHES = [EARLY_TAP_SCRIPT, LATER_FILES_SCRIPT, OLD_BROWSER_SCRIPT, PAGE_LANGUAGE_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
const START = `default-src 'self';script-src 'self' ${HASHES.join(' ')};`;

/**
 * How the policy of every page begins: scripts of our origin, and the inline ones of the guest's page and the shop's.
 */
export const PAGE_START = new RegExp(`^${START.replace(/[+/]/g, '\\$&')}`);
