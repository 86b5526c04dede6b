import { catalogueAddress } from '@serikad/shared/api/first-answers';
import {
  CATALOGUE_PAGE_SIZE,
  DESIGN_CATEGORIES,
  type DesignCategory,
  type DesignSummary,
} from '@serikad/shared/designs/design.types';
import { catalogueTitle } from '@serikad/shared/i18n/page-title';
import { DIGITAL_OPTIONS, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../components/loaded.js';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { ChipLinks, Pagination } from '../../components/ui/navigation.js';
import { EmptyState, Notice, Skeleton } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { besideText } from '../../i18n/beside.js';
import { CATEGORY_NAMES, catalogueTexts as t, designTitles } from '../../i18n/designs.js';
import { PLAN_NAMES } from '../../i18n/pricing.js';
import { shellTexts } from '../../i18n/shell.js';
import { useChosenOption } from '../../lib/chosen-option.js';
import { designPageQuery } from '../../lib/queries/designs.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { EnvelopePicture } from './components/envelope-picture.js';
import { DesignGrid } from './components/design-grid.js';
import { DesignPopup } from './components/design-popup.js';
import * as css from './components/designs.module.css';

const CHIPS = [
  { id: 'all', label: t.all, title: besideText(t.all), to: paths.catalogue() },
  ...DESIGN_CATEGORIES.map((category) => ({
    id: category,
    label: CATEGORY_NAMES[category],
    title: besideText(CATEGORY_NAMES[category]),
    to: paths.catalogue(category),
  })),
];

/** As many as a desktop shows at first. */
const SKELETONS = 8;

/** /cardvideo: the designs by category, in pages; both are in the address. */
export function Component() {
  const [search] = useSearchParams();
  const { category, page } = catalogueAddress(search);
  const list = useStartOfList(category);
  usePageTitle(catalogueTitle(designTitles, shellTexts.titles.catalogue, category && CATEGORY_NAMES[category], page));
  return (
    <>
      <div className="wrap page-head">
        <h1 className="h-lg">{t.title}</h1>
        <p className="lead">{t.text}</p>
      </div>
      <div className={css.toolbar}>
        <div className="wrap">
          <ChipLinks label={t.categories} chips={CHIPS} current={category ?? 'all'} />
        </div>
      </div>
      <div className={classNames('wrap', css.catalogue)} ref={list}>
        <ChosenPackage />
        <Designs category={category} page={page} />
      </div>
    </>
  );
}

/** The package that the visitor comes with, from the prices. */
function ChosenPackage() {
  const [option] = useChosenOption();
  const found = DIGITAL_OPTIONS.find(({ id }) => id === option);
  if (!found) return null;
  return (
    <Notice tone="plain" icon="check" role="note">
      {t.chosen(PLAN_NAMES[found.id], found.current)}{' '}
      <Link className="link" to={paths.createOrder({ option: found.id })}>
        {t.orderChosen}
      </Link>
    </Notice>
  );
}

/** A chip chosen far down the page shows its designs from the first; Back finds the place again by itself. */
function useStartOfList(category: DesignCategory | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(category);
  const chosen = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    if (chosen && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [category, chosen]);
  return list;
}

function Designs({ category, page }: { category: DesignCategory | undefined; page: number }) {
  const designs = useQuery(designPageQuery(page, CATALOGUE_PAGE_SIZE, category));
  const [option] = useChosenOption();
  // While it closes, the popup still shows what it was opened with.
  const [popup, setPopup] = useState({ open: false, id: '' });
  const popupDesign = designs.data?.design.find(({ _id }) => _id === popup.id);
  return (
    <>
      <Loaded
        query={designs}
        skeleton={<GridSkeleton />}
        errorText={t.error}
        retryLabel={t.tryAgain}
        picture={<EnvelopePicture broken />}
      >
        {({ count, design }) =>
          design.length === 0 ? (
            <NoMatches category={category} count={count} />
          ) : (
            <Page
              category={category}
              page={page}
              count={count}
              designs={design}
              option={option}
              onPackages={(id) => setPopup({ open: true, id })}
            />
          )
        }
      </Loaded>
      {popupDesign && (
        <DesignPopup
          design={popupDesign}
          chosen={option}
          open={popup.open}
          onClose={() => setPopup((shown) => ({ ...shown, open: false }))}
        />
      )}
    </>
  );
}

function Page({
  category,
  page,
  count,
  designs,
  option,
  onPackages,
}: {
  category: DesignCategory | undefined;
  page: number;
  /** Of all pages. */
  count: number;
  designs: readonly DesignSummary[];
  option: DigitalOptionId | null;
  onPackages: (id: string) => void;
}) {
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
          to={(target) => paths.catalogue(category, target)}
        />
      </div>
    </>
  );
}

/** A category without designs, or a page beyond the last. */
function NoMatches({ category, count }: { category: DesignCategory | undefined; count: number }) {
  const beyond = count > 0;
  return (
    <EmptyState
      picture={<EnvelopePicture />}
      title={t.noMatches}
      actions={
        <ButtonLink variant="second" size="lg" to={paths.catalogue(beyond ? category : 'all')}>
          {beyond ? t.firstPage : t.showAll}
        </ButtonLink>
      }
    >
      {beyond ? t.beyondText : t.noMatchesText}
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
