import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';

/** A list without families: the ways to the first one. */
export function EmptyList({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <section className="card">
      <EmptyState
        icon="users"
        title={t.emptyTitle}
        heading="p"
        actions={
          <>
            <Button size="lg" icon="plus" onClick={onAdd}>
              {t.addFirst}
            </Button>
            <Button variant="second" size="lg" icon="upload" onClick={onImport}>
              {t.importList}
            </Button>
          </>
        }
      >
        {t.emptyText}
      </EmptyState>
    </section>
  );
}
