import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { command, playerState } from './youtube-player.js';

/** When the player is fetched: after the cover and what belongs to it. */
const PLAYER_AFTER_LOAD_MS = 1500;

export interface Music {
  /** Takes the player's frame, for its `ref`. */
  attach: (frame: HTMLIFrameElement | null) => void;
  /** Whether the player is on the page yet. */
  ready: boolean;
  playing: boolean;
  failed: boolean;
  play: () => void;
  pause: () => void;
  /** The player has loaded: it is asked for its events, and plays if play was pressed meanwhile. */
  onLoad: () => void;
}

/**
 * The couple's song. The player is on the page before the opening tap, which is what lets `playVideo` inside the tap
 * start it on a phone. Whatever becomes of it, the invitation goes on.
 */
export function useMusic(wanted: boolean): Music {
  const player = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const wish = useRef(false);

  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      timer = setTimeout(() => setReady(true), PLAYER_AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
    const listen = (event: MessageEvent): void => {
      const state = playerState(event, player.current);
      if (state === 'failed') setFailed(true);
      if (state !== null) setPlaying(state === 'playing');
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', later);
      removeEventListener('message', listen);
    };
  }, [wanted]);

  const attach = useCallback((frame: HTMLIFrameElement | null) => {
    player.current = frame;
  }, []);
  const set = useCallback((on: boolean) => {
    wish.current = on;
    setPlaying(on);
    command(player.current, on ? 'playVideo' : 'pauseVideo');
  }, []);
  const play = useCallback(() => set(true), [set]);
  const pause = useCallback(() => set(false), [set]);
  const onLoad = useCallback(() => {
    command(player.current, 'listen');
    if (wish.current) command(player.current, 'playVideo');
  }, []);

  return useMemo(
    () => ({ attach, ready, playing, failed, play, pause, onLoad }),
    [attach, ready, playing, failed, play, pause, onLoad],
  );
}
