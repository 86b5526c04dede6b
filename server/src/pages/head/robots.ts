import { WALL_PAGE } from '@serikad/shared/album/album.types';
import { folderOf, GUEST_PAGE } from '@serikad/shared/pages/page-routes';
import { DOOR_PAGE } from '@serikad/shared/guest-list/check-in';
import { CATERER_PAGE, HELPER_PAGE, PERSONAL_PAGE } from '@serikad/shared/guest-list/guest-list';
import { SHORT_ADDRESS_PAGE } from '@serikad/shared/invitations/short-address';

/** Pages of guests and of secret links, accounts, the editor, the seller's pages, the API and uploaded pictures. */
const EXCLUDED = [
  '/invitation/',
  ...[PERSONAL_PAGE, SHORT_ADDRESS_PAGE, HELPER_PAGE, CATERER_PAGE, DOOR_PAGE, WALL_PAGE].map(folderOf),
  '/invitation-order/',
  '/user/',
  '/login',
  '/admin',
  '/api/',
  '/list/',
  '/visitor/',
  '/health/',
  '/metrics',
  '/docs',
  '/demo-google/',
  '/storage/',
];
/** The art of designs, which pages of the catalogue show. */
const ALLOWED = ['/storage/designs/'];

/** Read a page when its link is sent in a chat, and show its title and picture there; they list nothing. */
const CHAT_ROBOTS = [
  'WhatsApp',
  'facebookexternalhit',
  'TelegramBot',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
];
const ALLOWED_TO_CHATS = [
  folderOf(GUEST_PAGE),
  '/invitation/preview/',
  folderOf(SHORT_ADDRESS_PAGE),
  folderOf(PERSONAL_PAGE),
];

/** The content of /robots.txt. @param publicUrl the shop's origin */
export function robotsTxt(publicUrl: string): string {
  const rules = [...ALLOWED.map((path) => `Allow: ${path}`), ...EXCLUDED.map((path) => `Disallow: ${path}`)];
  return [
    'User-agent: *',
    ...rules,
    '',
    ...CHAT_ROBOTS.map((name) => `User-agent: ${name}`),
    ...ALLOWED_TO_CHATS.map((path) => `Allow: ${path}`),
    ...rules,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
