import { classNames } from '../../../components/ui/class-names.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { sumsOf, type Group } from '../model/budget.js';
import { grouped, ringgit } from '@serikad/shared/payments/ringgit';
import { categoryName } from '../model/shop-categories.js';
import { EntryRow } from './entry-row.js';
import type { Actions } from '../mutations/use-actions.js';
import type { OpenDialog } from './entry-dialogs.js';
import * as css from '../planner.module.css';

/** The entries of one category, with what is paid of those that count. */
export function EntryGroup({
  group: { name, items },
  ...row
}: {
  group: Group;
  toggle: Actions['toggle'];
  onOpen: (dialog: OpenDialog) => void;
}) {
  const { paid, budget } = sumsOf(items);
  return (
    <section className={classNames('card', css.entryGroup)}>
      <div className="card__head">
        <h2 className="h-card">{name === '' ? t.noCategory : categoryName(name)}</h2>
        <span className="sm soft num nowrap">
          <span aria-hidden="true">{t.ofBudget(ringgit(paid), grouped(budget))}</span>
          <span className="sr">{t.ofBudgetLabel(ringgit(paid), ringgit(budget))}</span>
        </span>
      </div>
      <ul className="divide">
        {items.map((item) => (
          <EntryRow key={item._id} item={item} {...row} />
        ))}
      </ul>
    </section>
  );
}
