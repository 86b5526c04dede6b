import type { GuestListPage } from '../model/use-guest-list-page.js';
import { AddRow } from './add-row.js';
import { WaitingFamilies } from './waiting-families.js';
import * as css from '../guest-list.module.css';

/** The row for new families, and those that wait for a connection. */
export function ListAdding({ page: { invitationId, data, adding, outbox } }: { page: GuestListPage }) {
  const { row } = adding;
  const { families } = outbox.outbox;
  if (!row && families.length === 0) return null;
  return (
    <section className={css.adding}>
      {row && (
        <AddRow
          key={row.times}
          invitationId={invitationId}
          start={row.start}
          branches={data.options}
          message={adding.message}
          add={outbox.add}
          onClose={adding.close}
        />
      )}
      <WaitingFamilies
        families={families}
        branchName={data.branchName}
        isStuck={outbox.failure !== undefined}
        onFix={(entry) => adding.fix(entry) && outbox.discard(entry.key)}
        onDiscard={outbox.discard}
      />
    </section>
  );
}
