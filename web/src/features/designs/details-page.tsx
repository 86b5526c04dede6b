import type { DesignView } from '@serikad/shared/designs/design.types';
import type { DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CardPriceTable } from '../../components/pricing/card-price-table.js';
import { CardProperties } from '../../components/pricing/card-properties.js';
import { Faq } from '../../components/pricing/faq.js';
import { ButtonAnchor, ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Crumbs } from '../../components/ui/crumbs.js';
import { Icon } from '../../components/ui/icon.js';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '../../components/ui/states.js';
import { Prescribed } from '../../components/ui/prescribed.js';
import { paths } from '../../config/paths.js';
import { CATEGORY_NAMES, catalogueTexts, designTitles, detailsTexts as t, THEME_NAMES } from '../../i18n/designs.js';
import { isApiError } from '../../lib/api-error.js';
import { chatLink } from '../../lib/chat-link.js';
import { useIsOnScreen } from '../../lib/use-is-on-screen.js';
import { useChosenOption } from '../../lib/chosen-option.js';
import { designQuery } from '../../lib/queries/designs.js';
import { useShop } from '../../lib/queries/shop.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { DesignOptions } from './components/design-options.js';
import { DesignViewer } from './components/design-viewer.js';
import { EnvelopePicture } from './components/envelope-picture.js';
import { FeatureColumns } from './components/feature-columns.js';
import { PackageRadios } from './components/package-radios.js';
import { NamesBar } from './names/names-bar.js';
import { PrintedCards } from './components/printed-cards.js';
import { SimilarDesigns } from './search/similar-designs.js';
import { useCatalogueLink } from './search/use-catalogue-link.js';
import * as paybarCss from '../../components/paybar.module.css';
import * as css from './components/designs.module.css';

const FIRST_SHOWN: DigitalOptionId = 'video-rsvp';

/** /invitation-design/details/:id */
export function Component() {
  const { id = '' } = useParams();
  const design = useQuery(designQuery(id));
  if (design.data) return <Details key={id} design={design.data} />;
  return (
    <div className="wrap main">
      {isApiError(design.error, 'not-found') ? (
        <EmptyState
          heading="h1"
          picture={<EnvelopePicture />}
          title={t.notFound}
          actions={<ButtonLink to={paths.catalogue()}>{catalogueTexts.showAll}</ButtonLink>}
        >
          {t.notFoundText}
        </EmptyState>
      ) : design.isError ? (
        <ErrorState
          heading="h1"
          picture={<EnvelopePicture broken />}
          error={design.error}
          retryLabel={catalogueTexts.tryAgain}
          onRetry={() => void design.refetch()}
          busy={design.isFetching}
        >
          {catalogueTexts.error}
        </ErrorState>
      ) : (
        <LoadingRegion heading="h1">
          <div className={css.product}>
            <Skeleton height="min(42rem, 130vw)" />
            <div className="stack">
              <Skeleton width="60%" height="2.5rem" />
              <Skeleton width="80%" height="1rem" />
              <Skeleton height="20rem" />
            </div>
          </div>
        </LoadingRegion>
      )}
    </div>
  );
}

function Details({ design }: { design: DesignView }) {
  const catalogue = useCatalogueLink();
  const [chosen, choose] = useChosenOption();
  const option = chosen ?? FIRST_SHOWN;
  const { chatNumber } = useShop();
  const ownButton = useRef<HTMLDivElement>(null);
  // Below the first screen of every phone: the bar is there from the first paint on.
  const ownButtonSeen = useIsOnScreen(ownButton, false);
  const code = design._id;
  const chat = chatLink(chatNumber, t.chatText(code, design.name));
  usePageTitle(designTitles.ofDesign(design.name, code, CATEGORY_NAMES[design.category]));
  return (
    <>
      <div className="wrap">
        <Crumbs
          above={[
            { to: catalogue(), label: catalogueTexts.title },
            { to: catalogue({ category: design.category }), label: CATEGORY_NAMES[design.category] },
          ]}
          here={code}
        />
        <NamesBar className={css.detailsNames} />
        <div className={css.product}>
          <DesignViewer design={design} />
          <div className={css.buy}>
            <h1 className="h-md">{design.name}</h1>
            <p className="soft">
              {t.title(code)} · {CATEGORY_NAMES[design.category]}, {THEME_NAMES[design.theme]}
            </p>
            <Samples id={design._id} />
            <PackageRadios value={option} onChange={choose} />
            <div className={css.buyAct} ref={ownButton}>
              <ButtonLink size="lg" to={paths.editor('new', design._id)}>
                <Prescribed text={t.tryNow} inControl />
              </ButtonLink>
              <ButtonLink variant="second" size="lg" to={paths.createOrder({ design: design._id, option })}>
                {t.order}
              </ButtonLink>
              <ButtonAnchor variant="ghost" icon="chat" newTab href={chat}>
                {t.chat}
              </ButtonAnchor>
            </div>
            <ul className={css.buyFine}>
              {(['clock', 'phone', 'box'] as const).map((icon, i) => (
                <li key={icon}>
                  <Icon name={icon} />
                  <span>{t.fine[i]}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <DesignOptions design={design} />
      <section className="section--tight section--ruled">
        <div className="wrap">
          <div className="section__head">
            <h2 className="h-md">{t.features}</h2>
          </div>
          <FeatureColumns />
        </div>
      </section>
      <section className="section--tight section--ruled">
        <div className={classNames('wrap', css.a6)}>
          <div className={css.a6Stage}>
            <PrintedCards design={design} />
          </div>
          <div>
            <h2 className="h-md">{t.cards}</h2>
            <CardProperties />
            <CardPriceTable />
            <Link className="link link--row" to={paths.pricing}>
              {t.allPrices}
              <Icon name="arrow-right" />
            </Link>
          </div>
        </div>
      </section>
      <SimilarDesigns id={code} option={chosen} />
      <section className="section--tight section--ruled">
        <div className="wrap">
          <Faq chat={chat} />
        </div>
      </section>
      {!ownButtonSeen && (
        <div className={classNames('script-only', paybarCss.paybar)}>
          <ButtonLink size="lg" to={paths.editor('new', design._id)}>
            <Prescribed text={t.tryNow} inControl />
          </ButtonLink>
          <ButtonAnchor className="btn--icon" variant="second" size="lg" newTab href={chat} aria-label={t.chat}>
            <Icon name="chat" />
          </ButtonAnchor>
        </div>
      )}
    </>
  );
}

function Samples({ id }: { id: string }) {
  return (
    <p className={css.samples}>
      <span className="soft sm">{t.sample}:</span>
      {(
        [
          ['malay', t.sampleMalay],
          ['english', t.sampleEnglish],
        ] as const
      ).map(([language, name]) => (
        <a
          key={language}
          className="link link--row"
          href={paths.sample(id, language)}
          target="_blank"
          rel="noopener"
          lang={language === 'english' ? 'en' : 'ms'}
        >
          {name}
          <Icon name="external" />
          <span className="sr">({t.newTab})</span>
        </a>
      ))}
    </p>
  );
}
