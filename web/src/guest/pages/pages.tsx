import type { ReactElement } from 'react';
import type { GuestPageWishes } from '@serikad/shared/api/guest-page.types';
import type { Phase } from '@serikad/shared/invitations/invitation.types';
import { useUnfold } from '../effects/use-unfold.js';
import { useGuest } from '../guest-context.js';
import type { SectionWrapper } from '../section-wrapper.js';
import { Song } from '../music/song.js';
import type { Music } from '../music/use-music.js';
import { Album } from './album.js';
import { Attend } from './attend.js';
import { Countdown } from './countdown.js';
import { Doa } from './doa.js';
import { DressCode } from './dress-code.js';
import { Ending, ShopFooter } from './ending.js';
import { Gallery } from './gallery.js';
import { Letter } from './letter.js';
import { PlainContacts } from './plain-contacts.js';
import { Programme } from './programme.js';
import { Thanks } from './thanks.js';
import { WhenWhere } from './when-where.js';
import { Wishes } from './wishes.js';

/** Borders along the whole letter. */
const PAGE_LAYERS = ['edge-left', 'edge-right'] as const;

type Part =
  | 'letter'
  | 'when'
  | 'programme'
  | 'contacts'
  | 'dress'
  | 'doa'
  | 'countdown'
  | 'gallery'
  | 'album'
  | 'attend'
  | 'wishes'
  | 'thanks';

/** What lies between the cover and the end, in each phase. */
const ORDER: Readonly<Record<Phase, readonly Part[]>> = {
  'save-the-date': ['when', 'countdown'],
  invitation: [
    'letter',
    'when',
    'programme',
    'contacts',
    'dress',
    'doa',
    'countdown',
    'gallery',
    'album',
    'attend',
    'wishes',
  ],
  today: ['when', 'programme', 'contacts', 'album', 'dress', 'letter', 'doa', 'gallery', 'attend', 'wishes'],
  thanks: ['thanks', 'album', 'gallery', 'wishes'],
};

interface Props extends GuestPageWishes {
  music: Music;
  Wrapper: SectionWrapper;
}

/** Everything below the cover, in its order. */
export function Pages({ wishes, hasMoreWishes, music, Wrapper }: Props) {
  const { bundle, view } = useGuest();
  const { phase = 'invitation' } = bundle;
  useUnfold();
  const parts: Record<Part, ReactElement<Record<string, unknown>>> = {
    letter: <Letter />,
    when: <WhenWhere />,
    programme: <Programme />,
    contacts: <PlainContacts />,
    dress: <DressCode />,
    doa: <Doa />,
    countdown: <Countdown />,
    gallery: <Gallery />,
    album: <Album />,
    attend: <Attend />,
    wishes: <Wishes wishes={wishes} hasMoreWishes={hasMoreWishes} />,
    thanks: <Thanks />,
  };
  return (
    <article className="pages" id="pages">
      {PAGE_LAYERS.map((position) => (
        <i key={position} className="layer" data-page="pages" data-pos={position} aria-hidden="true" />
      ))}
      {ORDER[phase].map((part) => (
        <Wrapper key={part}>{parts[part]}</Wrapper>
      ))}
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
