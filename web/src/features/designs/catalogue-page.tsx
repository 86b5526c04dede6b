import { CATALOGUE_PAGE_SIZE, DESIGN_CATEGORIES, type DesignSummary } from '@serikad/shared/designs/design.types';
import {
  type CatalogueAddress,
  catalogueAddress,
  catalogueQuery,
} from '@serikad/shared/designs/search/catalogue-address';
import type { DesignFilters, DesignSearchPage } from '@serikad/shared/designs/search/search.types';
import { catalogueTitle } from '@serikad/shared/i18n/page-title';
import { DIGITAL_OPTIONS, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../components/loaded.js';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { ChipLinks, Pagination } from '../../components/ui/navigation.js';
import { EmptyState, Notice, Skeleton } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { besideText } from '../../i18n/beside.js';
import { searchTexts } from '../../i18n/design-search.js';
import { CATEGORY_NAMES, catalogueTexts as t, designTitles } from '../../i18n/designs.js';
import { PLAN_NAMES } from '../../i18n/pricing.js';
import { shellTexts } from '../../i18n/shell.js';
import { useChosenOption, useOptionInAddress } from '../../lib/chosen-option.js';
import { designSearchQuery } from '../../lib/queries/designs.js';
import { useLastShown } from '../../lib/use-last-shown.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { EnvelopePicture } from './components/envelope-picture.js';
import { DesignGrid } from './components/design-grid.js';
import { NamesBar } from './names/names-bar.js';
import { ChosenFilters, NothingFound } from './search/chosen-filters.js';
import { FilterPanel } from './search/filter-panel.js';
import { SearchForm } from './search/search-form.js';
import { useCatalogueLink } from './search/use-catalogue-link.js';
import * as css from './components/designs.module.css';
import * as searchCss from './search/search.module.css';

// Most visits are without a press of its button.
const DesignPopup = lazy(() => import('./components/design-popup.js').then((m) => ({ default: m.DesignPopup })));

/** As many as a desktop shows at first. */
const SKELETONS = 8;

/** /cardvideo: the designs by words, filters and category, in pages; all are in the address. */
export function Component() {
  const [search] = useSearchParams();
  const link = useCatalogueLink();
  const address = catalogueAddress(search);
  const { page, ...filters } = address;
  const { category } = filters;
  const designs = useQuery(designSearchQuery(address));
  const counts = useLastShown(designs.data?.filters ?? null);
  const list = useStartOfList(catalogueQuery(filters).toString());
  usePageTitle(catalogueTitle(designTitles, shellTexts.titles.catalogue, category && CATEGORY_NAMES[category], page));
  return (
    <>
      <div className={classNames('wrap page-head', searchCss.head)}>
        <div>
          <h1 className="h-lg">{t.title}</h1>
          <p className="lead">{t.text}</p>
        </div>
        <SearchForm filters={filters} />
      </div>
      <div className={css.toolbar}>
        <div className={classNames('wrap', searchCss.bar)}>
          <FilterPanel filters={filters} counts={counts} />
          <ChipLinks label={t.categories} chips={chipsOf(filters, counts, link)} current={filters.category ?? 'all'} />
        </div>
      </div>
      <div className={classNames('wrap', css.catalogue)} ref={list}>
        <ChosenPackage />
        <NamesBar className={css.catalogueNames} />
        <ChosenFilters filters={filters} />
        <Designs query={designs} address={address} />
      </div>
    </>
  );
}

/** The categories, with how many designs each has of the other choices. */
function chipsOf(
  filters: DesignFilters,
  counts: DesignSearchPage['filters'] | null,
  link: ReturnType<typeof useCatalogueLink>,
) {
  const ofCategory = new Map(counts?.category.values.map(({ value, count }) => [value, count]));
  const all = { id: 'all', label: t.all, category: undefined, count: counts?.category.all };
  const categories = DESIGN_CATEGORIES.map((category) => ({
    id: category,
    label: CATEGORY_NAMES[category],
    category,
    count: counts ? (ofCategory.get(category) ?? 0) : undefined,
  }));
  return [all, ...categories].map(({ id, label, category, count }) => ({
    id,
    label,
    count,
    title: besideText(label),
    to: link({ ...filters, category }),
  }));
}

/** The package that the visitor comes with, by the address alone, so that nothing moves for it later. */
function ChosenPackage() {
  const option = useOptionInAddress();
  const found = DIGITAL_OPTIONS.find(({ id }) => id === option);
  if (!found) return null;
  return (
    <div className={css.catalogueChosen}>
      <Notice tone="plain" icon="check" role="note">
        {t.chosen(PLAN_NAMES[found.id], found.current)}{' '}
        <Link className="link" to={paths.createOrder({ option: found.id })}>
          {t.orderChosen}
        </Link>
      </Notice>
    </div>
  );
}

/** A choice made far down the page shows its designs from the first; Back finds the place again by itself. */
function useStartOfList(filters: string) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(filters);
  const chosen = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (chosen && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [filters, chosen]);
  return list;
}

