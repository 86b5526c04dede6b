import type { Locale } from '@serikad/shared/i18n/language';

/** The texts around a design's animated version. */
export interface MotionTexts {
  title: (design: string) => string;
  description: (design: string) => string;
  picture: (names: string) => string;
  controls: string;
  time: string;
  moment: (second: number, of: number) => string;
  play: string;
  pause: string;
  replay: string;
  kind: string;
  design: string;
  order: string;
}

export const MOTION_TEXTS: Readonly<Record<Locale, MotionTexts>> = {
  ms: {
    title: (design) => `${design}: versi bergerak`,
    description: (design) => `Lihat reka bentuk ${design} dibuka, bunga tumbuh dan nama pengantin ditulis.`,
    picture: (names) => `Kad jemputan ${names} dibuka perlahan-lahan`,
    controls: 'Kawalan tayangan',
    time: 'Masa tayangan',
    moment: (second, of) => `${second} daripada ${of} saat`,
    play: 'Main',
    pause: 'Jeda',
    replay: 'Main semula',
    kind: 'Versi bergerak',
    design: 'Reka bentuk',
    order: 'Tempah',
  },
  en: {
    title: (design) => `${design}: animated version`,
    description: (design) => `See the design ${design} open, its art unfold and the couple’s names being written.`,
    picture: (names) => `The invitation of ${names} opens slowly`,
    controls: 'Playback',
    time: 'Playback time',
    moment: (second, of) => `${second} of ${of} seconds`,
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    kind: 'Animated version',
    design: 'Design',
    order: 'Order',
  },
};
