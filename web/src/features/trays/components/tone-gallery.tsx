import type { CSSProperties } from 'react';
import { TrayPicture } from '../../../components/tray-picture.js';
import { trayTexts as t } from '../../../i18n/trays.js';
import { RentButton } from './rent-button.js';
import { finishOf, type Tone, type View } from '../tones.js';
import * as css from '../trays.module.css';

/** What the gallery shows on the page; the lightbox has one more. */
const SHOWN = ['whole', 'flowers', 'gift'] as const;
const SIZES = {
  whole: '(min-width: 60rem) 17rem, (min-width: 40rem) 30vw, 45vw',
  flowers: '(min-width: 60rem) 8.5rem, (min-width: 40rem) 15vw, 23vw',
  gift: '(min-width: 60rem) 8.5rem, (min-width: 40rem) 15vw, 23vw',
} as const;

/** A colour: its pictures, each opening large, and the chat. */
export function ToneGallery({
  tone,
  chatNumber,
  eager,
  first,
  onOpen,
}: {
  tone: Tone;
  chatNumber: string;
  eager: boolean;
  /** Its whole tray is loaded before the other pictures; close views come after them. */
  first: boolean;
  onOpen: (view: View) => void;
}) {
  return (
    <li className={css.tone}>
      <div className={css.tonePictures} style={{ '--tone': tone.ground } as CSSProperties}>
        {SHOWN.map((view) => (
          <button
            key={view}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${t.open(tone.name)}, ${t.views[view].toLowerCase()}`}
            onClick={() => onOpen(view)}
          >
            <TrayPicture
              tone={tone.id}
              view={view}
              sizes={SIZES[view]}
              alt={t.picture(finishOf(tone, view), tone.name, t.views[view])}
              eager={eager}
              priority={view !== 'whole' ? 'low' : first ? 'high' : 'auto'}
            />
          </button>
        ))}
      </div>
      <div className={css.toneMeta}>
        <h3>{tone.name}</h3>
        <RentButton tone={tone} chatNumber={chatNumber} variant="second" />
      </div>
    </li>
  );
}
