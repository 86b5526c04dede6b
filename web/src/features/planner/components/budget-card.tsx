import type { ListItem } from '@serikad/shared/lists/list.types';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Price } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { groupsOf, sumsOf } from '../model/budget.js';
import { grouped, ringgit } from '@serikad/shared/payments/ringgit';
import { categoryName } from '../model/shop-categories.js';
import * as sumsCss from '../../../components/sums.module.css';
import * as css from '../planner.module.css';

/** What the selected entries come to, and where there is still to pay. */
export function BudgetCard({ items }: { items: readonly ListItem[] }) {
  const { budget, paid, balance } = sumsOf(items);
  const owing = groupsOf(items, 'added')
    .map((group) => ({ ...group, balance: sumsOf(group.items).balance }))
    .filter((group) => group.balance > 0);
  return (
    <aside className={css.plannerBudget} aria-label={t.budgetLabel}>
      <div className="card card--lift card__pad">
        <p className="xs soft">{t.balance}</p>
        <Price amount={grouped(balance)} className={css.plannerBalance} />
        <progress
          className={classNames(css.meter, css.meterTall)}
          max={Math.max(1, budget)}
          value={Math.max(0, budget - balance)}
          aria-hidden="true"
        />
        <p className="row row--between xs soft num">
          <span>{t.paidSum(ringgit(paid))}</span>
          <span>{t.budgetSum(ringgit(budget))}</span>
        </p>
        {owing.length > 0 ? (
          <dl className={classNames(sumsCss.sums, css.plannerOwing)}>
            {owing.map(({ name, balance: left }) => (
              <div key={name}>
                <dt>{name === '' ? t.noCategory : categoryName(name)}</dt>
                <dd>{ringgit(left)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          budget > 0 && <p className={classNames('sm green', css.plannerOwing)}>{t.settled}</p>
        )}
        <p className={classNames('xs soft row', css.plannerRule)}>
          <Icon name="bookmark" className={css.plannerMarked} />
          {t.budgetRule}
        </p>
      </div>
    </aside>
  );
}
