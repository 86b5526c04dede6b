import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import { Select, TextInput } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { FILTERS, SORTS, type Filter, type Shown } from '../model/shown-families.js';
import * as css from '../guest-list.module.css';

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: t.sorts[value] }));

/** Search, order and filters. The counts are those within the branch and the search. */
export function ListTools({
  shown,
  counts,
  onChange,
  children,
}: {
  shown: Shown;
  counts: Readonly<Record<Filter, number>>;
  onChange: (change: Partial<Shown>) => void;
  /** Beside the filters. */
  children: ReactNode;
}) {
  const chips = FILTERS.filter((filter) => filter !== 'duplicates' || shown.filter === 'duplicates');
  return (
    <>
      <div className={css.tools}>
        <div className="affix">
          <Icon name="search" />
          <TextInput
            type="search"
            placeholder={t.searchExample}
            aria-label={t.search}
            value={shown.query}
            onChange={(event) => onChange({ query: event.target.value })}
          />
        </div>
        <Select
          aria-label={t.sort}
          className={css.sort}
          value={shown.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={css.filters}>
        <div className="chips chips--scroll" role="group" aria-label={t.columns.state}>
          {chips.map((filter) => (
            <button
              key={filter}
              type="button"
              className="chip"
              aria-pressed={shown.filter === filter}
              onClick={() => onChange({ filter: shown.filter === filter ? 'all' : filter })}
            >
              {t.filters[filter]}
              <span className="num">{counts[filter]}</span>
            </button>
          ))}
        </div>
        {children}
      </div>
    </>
  );
}
