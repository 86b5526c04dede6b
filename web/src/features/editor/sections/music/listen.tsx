import { useRef, useState } from 'react';
import { Icon } from '../../../../components/ui/icon.js';
import { command, playerUrl } from '../../../../guest/music/youtube-player.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { minuteTime } from './start-time.js';
import * as css from '../../fields/fields.module.css';

/** Plays the song as the guest page does, from the same second. The player loads at the first press. */
export function Listen({ videoId, startTime, title }: { videoId: string; startTime: number; title: string }) {
  const player = useRef<HTMLIFrameElement>(null);
  /** From which second it plays; `null`: not playing. */
  const [from, setFrom] = useState<number | null>(null);
  const playing = from !== null;
  return (
    <div className={css.listen}>
      <div className={css.listenRow}>
        <button
          type="button"
          className={css.listenPlay}
          aria-label={playing ? s.stopListening : s.listen}
          onClick={() => setFrom(playing ? null : startTime)}
        >
          <Icon name={playing ? 'close' : 'play'} />
        </button>
        <div className="grow">
          <p className="h-card">{title}</p>
          <p className="xs soft num">{`youtu.be/${videoId} · ${s.musicFrom(minuteTime(startTime))}`}</p>
        </div>
        {playing && from !== startTime && (
          <button type="button" className="link link--row" onClick={() => setFrom(startTime)}>
            {s.listenAgain}
          </button>
        )}
      </div>
      {playing && (
        <iframe
          key={from}
          ref={player}
          className={css.listenPlayer}
          title={s.player}
          src={playerUrl(videoId, from)}
          width={320}
          height={200}
          allow="autoplay; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => {
            command(player.current, 'listen');
            command(player.current, 'playVideo');
          }}
        />
      )}
    </div>
  );
}
