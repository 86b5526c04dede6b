import { useState } from 'react';
import { TrayClosure } from '../../components/tray-closure.js';
import { TrayPrices } from '../../components/tray-prices.js';
import { ButtonLink } from '../../components/ui/button.js';
import { paths } from '../../config/paths.js';
import { trayTexts as t } from '../../i18n/ms/trays.js';
import { useShop } from '../../lib/queries/shop.js';
import { useOverlay } from '../../lib/use-overlay.js';
import { Lightbox } from './lightbox.js';
import { ToneGallery } from './tone-gallery.js';
import { TONES, VIEWS } from './tones.js';
import './trays.css';

/** How many galleries stand on the first screen. */
const EAGER = 2;

/** /dulang: trays for rent, a gallery for each colour. */
export function Component() {
  const { chatNumber } = useShop();
  const pictures = useOverlay('tray');
  // While it closes, the lightbox still shows what it was opened with.
  const [last, setLast] = useState(pictures.value);
  if (pictures.value !== undefined && pictures.value !== last) setLast(pictures.value);
  const [toneId, view] = last?.split(':') ?? [];
  const tone = TONES.find(({ id }) => id === toneId);
  const first = VIEWS.find((known) => known === view) ?? VIEWS[0];
  return (
    <>
      <div className="wrap page-head trays-head">
        <div>
          <h1 className="h-lg">{t.title}</h1>
          <p className="lead">{t.text}</p>
        </div>
        <TrayPrices />
      </div>
      <div className="wrap">
        <TrayClosure ask />
      </div>
      <section className="wrap tones-section">
        <h2 className="sr">{t.galleries}</h2>
        <ul className="tones">
          {TONES.map((each, i) => (
            <ToneGallery
              key={each.id}
              tone={each}
              chatNumber={chatNumber}
              eager={i < EAGER}
              onOpen={(chosen) => pictures.open(`${each.id}:${chosen}`)}
            />
          ))}
          <li className="tone-ask">
            <h3 className="h-sm">{t.several}</h3>
            <p>{t.severalText}</p>
            <ButtonLink to={paths.trayForm}>{t.form}</ButtonLink>
          </li>
        </ul>
      </section>
      {tone && (
        <Lightbox
          key={last}
          tone={tone}
          first={first}
          chatNumber={chatNumber}
          open={pictures.value !== undefined}
          onClose={pictures.close}
        />
      )}
    </>
  );
}
