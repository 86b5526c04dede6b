import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation, type To } from 'react-router-dom';
import { Icon } from './icon.js';
import { pageNumbers } from './page-numbers.js';
import { uiTexts } from '../../i18n/ui.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import * as css from './tabs.module.css';
import { classNames } from './class-names.js';

export interface Tab {
  to: string;
  label: ReactNode;
  count?: number | undefined;
}

/**
 * Brings the chosen entry of a line that scrolls into its middle. In the server's HTML the inline script has done it: a
 * line that has been moved since stays as it is.
 * @param current changes with the choice
 */
function useChosenInView(current: string) {
  const line = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const isPlaced = useRef(!isHydrated);
  useEffect(() => {
    if (isPlaced.current) {
      isPlaced.current = false;
      return;
    }
    const row = line.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chosen) row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2 });
  }, [current]);
  return line;
}

/** Tabs that are addresses of their own, in one line that scrolls on a phone; the chosen one is brought into view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useChosenInView(useLocation().pathname);
  return (
    <nav className={css.tabs} aria-label={label} ref={nav}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} preventScrollReset state={{ keepFocus: true }}>
          {tab.label}
          {tab.count !== undefined && <span className={classNames(css.tabsCount, 'num')}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}

/** Choices that are addresses, in one line that scrolls on a phone; the chosen one is brought into view. */
export function ChipLinks({
  label,
  chips,
  current,
}: {
  label: string;
  /** `count`: how many there are behind it; with none it is no link, unless it is the chosen one. */
  chips: readonly { id: string; label: ReactNode; title?: string; to: To; count?: number | undefined }[];
  current: string;
}) {
  const nav = useChosenInView(current);
  return (
    <nav className="chips chips--scroll" aria-label={label} ref={nav}>
      {chips.map((chip) =>
        chip.count === 0 && chip.id !== current ? (
          <span key={chip.id} className="chip" title={chip.title} data-count={0} aria-disabled="true">
            {chip.label}
          </span>
        ) : (
          <Link
            key={chip.id}
            className="chip"
            to={chip.to}
            title={chip.title}
            aria-current={chip.id === current ? 'true' : undefined}
            data-count={chip.count}
            preventScrollReset
            state={{ keepFocus: true }}
          >
            {chip.label}
          </Link>
        ),
      )}
    </nav>
  );
}

export function ChipButtons<V extends string>({
  label,
  chips,
  current,
  onChange,
}: {
  label: string;
  chips: readonly { value: V; label: ReactNode }[];
  current: V;
  onChange: (value: V) => void;
}) {
  return (
    <div className="chips" role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          aria-pressed={chip.value === current}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}

interface PaginationProps {
  page: number;
  pages: number;
  label?: string;
  /** The address of a page; or `onChange` where the page is not part of the address. */
  to?: (page: number) => To;
  onChange?: (page: number) => void;
}

/** Numbers of pages with steps to either side. Nothing when there is one page. */
export function Pagination({ page, pages, label = uiTexts.pages, to, onChange }: PaginationProps) {
  if (pages <= 1) return null;
  const go = (target: number, content: ReactNode, name: string) =>
    to ? (
      <Link key={name} to={to(target)} aria-label={name}>
        {content}
      </Link>
    ) : (
      <button key={name} type="button" onClick={() => onChange?.(target)} aria-label={name}>
        {content}
      </button>
    );
  const off = (content: ReactNode, key: string) => (
    <span key={key} className="off" aria-hidden="true">
      {content}
    </span>
  );
  const left = <Icon name="chevron-left" />;
  const right = <Icon name="chevron-right" />;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 ? go(page - 1, left, uiTexts.previousPage) : off(left, 'first')}
      {pageNumbers(page, pages).map((n, i) => {
        if (n === null) return off('…', `gap-${i}`);
        if (n !== page) return go(n, n, uiTexts.page(n));
        return (
          <span key={n} aria-current="page" aria-label={uiTexts.page(n)} role="link" aria-disabled="true">
            {n}
          </span>
        );
      })}
      {page < pages ? go(page + 1, right, uiTexts.nextPage) : off(right, 'last')}
    </nav>
  );
}
