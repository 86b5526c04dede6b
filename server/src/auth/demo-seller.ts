import type { Request } from 'express';
import { isDirect, isLocal } from '../http/local-request.js';
import type { AppConfig } from '../config/app-config.js';

/**
 * Whether a request may come from the seller. The demo sign-in accepts any email, so the seller must use the machine
 * itself unless DEMO_SELLER allows more. With Google's sign-in any request may.
 */
export function mayBeSeller(request: Request, config: Pick<AppConfig, 'demoSignIn' | 'demoSeller'>): boolean {
  if (!config.demoSignIn) return true;
  switch (config.demoSeller) {
    case 'loopback':
      return isLocal(request);
    // A container whose port is published on loopback alone: its peer is Docker's gateway.
    case 'direct':
      return isDirect(request);
    case 'anywhere':
      return true;
  }
}
