import type { VisitsOfPage } from '@serikad/shared/visitors/visits';
import { figuresTexts as t, PAGE_NAMES } from '../../../i18n/admin/figures.js';
import * as css from './figures.module.css';

export function PagesCard({ pages }: { pages: readonly VisitsOfPage[] }) {
  const most = pages[0]?.visits ?? 1;
  return (
    <section className="card card__pad">
      <h2 className="h-card">{t.pages}</h2>
      {pages.length === 0 ? (
        <p className="sm soft">{t.noVisitors}</p>
      ) : (
        <ol className={css.pages}>
          {pages.map(({ page, visits }) => (
            <li key={page}>
              <span className="sm">{PAGE_NAMES[page]}</span>
              <span className="sm num b">
                <span aria-hidden="true">{visits.toLocaleString('en-MY')}</span>
                <span className="sr">{t.visits(visits)}</span>
              </span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="8" />
                <rect className={css.pagesShare} width={(visits / most) * 100} height="8" />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
