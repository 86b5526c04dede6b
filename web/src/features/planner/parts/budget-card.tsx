import type { ListItem } from '@serikad/shared/lists/list.types';
import { Icon } from '../../../components/ui/icon.js';
import { Price } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { groupsOf, sumsOf } from '../model/budget.js';
import { grouped, ringgit } from '../model/money.js';
import { categoryName } from '../model/shop-categories.js';

/** What the selected entries come to, and where there is still to pay. */
export function BudgetCard({ items }: { items: readonly ListItem[] }) {
  const { budget, paid, balance } = sumsOf(items);
  const owing = groupsOf(items, 'added')
    .map((group) => ({ ...group, balance: sumsOf(group.items).balance }))
    .filter((group) => group.balance > 0);
  return (
    <aside className="planner__budget" aria-label={t.budgetLabel}>
      <div className="card card--lift card__pad">
        <p className="xs soft">{t.balance}</p>
        <Price amount={grouped(balance)} className="planner__balance" />
        <progress
          className="meter meter--tall"
          max={Math.max(1, budget)}
          value={Math.max(0, budget - balance)}
          aria-hidden="true"
        />
        <p className="row row--between xs soft num">
          <span>{t.paidSum(ringgit(paid))}</span>
          <span>{t.budgetSum(ringgit(budget))}</span>
        </p>
        {owing.length > 0 ? (
          <dl className="sums planner__owing">
            {owing.map(({ name, balance: left }) => (
              <div key={name}>
                <dt>{name === '' ? t.noCategory : categoryName(name)}</dt>
                <dd>{ringgit(left)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          budget > 0 && <p className="sm green planner__owing">{t.settled}</p>
        )}
        <p className="xs soft row planner__rule">
          <Icon name="bookmark" className="planner__marked" />
          {t.budgetRule}
        </p>
      </div>
    </aside>
  );
}
