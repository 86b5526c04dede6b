import {
  BANNER_SIGN_PRICE,
  BUNDLE_DISCOUNT,
  cardPrice,
  DIGITAL_OPTIONS,
  type DigitalOptionId,
  discountPercent,
  headlineDiscountPercent,
  PDF_PRICE,
  STICKER_TIERS,
} from '@serikad/shared/pricing/price-list';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CardPriceTable } from '../../components/pricing/card-price-table.js';
import { CardProperties } from '../../components/pricing/card-properties.js';
import { Faq } from '../../components/pricing/faq.js';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Price } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { pricingTexts as t } from '../../i18n/pricing.js';
import { chatLink } from '../../lib/chat-link.js';
import { useShop } from '../../lib/queries/shop.js';
import { PlanCard } from './plan-card.js';
import { PrintPicture } from './print-picture.js';
import * as faqCss from '../../components/pricing/faq.module.css';
import * as menuListCss from '../../components/menu-list.module.css';
import * as css from './pricing-page.module.css';

const BEST: DigitalOptionId = 'video-rsvp';
const OTHERS: readonly DigitalOptionId[] = ['rsvp-premium', 'rsvp-standard', 'video-premium', 'video-standard'];

/** /pricing: everything that costs something, from the one price list. */
export function Component() {
  const { chatNumber } = useShop();
  const { hash } = useLocation();
  // The page's chunk arrives after the router looked for the anchor.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const premium = DIGITAL_OPTIONS.find(({ id }) => id === 'rsvp-premium')?.current ?? 0;
  return (
    <>
      <div className={classNames('wrap page-head', css.priceHero)}>
        <div>
          <h1 className="h-lg">{t.title}</h1>
          <p className="lead">{t.text}</p>
        </div>
        <p className={css.priceHeroFigure}>
          <b>{headlineDiscountPercent()}%</b>
          <span>{t.headline}</span>
        </p>
      </div>
      <section className={classNames('wrap', css.plansSection)}>
        <h2 className="sr">{t.plans}</h2>
        <div className={css.plans}>
          <PlanCard plan={BEST} best percent={percentOf(BEST)} />
          {OTHERS.map((plan) => (
            <PlanCard key={plan} plan={plan} percent={percentOf(plan)} />
          ))}
        </div>
      </section>
      <section className="band section--tight on-inverse">
        <div className="wrap band__grid">
          <div>
            <h2 className="h-md">{t.trialTitle}</h2>
            <p className={classNames('lead', css.bandText)}>{t.trialText}</p>
          </div>
          <ul className={menuListCss.menuList}>
            {t.trialSteps.map(([name, text]) => (
              <li key={name}>
                <span className={menuListCss.menuListName}>{name}</span>
                <span className="soft sm">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="section__head">
            <h2 className="h-md">{t.print}</h2>
            <p>{t.printText}</p>
          </div>
          <div className={css.deal}>
            <div>
              <b>{t.deal(BUNDLE_DISCOUNT)}</b>
              <p>{t.dealExample(premium, cardPrice(100) ?? 0, BUNDLE_DISCOUNT)}</p>
            </div>
            <ButtonLink variant="second" size="lg" to={paths.catalogue()}>
              {t.choose}
            </ButtonLink>
          </div>
          <div className={css.printGrid}>
            <div>
              <h3 className="h-sm">{t.cards}</h3>
              <PrintPicture of="card" />
              <CardPriceTable />
              <CardProperties />
            </div>
            <div>
              <h3 className="h-sm">{t.stickers}</h3>
              <PrintPicture of="stickers" />
              <StickerTable />
              <div className={css.extras}>
                <Extra name={t.pdf} text={t.pdfText} price={PDF_PRICE} />
                <Extra name={t.sign} text={t.signText} price={BANNER_SIGN_PRICE}>
                  <PrintPicture of="sign" />
                </Extra>
              </div>
            </div>
          </div>
          <p className={classNames(css.printNote, 'soft sm')}>{t.picturesNote}</p>
        </div>
      </section>
      <section className="section section--flush">
        <div className={classNames('wrap', faqCss.faqGrid)}>
          <h2 className="h-md">{t.delivery}</h2>
          <dl className={css.delivery}>
            {t.deliveries.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section section--flush">
        <div className="wrap">
          <Faq chat={chatLink(chatNumber, t.chatText)} />
        </div>
      </section>
    </>
  );
}

function percentOf(id: string): number {
  const option = DIGITAL_OPTIONS.find((candidate) => candidate.id === id);
  return option ? discountPercent(option) : 0;
}

function StickerTable() {
  return (
    <table className="table">
      <caption className="sr">{t.stickerTable}</caption>
      <thead>
        <tr>
          <th scope="col">{t.quantity}</th>
          <th scope="col" className="r">
            {t.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {STICKER_TIERS.map(({ quantity, price }) => (
          <tr key={quantity}>
            <th scope="row">{t.pieces(quantity)}</th>
            <td className="r">
              <b>RM{price}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Extra({ name, text, price, children }: { name: string; text: string; price: number; children?: ReactNode }) {
  return (
    <div className={css.extra}>
      <b>{name}</b>
      <Price amount={price} />
      <p>{text}</p>
      {children}
    </div>
  );
}
