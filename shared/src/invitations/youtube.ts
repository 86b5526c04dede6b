import { isWebLink } from '../validation/web-link.js';

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
/** YouTube under its own names; a look-alike such as `youtube.com.evil.com` is none of them. */
const WATCH_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const SHORT_HOST = 'youtu.be';

/** Whether a text is the id of a YouTube video; the player's address is made of such an id alone. */
export function isYoutubeVideoId(text: string): boolean {
  return VIDEO_ID.test(text);
}

/**
 * The id of the video that a link leads to: `youtu.be/<id>`, or `watch?v=<id>` on YouTube's desktop or mobile site.
 * @returns nothing for any other text, a bare id among them
 */
export function youtubeVideoId(link: string): string | null {
  if (!isWebLink(link)) return null;
  const url = new URL(link);
  if (url.port !== '') return null;
  const id = idIn(url);
  return id !== undefined && VIDEO_ID.test(id) ? id : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === SHORT_HOST) return pathname.slice(1).replace(/\/$/, '');
  if (!WATCH_HOSTS.has(hostname) || !/^\/watch\/?$/.test(pathname)) return undefined;
  const [id, second] = searchParams.getAll('v');
  // With two ids it is undefined which one plays.
  return second === undefined ? id : undefined;
}
