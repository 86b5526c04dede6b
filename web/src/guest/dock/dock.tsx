import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useGuest } from '../guest-context.js';
import type { Music } from '../music/use-music.js';
import { Icon, type IconName } from '../ui/icon.js';
import { TextSize } from './text-size.js';
import { useClearOfControls } from './use-clear-of-controls.js';

/** What stays at the foot of the screen: the menu, and above it the buttons for the music and the size of the texts. */
export function Dock({ music }: { music: Music }) {
  const { view } = useGuest();
  const afloat = useRef<HTMLDivElement>(null);
  useClearOfControls(afloat);
  return (
    <div className="dock">
      <div className="afloat" ref={afloat}>
        <TextSize />
        {view.shows.music && !music.failed && <MusicButton music={music} />}
      </div>
      <Bar />
    </div>
  );
}

function MusicButton({ music }: { music: Music }) {
  const { texts } = useGuest();
  const { playing, play, pause } = music;
  return (
    <button
      type="button"
      className="music"
      aria-pressed={playing}
      aria-label={playing ? texts.pauseMusic : texts.playMusic}
      onClick={playing ? pause : play}
    >
      <Icon name="note" className="m-off" />
      <span className="eq" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
    </button>
  );
}

function Bar() {
  const { bundle, view, texts, rsvp, openSheet } = useGuest();
  const { bottomBar, contacts, date, postponed } = bundle.invitation;
  const hasPlace = view.places.maps !== null || view.places.waze !== null;
  const style: CSSProperties & Record<'--bar-icon', string> = { '--bar-icon': `${bottomBar.iconSize || 26}px` };
  const items: ReactNode[] = [
    (date !== null || postponed.on) && bundle.phase !== 'thanks' && (
      <Item key="c" icon="calendar" label={texts.barCalendar} onOpen={() => openSheet({ kind: 'calendar' })} />
    ),
    contacts.length > 0 && (
      <Item key="p" icon="phone" label={texts.barContacts} onOpen={() => openSheet({ kind: 'contacts' })} />
    ),
    view.shows.rsvp && !rsvp.closed && <RsvpItem key="r" />,
    hasPlace && <Item key="l" icon="pin" label={texts.barLocation} onOpen={() => openSheet({ kind: 'location' })} />,
    view.shows.gift && <Item key="g" icon="gift" label={texts.barGift} onOpen={() => openSheet({ kind: 'gift' })} />,
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <nav className={`bar${bottomBar.showLabel ? '' : ' nolabel'}`} aria-label={texts.menu} style={style}>
      {items}
    </nav>
  );
}

function Item({ icon, label, onOpen }: { icon: IconName; label: string; onOpen: () => void }) {
  return (
    <button type="button" data-item={icon} onClick={onOpen}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

function RsvpItem() {
  const { bundle, texts, rsvp, openSheet } = useGuest();
  const wishOnly = rsvp.full && rsvp.stored === null;
  return (
    <button type="button" className="prime" onClick={() => openSheet({ kind: 'rsvp', wishOnly })}>
      <span className="coin">
        <Icon name="rsvp" />
      </span>
      <span>{bundle.phase === 'thanks' ? texts.wish : texts.barRsvp}</span>
    </button>
  );
}
