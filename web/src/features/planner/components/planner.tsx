import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Select } from '../../../components/ui/inputs.js';
import { ChipButtons } from '../../../components/ui/navigation.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { hasDraft } from '../../../lib/form/draft.js';
import { listQuery } from '../queries/list.js';
import { categoriesOf, filterItems, FILTERS, groupsOf, SORTS, type Filter, type Sort } from '../model/budget.js';
import { AddCard, addDraftKey } from './add-card.js';
import { BudgetCard } from './budget-card.js';
import { EntryDialogs, type OpenDialog } from './entry-dialogs.js';
import { EntryGroup } from './entry-group.js';
import { PlannerHead } from './planner-head.js';
import { PlannerSkeleton } from './planner-skeleton.js';
import { StatusMessage } from './status-message.js';
import { Suggestions } from './suggestions.js';
import { useActions } from '../mutations/use-actions.js';
import { useListChanges } from '../mutations/use-list.js';
import * as css from '../planner.module.css';

/** A shorter list needs no sorting. */
const SORTED_FROM = 4;

/** A person's checklist: the budget, then the entries. */
export function Planner({ userId }: { userId: string }) {
  const list = useQuery(listQuery(userId));
  const changes = useListChanges(userId);
  const { message, ...actions } = useActions(changes);
  // What was being written when the page was left is open again.
  const [adding, setAdding] = useState(() => hasDraft(addDraftKey(userId)));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [sort, setSort] = useState<Sort>('added');

  const items = list.data ?? [];
  const shown = filterItems(items, filter);
  const region = useFocusKept(shown.map(({ _id }) => _id).join());
  const addButton = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t.add}
    </Button>
  );

  return (
    <div className="wrap main">
      <PlannerHead userId={userId}>{items.length > 0 && !adding && addButton}</PlannerHead>
      {list.data ? (
        <div className={css.plannerBody}>
          {items.length > 0 && <BudgetCard items={items} />}
          <div className={css.plannerMain} ref={region} tabIndex={-1} role="region" aria-label={t.listLabel}>
            {adding && (
              <AddCard
                userId={userId}
                categories={categoriesOf(items)}
                add={actions.add}
                onClose={() => setAdding(false)}
              />
            )}
            {items.length === 0 && !adding && (
              <div className="card">
                <EmptyState icon="checklist" title={t.emptyTitle} actions={addButton}>
                  {t.emptyText}
                </EmptyState>
              </div>
            )}
            {items.length > 0 && (
              <div className={classNames('row row--between row--wrap', css.plannerTools)}>
                <ChipButtons
                  label={t.filterLabel}
                  current={filter}
                  chips={FILTERS.map((value) => ({
                    value,
                    label: `${t.filters[value]} ${filterItems(items, value).length}`,
                  }))}
                  onChange={setFilter}
                />
                {items.length >= SORTED_FROM && (
                  <Select
                    aria-label={t.sortLabel}
                    className={css.plannerSort}
                    value={sort}
                    options={SORTS.map((value) => ({ value, label: t.sorts[value] }))}
                    onChange={setSort}
                  />
                )}
              </div>
            )}
            {groupsOf(shown, sort).map((group) => (
              <EntryGroup key={group.name} group={group} toggle={actions.toggle} onOpen={setDialog} />
            ))}
            {items.length > 0 && shown.length === 0 && (
              <div className="card">
                <EmptyState
                  icon="checklist"
                  title={t.noneShown}
                  actions={
                    <Button variant="second" onClick={() => setFilter('all')}>
                      {t.showAll}
                    </Button>
                  }
                />
              </div>
            )}
            <Suggestions items={items} add={actions.add} say={actions.say} />
            <StatusMessage message={message} onClose={() => actions.say(null)} />
          </div>
        </div>
      ) : list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
      ) : (
        <PlannerSkeleton />
      )}
      <EntryDialogs
        open={dialog}
        onOpen={setDialog}
        categories={categoriesOf(items)}
        change={changes.change}
        actions={actions}
      />
    </div>
  );
}

/**
 * Keeps the keyboard's place: when the row that had the focus leaves the list, the list itself has it.
 * @param rows changes whenever a row comes or goes
 */
function useFocusKept(rows: string) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const left = before.current.length > rows.length;
    before.current = rows;
    if (left && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [rows]);
  return region;
}
