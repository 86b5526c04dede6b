import { TRAY_FORM_PRICES } from '@serikad/shared/pricing/price-list';
import { Link } from 'react-router-dom';
import { ButtonAnchor } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import { Notice } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { trayTexts as t } from '../../i18n/ms/pages.js';
import { chatLink } from '../../lib/chat-link.js';
import { useShop } from '../../lib/queries/shop.js';
import { TrayPrices } from './tray-prices.js';
import './pages.css';

/** /dulang/form: while bookings are closed there is nothing to fill in, only whom to ask. */
export function Component() {
  const { chatNumber } = useShop();
  return (
    <div className="wrap main">
      <Link className="crumb" to={paths.trays}>
        <Icon name="arrow-left" />
        {t.back}
      </Link>
      <div className="prose">
        <h1 className="h-page">{t.formTitle}</h1>
        <Notice tone="warn" icon="calendar" title={t.closedTitle} role="note">
          {t.closedText}
        </Notice>
        <p className="soft">{t.formText}</p>
        <TrayPrices prices={TRAY_FORM_PRICES} />
        <div className="btn-row">
          <ButtonAnchor icon="chat" size="lg" newTab href={chatLink(chatNumber, t.askText)}>
            {t.ask}
          </ButtonAnchor>
        </div>
      </div>
    </div>
  );
}
