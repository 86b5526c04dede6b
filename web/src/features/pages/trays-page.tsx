import { TRAY_CATALOGUE_PRICES } from '@serikad/shared/pricing/price-list';
import type { CSSProperties } from 'react';
import { ButtonAnchor, ButtonLink } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/states.js';
import { patterns } from '../../config/paths.js';
import { trayTexts as t } from '../../i18n/ms/pages.js';
import { chatLink } from '../../lib/chat-link.js';
import { useShop } from '../../lib/queries/shop.js';
import { TrayPrices } from './tray-prices.js';
import './pages.css';

/** /dulang: gift trays for rent; bookings are closed, and the page says so first. */
export function Component() {
  const { chatNumber } = useShop();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="h-lg">{t.title}</h1>
        <p className="lead">{t.text}</p>
      </div>
      <div className="trays">
        <section>
          <h2 className="h-sm">{t.tones}</h2>
          <ul className="tones">
            {t.toneList.map(([name, colour]) => (
              <li key={name}>
                <i style={{ '--tone': colour } as CSSProperties} />
                {name}
              </li>
            ))}
          </ul>
        </section>
        <div className="stack">
          <Notice tone="warn" icon="calendar" title={t.closedTitle} role="note">
            {t.closedText}
          </Notice>
          <TrayPrices prices={TRAY_CATALOGUE_PRICES} />
          <div className="btn-row">
            <ButtonAnchor icon="chat" size="lg" newTab href={chatLink(chatNumber, t.askText)}>
              {t.ask}
            </ButtonAnchor>
            <ButtonLink variant="second" size="lg" to={patterns.trayForm}>
              {t.form}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
