import { useEffect, useState } from 'react';
import { isHttpsLink } from '@serikad/shared/validation/web-link';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';

/** The link of the live stream while guests get it; in the editor's preview always. */
export function LiveLink() {
  const { mode, texts } = useGuest();
  const link = useLink();
  // The same rule as when it was stored, so that no other scheme shows.
  if (!isHttpsLink(link)) return null;
  return (
    <p className="live" data-field="location.liveLink">
      <a className="btn solid" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
        <Icon name="live" />
        <span>{texts.live}</span>
      </a>
      {mode === 'preview' && <small>{texts.liveInPreview}</small>}
    </p>
  );
}

/** The link that the page came with, and what becomes of it while the page is open. */
function useLink(): string {
  const { bundle, mode, view } = useGuest();
  const { _id: id, isSample, liveLink, liveTimes: times } = bundle.invitation;
  const [link, setLink] = useState(liveLink);
  const isLive = mode === 'live';
  const { locale } = view;
  useEffect(() => {
    if (!isLive || isSample || !times) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./watch-live-link.js').then(
      ({ watchLiveLink }) => {
        if (!isGone) stop = watchLiveLink({ id, locale, link: liveLink, times, onChange: setLink });
      },
      // Without it the link is there with the next load of the page.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [id, isLive, isSample, liveLink, locale, times]);
  return isLive ? link : liveLink;
}
