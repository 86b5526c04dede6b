import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import * as css from '../guest-list.module.css';

/** In place of the rows where search and filter leave none. */
export function NoFamilies({
  query,
  nearest,
  onNearest,
  onAdd,
}: {
  query: string;
  nearest: FamilyView | undefined;
  onNearest: (family: FamilyView) => void;
  onAdd: () => void;
}) {
  return (
    <section className="card">
      {query.trim() === '' ? (
        <p className={css.none} role="status">
          {t.noneInFilter}
        </p>
      ) : (
        <EmptyState
          icon="search"
          title={t.noMatches(query.trim())}
          heading="p"
          actions={
            <>
              {nearest && (
                <Button variant="ghost" className={css.nearest} onClick={() => onNearest(nearest)}>
                  {t.nearest(titleOf(nearest))}
                </Button>
              )}
              <Button variant="second" icon="plus" onClick={onAdd}>
                {t.addAsNew}
              </Button>
            </>
          }
        />
      )}
    </section>
  );
}
