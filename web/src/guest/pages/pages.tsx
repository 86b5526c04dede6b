import type { GuestPageWishes } from '@serikad/shared/invitations/guest-page.types';
import { useUnfold } from '../effects/use-unfold.js';
import { useGuest } from '../guest-context.js';
import type { Part as PartOfPage } from '../part.js';
import { Song } from '../music/song.js';
import type { Music } from '../music/use-music.js';
import { Attend } from './attend.js';
import { Countdown } from './countdown.js';
import { Doa } from './doa.js';
import { DressCode } from './dress-code.js';
import { Ending, ShopFooter } from './ending.js';
import { Gallery } from './gallery.js';
import { Letter } from './letter.js';
import { PlainContacts } from './plain-contacts.js';
import { Programme } from './programme.js';
import { WhenWhere } from './when-where.js';
import { Wishes } from './wishes.js';

/** Borders along the whole letter. */
const PAGE_LAYERS = ['edge-left', 'edge-right'] as const;

interface Props extends GuestPageWishes {
  music: Music;
  Part: PartOfPage;
}

/** Everything below the cover, in its order. */
export function Pages({ wishes, hasMoreWishes, music, Part }: Props) {
  const { view } = useGuest();
  useUnfold();
  return (
    <article className="pages" id="pages">
      {PAGE_LAYERS.map((position) => (
        <i key={position} className="layer" data-page="pages" data-pos={position} aria-hidden="true" />
      ))}
      <Part>
        <Letter />
      </Part>
      <Part>
        <WhenWhere />
      </Part>
      <Part>
        <Programme />
      </Part>
      <Part>
        <PlainContacts />
      </Part>
      <Part>
        <DressCode />
      </Part>
      <Part>
        <Doa />
      </Part>
      <Part>
        <Countdown />
      </Part>
      <Part>
        <Gallery />
      </Part>
      <Part>
        <Attend />
      </Part>
      <Part>
        <Wishes wishes={wishes} hasMoreWishes={hasMoreWishes} />
      </Part>
      {view.shows.music && <Song music={music} />}
      <Part>
        <Ending />
      </Part>
      <Part>
        <ShopFooter />
      </Part>
    </article>
  );
}