function Designs({ query, address }: { query: UseQueryResult<DesignSearchPage>; address: CatalogueAddress }) {
  const [option] = useChosenOption();
  // While it closes, the popup still shows what it was opened with.
  const [popup, setPopup] = useState({ open: false, id: '' });
  const { design = [], nearest = [] } = query.data ?? {};
  const popupDesign = [...design, ...nearest].find(({ _id }) => _id === popup.id);
  const onPackages = (id: string) => setPopup({ open: true, id });
  return (
    <>
      <Loaded
        query={query}
        skeleton={<GridSkeleton />}
        errorText={t.error}
        retryLabel={t.tryAgain}
        picture={<EnvelopePicture broken />}
      >
        {(found) =>
          found.design.length > 0 ? (
            <Page
              address={address}
              count={found.count}
              designs={found.design}
              option={option}
              onPackages={onPackages}
            />
          ) : found.count > 0 ? (
            <BeyondLast address={address} />
          ) : (
            <>
              <NothingFound filters={address} found={found} />
              {found.nearest.length > 0 && (
                <section className={searchCss.nearest}>
                  <h2 className={classNames('h-md', searchCss.nearestTitle)}>{searchTexts.nearest}</h2>
                  <DesignGrid designs={found.nearest} option={option} onPackages={onPackages} />
                </section>
              )}
            </>
          )
        }
      </Loaded>
      {popupDesign && (
        <Suspense fallback={null}>
          <DesignPopup
            design={popupDesign}
            chosen={option}
            open={popup.open}
            onClose={() => setPopup((shown) => ({ ...shown, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}

function Page({
  address,
  count,
  designs,
  option,
  onPackages,
}: {
  address: CatalogueAddress;
  /** Of all pages. */
  count: number;
  designs: readonly DesignSummary[];
  option: DigitalOptionId | null;
  onPackages: (id: string) => void;
}) {
  const { page } = address;
  const link = useCatalogueLink();
  const from = (page - 1) * CATALOGUE_PAGE_SIZE + 1;
  return (
    <>
      <p className={classNames(css.catalogueCount, 'num')} role="status">
        {t.count(from, from + designs.length - 1, count)}
      </p>
      <DesignGrid designs={designs} option={option} onPackages={onPackages} />
      <div className={css.cataloguePager}>
        <Pagination
          page={page}
          pages={Math.ceil(count / CATALOGUE_PAGE_SIZE)}
          to={(target) => link({ ...address, page: target })}
        />
      </div>
    </>
  );
}

function BeyondLast({ address }: { address: CatalogueAddress }) {
  const link = useCatalogueLink();
  return (
    <EmptyState
      picture={<EnvelopePicture />}
      title={t.noMatches}
      actions={
        <ButtonLink variant="second" size="lg" to={link({ ...address, page: 1 })}>
          {t.firstPage}
        </ButtonLink>
      }
    >
      {t.beyondText}
    </EmptyState>
  );
}

function GridSkeleton() {
  return (
    <>
      <div className={css.catalogueCount} aria-hidden="true">
        <Skeleton width="9rem" height="1rem" />
      </div>
      <div className={css.designGrid}>
        {Array.from({ length: SKELETONS }, (_, i) => (
          <div key={i}>
            <Skeleton ratio="2 / 3" className={css.designGridCover} />
            <Skeleton width="52%" height="0.8rem" className={css.designGridLine} />
            <Skeleton width="34%" height="0.8rem" className={css.designGridLine} />
          </div>
        ))}
      </div>
    </>
  );
}
