import { useEffect, useRef } from 'react';
import type { GuestListPage } from '../model/use-guest-list-page.js';
import { AddRow } from './add-row.js';
import { WaitingFamilies } from './waiting-families.js';
import * as css from '../guest-list.module.css';

interface Props {
  page: Pick<GuestListPage, 'invitationId' | 'families' | 'data' | 'adding' | 'outbox' | 'isEmpty'>;
}

/** The row for new families, and those that wait for a connection. */
export function ListAdding({ page: { invitationId, families: stored, data, adding, outbox, isEmpty } }: Props) {
  const { row } = adding;
  const { families } = outbox.outbox;
  const section = useRef<HTMLElement>(null);
  const hasStored = stored.length > 0;
  // The figures that come with the first family push the row down, on a phone out of the window. After layout effects:
  // in one of them the list of families scrolls back to where the window was when it was rendered.
  useEffect(() => {
    const { activeElement } = document;
    if (!isEmpty && section.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'center' });
  }, [isEmpty, hasStored]);
  if (!row && families.length === 0) return null;
  return (
    <section className={css.adding} ref={section}>
      {row && (
        <AddRow
          key={row.times}
          invitationId={invitationId}
          start={row.start}
          branches={data.options}
          sessions={data.sessionOptions}
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
