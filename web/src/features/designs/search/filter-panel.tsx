import type {
  DesignFilters,
  DesignSearchPage,
  FilterCounts,
  FilterName,
  FilterValues,
} from '@serikad/shared/designs/search/search.types';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCloseOnBack } from '../../../components/ui/close-on-back.js';
import { Icon } from '../../../components/ui/icon.js';
import { searchTexts as t } from '../../../i18n/design-search.js';
import { chosenFilters, VALUE_NAMES } from './filter-names.js';
import { useCatalogueLink } from './use-catalogue-link.js';
import * as css from './search.module.css';

/**
 * Colour, theme and motif in a panel below the bar: a `details`, whose links work without scripts. With them it closes
 * by a choice, Escape, a press elsewhere and Back.
 */
export function FilterPanel({
  filters,
  counts,
}: {
  filters: DesignFilters;
  /** Not there until the first answer. */
  counts: DesignSearchPage['filters'] | null;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  // It may have been opened before the page was hydrated.
  useEffect(() => setOpen(details.current?.open === true), []);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && details.current?.contains(event.target) === true;
      if (!inside) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      details.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  const choose = () => {
    setOpen(false);
    details.current?.querySelector('summary')?.focus();
  };
  const chosen = chosenFilters({ ...filters, text: undefined, category: undefined }).length;
  return (
    <details ref={details} className={css.filter} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="chip"
        data-chosen={chosen > 0 || undefined}
        onClick={(event) => {
          // The toggle event comes later: Back in between would leave the page.
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Icon name="filter" />
        {t.filters}
        {chosen > 0 && (
          <>
            <span className={css.filterNumber} aria-hidden="true">
              {chosen}
            </span>
            <span className="sr">{t.chosenFilters(chosen)}</span>
          </>
        )}
      </summary>
      {counts && (
        <div className={css.panel}>
          <div className="wrap">
            <Group part="colour" title={t.colour} counts={counts.colour} filters={filters} onChoose={choose} />
            <Group part="theme" title={t.theme} counts={counts.theme} filters={filters} onChoose={choose} />
            <Group part="motif" title={t.motif} counts={counts.motif} filters={filters} onChoose={choose} />
          </div>
        </div>
      )}
    </details>
  );
}

/** The values of a filter as links with how many designs they have; the chosen one's link takes it away. */
function Group<F extends FilterName>({
  part,
  title,
  counts,
  filters,
  onChoose,
}: {
  part: F;
  title: string;
  counts: FilterCounts<FilterValues[F]>;
  filters: DesignFilters;
  onChoose: () => void;
}) {
  const link = useCatalogueLink();
  const chosen: string | undefined = filters[part];
  return (
    <nav className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>{title}</h2>
      <ul className="chips">
        {counts.values.map(({ value, count }) => (
          <li key={value}>
            <Link
              className="chip"
              to={link({ ...filters, [part]: value === chosen ? undefined : value })}
              aria-current={value === chosen ? 'true' : undefined}
              preventScrollReset
              state={{ keepFocus: true }}
              onClick={onChoose}
            >
              {part === 'colour' && <span className={css.swatch} data-colour={value} aria-hidden="true" />}
              {VALUE_NAMES[part][value]} <span className={css.groupCount}>{t.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
