import type { GuestPageWishes } from '@serikad/shared/invitations/guest-page.types';
import { useUnfold } from '../effects/use-unfold.js';
import { useGuest } from '../guest-context.js';
import type { SectionWrapper } from '../section-wrapper.js';
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
  Wrapper: SectionWrapper;
}

/** Everything below the cover, in its order. */
export function Pages({ wishes, hasMoreWishes, music, Wrapper }: Props) {
  const { view } = useGuest();
  useUnfold();
  return (
    <article className="pages" id="pages">
      {PAGE_LAYERS.map((position) => (
        <i key={position} className="layer" data-page="pages" data-pos={position} aria-hidden="true" />
      ))}
      <Wrapper>
        <Letter />
      </Wrapper>
      <Wrapper>
        <WhenWhere />
      </Wrapper>
      <Wrapper>
        <Programme />
      </Wrapper>
      <Wrapper>
        <PlainContacts />
      </Wrapper>
      <Wrapper>
        <DressCode />
      </Wrapper>
      <Wrapper>
        <Doa />
      </Wrapper>
      <Wrapper>
        <Countdown />
      </Wrapper>
      <Wrapper>
        <Gallery />
      </Wrapper>
      <Wrapper>
        <Attend />
      </Wrapper>
      <Wrapper>
        <Wishes wishes={wishes} hasMoreWishes={hasMoreWishes} />
      </Wrapper>
      {view.shows.music && <Song music={music} />}
      <Wrapper>
        <Ending />
      </Wrapper>
      <Wrapper>
        <ShopFooter />
      </Wrapper>
    </article>
  );
}
