import { useRef, useState, type CSSProperties, type KeyboardEvent, type TouchEvent } from 'react';
import { TrayPicture } from '../../../components/tray-picture.js';
import { IconButton } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { trayTexts as t } from '../../../i18n/trays.js';
import { RentButton } from './rent-button.js';
import { finishOf, VIEWS, type Tone, type View } from '../tones.js';
import * as css from '../trays.module.css';

/** How far a finger must travel sideways, in CSS pixels, to mean the next picture. */
const SWIPE = 40;

/** A colour's pictures, large: arrows, a swipe or the small pictures below go from one to the next. */
export function Lightbox({
  tone,
  first,
  chatNumber,
  open,
  onClose,
}: {
  tone: Tone;
  first: View;
  chatNumber: string;
  open: boolean;
  onClose: () => void;
}) {
  const [index, setIndex] = useState(VIEWS.indexOf(first));
  const touched = useRef<number>(undefined);
  const view = VIEWS[index] ?? first;
  const step = (by: number) => setIndex((now) => (now + by + VIEWS.length) % VIEWS.length);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (touched.current !== undefined && Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
    touched.current = undefined;
  };
  const finish = finishOf(tone, view) === 'black' ? t.black : t.gold;
  return (
    <Dialog open={open} onClose={onClose} title={t.gallery(tone.name)} size="wide" bare closeButton>
      <div className={css.lightbox} style={{ '--tone': tone.ground } as CSSProperties} onKeyDown={onKey}>
        <div
          className={css.lightboxStage}
          onTouchStart={(event) => {
            touched.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
          }}
          onTouchEnd={onTouchEnd}
        >
          <TrayPicture
            key={view}
            tone={tone.id}
            view={view}
            sizes="(min-width: 60rem) 34rem, 100vw"
            alt={t.picture(finishOf(tone, view), tone.name, t.views[view])}
            eager
          />
          <IconButton icon="chevron-left" label={t.previous} className={css.lightboxStep} onClick={() => step(-1)} />
          <IconButton
            icon="chevron-right"
            label={t.next}
            className={classNames(css.lightboxStep, css.lightboxStepNext)}
            onClick={() => step(1)}
          />
        </div>
        <div className={css.lightboxSide}>
          {/* The dialog is named so already. */}
          <p className={classNames('h-sm', css.lightboxTitle)} aria-hidden="true">
            {t.gallery(tone.name)}
          </p>
          <p className="soft sm" role="status">
            {finish}, {t.views[view].toLowerCase()} <span className="num">({t.counter(index + 1, VIEWS.length)})</span>
          </p>
          <div className={css.lightboxThumbs}>
            {VIEWS.map((each, i) => (
              <button
                key={each}
                type="button"
                aria-label={t.views[each]}
                aria-current={i === index ? 'true' : undefined}
                onClick={() => setIndex(i)}
              >
                <TrayPicture tone={tone.id} view={each} sizes="5rem" />
              </button>
            ))}
          </div>
          <RentButton tone={tone} chatNumber={chatNumber} size="lg" block icon="chat" />
        </div>
      </div>
    </Dialog>
  );
}
