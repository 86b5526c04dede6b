import { GRID_COVER_SIZES, GRID_FIRST } from '@serikad/shared/designs/cover-picture';
import type { DesignSummary } from '@serikad/shared/designs/design.types';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { CATEGORY_NAMES, catalogueTexts as t } from '../../../i18n/designs.js';
import { NamedCover } from '../names/named-cover.js';
import * as css from './designs.module.css';

/** After how many designs the shop's own tile is placed; short pages have none. */
const PROMO_AFTER = 10;

/** Designs as objects on the page; each leads to its details, its button to what it costs. */
export function DesignGrid({
  designs,
  option,
  onPackages,
}: {
  designs: readonly DesignSummary[];
  /** The package that was chosen on the way. */
  option: string | null;
  onPackages: (id: string) => void;
}) {
  return (
    <ul className={css.designGrid}>
      {designs.map((design, i) => (
        <Fragment key={design._id}>
          {i === PROMO_AFTER && <PromoTile />}
          <DesignCard
            design={design}
            option={option}
            first={i < GRID_FIRST}
            onPackages={() => onPackages(design._id)}
          />
        </Fragment>
      ))}
    </ul>
  );
}

function DesignCard({
  design,
  option,
  first,
  onPackages,
}: {
  design: DesignSummary;
  option: string | null;
  /** Whether it is in the first row of a phone. */
  first: boolean;
  onPackages: () => void;
}) {
  const category = CATEGORY_NAMES[design.category];
  const code = design._id;
  return (
    <li className={css.design}>
      <div className={css.designCover}>
        <NamedCover design={design._id} first={first} sizes={GRID_COVER_SIZES} />
        {/* Over the cover instead of around it: names on a cover are no text of its link. */}
        <Link
          className={css.designLink}
          to={paths.designDetails(design._id, option)}
          aria-label={`${t.design(code, category)}: ${design.name}`}
        />
      </div>
      <div className={css.designMeta}>
        <div>
          <b>{design.name}</b>
          <span>
            {code} · {category}
          </span>
        </div>
        <Button
          variant="second"
          className="script-only"
          aria-label={t.packagesOf(code)}
          aria-haspopup="dialog"
          onClick={onPackages}
        >
          {t.packages}
        </Button>
      </div>
    </li>
  );
}

function PromoTile() {
  return (
    <li className={classNames(css.promoTile, 'on-inverse')}>
      <h2 className="h-sm">{t.promoTitle}</h2>
      <p>{t.promoText}</p>
      <ButtonLink variant="inverse" to={paths.editor('new')}>
        {t.promoButton}
      </ButtonLink>
    </li>
  );
}
