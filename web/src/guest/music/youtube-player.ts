const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';
const PLAYING = 1;
const BUFFERING = 3;

/** The address of a player that repeats one video and takes commands from this page. */
export function playerUrl(videoId: string, startTime: number): string {
  const query = new URLSearchParams({
    enablejsapi: '1',
    playsinline: '1',
    loop: '1',
    playlist: videoId,
    start: String(startTime),
    rel: '0',
    origin: location.origin,
  });
  return `${PLAYER_ORIGIN}/embed/${encodeURIComponent(videoId)}?${query.toString()}`;
}

/** Sends a command to the player. One that has not loaded, or failed, ignores it; there is no answer to wait for. */
export function command(player: HTMLIFrameElement | null, name: 'playVideo' | 'pauseVideo' | 'listen'): void {
  const message =
    name === 'listen'
      ? { event: 'listening', id: 'song', channel: 'widget' }
      : { event: 'command', func: name, args: [] };
  player?.contentWindow?.postMessage(JSON.stringify(message), PLAYER_ORIGIN);
}

/** The player's message: whether it plays, or that it cannot; nothing for other messages. */
export function playerState(
  event: MessageEvent,
  player: HTMLIFrameElement | null,
): 'playing' | 'still' | 'failed' | null {
  if (event.origin !== PLAYER_ORIGIN || event.source !== player?.contentWindow || typeof event.data !== 'string')
    return null;
  let message: unknown;
  try {
    message = JSON.parse(event.data);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null || !('event' in message)) return null;
  if (message.event === 'onError') return 'failed';
  const info = 'info' in message ? message.info : null;
  const state =
    typeof info === 'number'
      ? info
      : typeof info === 'object' && info !== null && 'playerState' in info
        ? info.playerState
        : null;
  if (typeof state !== 'number') return null;
  return state === PLAYING || state === BUFFERING ? 'playing' : 'still';
}
