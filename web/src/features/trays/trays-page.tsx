import { useState } from 'react';
import { TrayClosure } from '../../components/tray-closure.js';
import { TrayPrices } from '../../components/tray-prices.js';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { paths } from '../../config/paths.js';
import { trayTexts as t } from '../../i18n/trays.js';
import { useShop } from '../../lib/queries/shop.js';
import { Lightbox } from './components/lightbox.js';
import { ToneGallery } from './components/tone-gallery.js';
import { TONES, type Tone, type View } from './tones.js';
import * as css from './trays.module.css';

/** How many galleries are on the first screen. */
const EAGER = 2;

/** /dulang: trays for rent, a gallery for each colour. */
export function Component() {
  const { chatNumber } = useShop();
  // While it closes, the lightbox still shows what it was opened with.
  const [pictures, setPictures] = useState<{ tone: Tone; view: View; open: boolean }>();
  return (
    <>
      <div className={classNames('wrap page-head', css.traysHead)}>
        <div>
          <h1 className="h-lg">{t.title}</h1>
          <p className="lead">{t.text}</p>
        </div>
        <TrayPrices />
      </div>
      <div className="wrap">
        <TrayClosure ask />
      </div>
      <section className={classNames('wrap', css.tonesSection)}>
        <h2 className="sr">{t.galleries}</h2>
        <ul className={css.tones}>
          {TONES.map((each, i) => (
            <ToneGallery
              key={each.id}
              tone={each}
              chatNumber={chatNumber}
              eager={i < EAGER}
              first={i === 0}
              onOpen={(view) => setPictures({ tone: each, view, open: true })}
            />
          ))}
          <li className={css.toneAsk}>
            <h3 className="h-sm">{t.several}</h3>
            <p>{t.severalText}</p>
            <ButtonLink to={paths.trayForm}>{t.form}</ButtonLink>
          </li>
        </ul>
      </section>
      {pictures && (
        <Lightbox
          key={`${pictures.tone.id} ${pictures.view}`}
          tone={pictures.tone}
          first={pictures.view}
          chatNumber={chatNumber}
          open={pictures.open}
          onClose={() => setPictures({ ...pictures, open: false })}
        />
      )}
    </>
  );
}
