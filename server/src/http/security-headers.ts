import { createHash } from 'node:crypto';
import { LATER_FILES_SCRIPT } from '@serikad/shared/api/later-files-script';
import { OLD_BROWSER_SCRIPT } from '@serikad/shared/api/old-browser';
import { PAGE_LANGUAGE_SCRIPT } from '@serikad/shared/api/page-language-script';
import { EARLY_TAP_SCRIPT } from '@serikad/shared/invitations/early-tap';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { AppConfig } from '../config/app-config.js';

// With the site's files that robots and browsers read: no page either.
const API_PATH =
  /^\/(api|user|list|visitor|health|metrics|docs-json|storage|design|robots\.txt|sitemap\.xml|site\.webmanifest)(\/|$)|^\/docs\/./i;
const WEB_PAGES_UNDER_USER = /^\/user\/(form(\/|$)|profile\/.|sign-in(\/|$))/i;

/**
 * Whether an address, in upper or lower case as the router takes both, is the API's rather than a page of the web app.
 */
export function isApiPath(path: string): boolean {
  return API_PATH.test(path) && !WEB_PAGES_UNDER_USER.test(path);
}

/** The scripts that the guest's page and the shop's carry inline; no other runs. */
const INLINE_SCRIPTS = [EARLY_TAP_SCRIPT, LATER_FILES_SCRIPT, OLD_BROWSER_SCRIPT, PAGE_LANGUAGE_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

const PERMISSIONS_POLICY =
  'accelerometer=(), autoplay=(self "https://www.youtube-nocookie.com"), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** The web app's files with their content's hash in the name: what pages load, never a page. */
const ASSETS = '/assets/';

/** For the page that reads codes with it. */
export const PERMISSIONS_WITH_CAMERA = PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)');

/**
 * Headers of every answer. Pages may show a YouTube player and be framed by our own editor, nothing else; the API's
 * answers may do nothing at all. Nothing is cached unless a handler sets another header.
 */
export function securityHeaders(config: Pick<AppConfig, 'publicUrl'>): RequestHandler[] {
  const https = config.publicUrl.startsWith('https:');
  const common = {
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: false,
    // Of Internet Explorer and Flash, and the browser's default.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
  };
  const page = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...INLINE_SCRIPTS],
        // React writes style attributes, and the guest page carries its first styles inline: colours and sizes of the
        // design. No text of a customer ever gets into a style.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
        mediaSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://www.youtube.com'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
  const api = helmet({
    ...common,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  // Scripts, styles, fonts and pictures of a page: its own headers apply to what they do. A worker would need a
  // policy of its own: none is here.
  const file = helmet({
    ...common,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xXssProtection: false,
  });
  return [
    (request: Request, response: Response, next: NextFunction): void => {
      // What may be cached sets its own header.
      response.setHeader('Cache-Control', 'no-store');
      if (request.path.startsWith(ASSETS)) return file(request, response, next);
      response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
      (isApiPath(request.path) ? api : page)(request, response, next);
    },
  ];
}
