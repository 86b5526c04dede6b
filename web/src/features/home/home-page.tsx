import { SHELF_SIZE } from '@serikad/shared/designs/design.types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../components/design-cover.js';
import { Loaded } from '../../components/loaded.js';
import { ButtonAnchor, ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { ErrorBoundary } from '../../components/ui/error-boundary.js';
import { Icon } from '../../components/ui/icon.js';
import { Skeleton, Tag } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { CATEGORY_NAMES } from '../../i18n/designs.js';
import { homeTexts as t } from '../../i18n/home.js';
import { chatLink } from '../../lib/chat-link.js';
import { designPageQuery } from '../../lib/queries/designs.js';
import { totalQuery } from '../../lib/queries/orders.js';
import { useShop } from '../../lib/queries/shop.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Hero } from './hero.js';
import { PriceTeaser } from './price-teaser.js';
import { TrayFeature } from './tray-feature.js';
import * as css from './home.module.css';

/** Most shops never show it. */
const Promo = lazy(() => import('./promo.js').then(({ Component: Offer }) => ({ default: Offer })));

/** Who were customers before the shop counted. */
const EARLIER_CUSTOMERS = 136;
/** Shown until the server has answered, and without an answer. */
const DEFAULT_TOTAL = 50;
const TRAYS_RENTED = 750;

/** / */
export function Component() {
  const { chatNumber, promoPopup } = useShop();
  const hydrated = useHydrated();
  return (
    <>
      {promoPopup && hydrated && (
        <Suspense fallback={null}>
          <Promo />
        </Suspense>
      )}
      <Hero />
      <Statistics />
      <section className="section">
        <div className={classNames('wrap', css.how)}>
          <div>
            <div className="section__head">
              <h2 className="h-md">{t.how}</h2>
            </div>
            <ol className={css.howSteps}>
              {t.steps.map(([name, text], i) => (
                <li key={name}>
                  <span className={css.howN} aria-hidden="true">
                    {i + 1}
                  </span>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <HowPicture />
        </div>
      </section>
      <section className="section section--flush">
        <div className="wrap">
          <div className="section__row">
            <div className="section__head">
              <h2 className="h-md">{t.shelf}</h2>
            </div>
            <Link className="link link--row" to={paths.catalogue()}>
              {t.showAll}
              <Icon name="arrow-right" />
            </Link>
          </div>
          <ErrorBoundary>
            <Shelf />
          </ErrorBoundary>
        </div>
      </section>
      <PriceTeaser />
      <section className="section">
        <div className="wrap">
          <div className="section__head">
            <h2 className="h-md">{t.trial}</h2>
            <p>{t.trialText}</p>
          </div>
          <ol className={css.trialLine}>
            {t.trialSteps.map(([name, text]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <TrayFeature />
      <section className={classNames('section section--flush', css.closing)}>
        <div className="wrap">
          <div className={css.knot} aria-hidden="true">
            <svg viewBox="0 0 18 18">
              <path d="M9 1.500 16.500 9 9 16.500 1.500 9Z" fill="none" stroke="currentColor" />
              <path d="M9 5.500 12.500 9 9 12.500 5.500 9Z" fill="currentColor" />
            </svg>
          </div>
          <h2 className="h-md">{t.closing}</h2>
          <p>{t.closingText}</p>
          <div className="btn-row">
            <ButtonLink size="lg" to={paths.catalogue()}>
              {t.choose}
            </ButtonLink>
            <ButtonAnchor variant="second" size="lg" icon="chat" newTab href={chatLink(chatNumber, t.askText)}>
              {t.ask}
            </ButtonAnchor>
          </div>
        </div>
      </section>
    </>
  );
}

function Statistics() {
  const { data } = useQuery(totalQuery());
  const total = data?.total ?? DEFAULT_TOTAL;
  const figures = [
    [t.customers, EARLIER_CUSTOMERS + total],
    [t.trays, TRAYS_RENTED],
    [t.orders, total],
  ] as const;
  return (
    <section className={css.stats} aria-label={t.stats}>
      <dl className="wrap">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Shelf() {
  const designs = useQuery(designPageQuery(1, SHELF_SIZE));
  return (
    <Loaded query={designs} skeleton={<ShelfSkeleton />} errorText={t.shelfError}>
      {({ design: shown }) => (
        <ul className={css.shelf}>
          {shown.map((design) => (
            <li key={design._id} className={css.shelfItem}>
              <Link to={paths.designDetails(design._id)}>
                <DesignCover design={design._id} sizes="10rem" />
                <span className={css.shelfLabel}>
                  {design.name}
                  <small>{CATEGORY_NAMES[design.category]}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function ShelfSkeleton() {
  return (
    <div className={css.shelf}>
      {Array.from({ length: SHELF_SIZE }, (_, i) => (
        <div key={i} className={css.shelfItem}>
          <Skeleton ratio="2 / 3" />
          <div className={css.shelfLabel} />
        </div>
      ))}
    </div>
  );
}

/** The editor, the message and the answers, as a couple sees them. */
function HowPicture() {
  const { demo } = t;
  return (
    <div className={css.howArt} aria-hidden="true">
      <div className={css.howSheet}>
        <div className={css.howHead}>
          {demo.names}
          <Tag>{demo.saved}</Tag>
        </div>
        <div className={css.howField}>
          <span>{demo.bride}</span>
          <b>Aisyah</b>
        </div>
        <div className={css.howField}>
          <span>{demo.groom}</span>
          <b>Danial</b>
        </div>
      </div>
      <div className={css.howBubble}>
        {demo.message} <u>{demo.link}</u>
      </div>
      <div className={classNames(css.howSheet, css.howSheetRsvp)}>
        <div className={css.howHead}>{demo.attendance}</div>
        <div className={css.howTally}>
          <div>
            <b>248</b>
            <span>{demo.attending}</span>
          </div>
          <div>
            <b>17</b>
            <span>{demo.absent}</span>
          </div>
        </div>
        {demo.guests.map(([name, count]) => (
          <div key={name} className={css.howGuest}>
            <span>{name}</span>
            <span>{count}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
