import { createHash } from 'node:crypto';
import { EARLY_TAP_SCRIPT } from '@serikad/shared/invitations/early-tap';

const HASH = createHash('sha256').update(EARLY_TAP_SCRIPT).digest('base64');
const START = `default-src 'self';script-src 'self' 'sha256-${HASH}';`;

/** How the policy of every page begins: scripts of our origin, and the one line that stands in the guest's page. */
export const PAGE_START = new RegExp(`^${START.replace(/[+/]/g, '\\$&')}`);
