import type { GuestList } from '@serikad/shared/guest-list/family.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { countOf } from '../model/outbox.js';
import { useGuestListPage } from '../model/use-guest-list-page.js';
import { EmptyList } from './empty-list.js';
import { FollowUpView } from '../follow-up/follow-up-view.js';
import { ListAdding } from './list-adding.js';
import { ListBars } from './list-bars.js';
import { ListDialogs } from './list-dialogs.js';
import { ListHead } from './list-head.js';
import { ListNotices } from './list-notices.js';
import { ListOverview } from './list-overview.js';
import { ListRows } from './list-rows.js';

/** The guest list: its figures, its families, and all that is done with them. */
export function GuestListView({ list, invitation }: { list: GuestList; invitation: InvitationView }) {
  const page = useGuestListPage(list, invitation);
  const { invitationId, families, now, on, startSending, data, adding, outbox, sending, part, isEmpty } = page;
  const { occasion, branchName, canSend, totals, sessionOptions: sessions } = data;
  const waiting = countOf(outbox.outbox);
  return (
    <>
      <h2 className="sr">{t.title}</h2>
      <ListHead page={page} />
      <ListNotices
        nameless={canSend ? null : invitationId}
        waiting={outbox.failure !== undefined && waiting > 0 ? { count: waiting, reason: outbox.failure } : null}
        onRetry={outbox.retry}
        unfinished={sending.unfinished}
        onGoOn={sending.goOn}
        onEnd={sending.end}
      />
      {part === 'follow-up' && (
        <FollowUpView
          {...{ invitationId, families, occasion, canSend, now, branchName, on, startSending, totals, sessions }}
          groups={page.followUp.groups}
        />
      )}
      {!isEmpty && part === 'list' && <ListOverview page={page} />}
      <ListAdding page={page} />
      {isEmpty && !adding.row && (
        <EmptyList onAdd={() => adding.open(page.view.shown.branch)} onImport={() => page.showImport(true)} />
      )}
      {families.length > 0 && part === 'list' && <ListRows page={page} />}
      <ListBars page={page} />
      <ListDialogs page={page} />
    </>
  );
}
