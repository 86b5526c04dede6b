import type { Funnel, ShopFigures } from '@serikad/shared/admin/figures.types';
import { figuresTexts as t } from '../../../i18n/desk/figures.js';

const STEPS: readonly (keyof Funnel)[] = ['visitors', 'looked', 'began', 'orders', 'paid'];

/** From visitor to payment: how many come to each step, and what share of the visitors that is. */
export function FunnelCard({ figures: { funnel, conversion } }: { figures: ShopFigures }) {
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const shareOf = (count: number) => (funnel.visitors === 0 ? undefined : count / funnel.visitors);
  return (
    <section className="card card__pad">
      <h2 className="h-card">{t.funnel}</h2>
      <p className="desk-fig">{conversion === null ? '–' : t.percent(conversion)}</p>
      <p className="xs soft">{conversion === null ? t.noVisitors : t.conversionHint}</p>
      <ol className="desk-pages">
        {STEPS.map((step) => {
          const share = shareOf(funnel[step]);
          return (
            <li key={step}>
              <span className="sm">{t.steps[step]}</span>
              <span className="sm num">
                <b>{funnel[step].toLocaleString('en-MY')}</b>{' '}
                {share !== undefined && <span className="soft">{t.percent(share)}</span>}
              </span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="8" />
                <rect className="desk-pages__share" width={(funnel[step] / most) * 100} height="8" />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className="xs soft desk-funnel__hint">{t.funnelHint}</p>
    </section>
  );
}
