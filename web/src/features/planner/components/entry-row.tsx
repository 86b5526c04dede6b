import type { ListItem } from '@serikad/shared/lists/list.types';
import { classNames } from '../../../components/ui/class-names.js';
import { IconButton } from '../../../components/ui/button.js';
import { Tick } from '../../../components/ui/choices.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { balanceOf } from '../model/budget.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import type { Actions } from '../mutations/use-actions.js';
import type { OpenDialog } from './entry-dialogs.js';
import * as css from '../planner.module.css';

/** One thing to see to: whether it is done, what it costs, what is paid of it, and whether it counts. */
export function EntryRow({
  item,
  toggle,
  onOpen,
}: {
  item: ListItem;
  toggle: Actions['toggle'];
  onOpen: (dialog: OpenDialog) => void;
}) {
  const { title, price, paidAmount, selected, completed, description } = item;
  return (
    <li className={classNames(css.entry, completed && css.entryDone)}>
      <label className={css.entryTick}>
        <Tick
          checked={completed}
          aria-label={t.doneLabel(title)}
          onChange={(checked) => toggle(item, { kind: checked ? 'complete' : 'reopen' })}
        />
      </label>
      <div className={css.entryWhat}>
        <button type="button" className={css.entryTitle} onClick={() => onOpen({ kind: 'edit', item })}>
          {title}
        </button>
        {description !== '' && <p className={classNames('xs soft', css.entryNote)}>{description}</p>}
      </div>
      <div className={css.entryPaid}>
        <p className="xs soft num">{paidText(item)}</p>
        <progress
          className={css.meter}
          max={Math.max(1, price)}
          value={Math.min(paidAmount, price)}
          aria-hidden="true"
        />
      </div>
      <p className={classNames(css.entryPrice, 'num')}>{price > 0 ? ringgit(price) : '–'}</p>
      <div className={css.entryAct}>
        <IconButton
          icon="bookmark"
          label={t.select(title)}
          aria-pressed={selected}
          className={css.entryMark}
          onClick={() => toggle(item, { kind: 'select', selected: !selected })}
        />
        <IconButton
          icon="more"
          label={t.more(title)}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'menu', item })}
        />
      </div>
    </li>
  );
}

function paidText(item: ListItem) {
  if (item.paidAmount === 0) return item.price === 0 ? t.noPrice : t.unpaid;
  if (balanceOf(item) === 0) return <b className="green">{t.paidInFull}</b>;
  return t.paid(ringgit(item.paidAmount));
}
