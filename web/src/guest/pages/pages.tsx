import type { WishView } from '@serikad/shared/wishes/wish.types';
import { useUnfold } from '../effects/use-unfold.js';
import { useGuest } from '../guest-context.js';
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

interface Props {
  wishes: readonly WishView[];
  wishTotal: number;
  music: Music;
}

/** Everything below the cover, in its order. */
export function Pages({ wishes, wishTotal, music }: Props) {
  const { view } = useGuest();
  useUnfold();
  return (
    <article className="pages" id="pages">
      {PAGE_LAYERS.map((position) => (
        <i key={position} className="layer" data-page="pages" data-pos={position} aria-hidden="true" />
      ))}
      <Letter />
      <WhenWhere />
      <Programme />
      <PlainContacts />
      <DressCode />
      <Doa />
      <Countdown />
      <Gallery />
      <Attend />
      <Wishes first={wishes} total={wishTotal} />
      {view.shows.music && <Song music={music} />}
      <Ending />
      <ShopFooter />
    </article>
  );
}
