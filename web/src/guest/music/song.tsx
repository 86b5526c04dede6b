import { useGuest } from '../guest-context.js';
import { Section } from '../pages/section.js';
import { Icon } from '../ui/icon.js';
import type { Music } from './use-music.js';
import { playerUrl } from './youtube-player.js';

/** The song's player, in sight at its own place as its terms require. */
export function Song({ music: { attach, ready, failed, onLoad } }: { music: Music }) {
  const { bundle, texts } = useGuest();
  const { videoId, startTime } = bundle.invitation.music;
  if (failed) return null;
  return (
    <Section name="song">
      <h2 className="rv">
        <span>{texts.song}</span>
      </h2>
      <div className="player">
        <Icon name="note" />
        {ready && (
          <iframe
            ref={attach}
            title={texts.song}
            src={playerUrl(videoId, startTime)}
            allow="autoplay; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
          />
        )}
      </div>
    </Section>
  );
}
