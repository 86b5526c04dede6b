import { isLimited } from '@serikad/shared/rsvp/seats';
import { Button } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { DoorCard } from '../door/door-card.js';
import type { GuestListPage } from '../model/use-guest-list-page.js';
import { EVERYTHING } from '../model/use-shown.js';
import { BranchTabs } from './branch-tabs.js';
import { ClosingLine } from './closing-line.js';
import { FamilyNotices } from './list-notices.js';
import { ListTools } from './list-tools.js';
import { Sessions } from '../sessions/sessions.js';
import { TotalsStrip } from './totals-strip.js';
import * as css from '../guest-list.module.css';

/** The figures of the list, and the choice of what is shown of it. */
export function ListOverview({ page }: { page: GuestListPage }) {
  const { list, invitation, invitationId, families, now, data, selection, view } = page;
  const { shown, change, rows, counts } = view;
  const { totals, branches } = data;
  const limit = invitation.totalAttendanceLimit;
  return (
    <>
      <ClosingLine invitationId={invitationId} closesOn={list.closesOn} now={now} />
      <TotalsStrip totals={totals} limit={limit} />
      <BranchTabs
        branches={branches}
        seats={totals.seats}
        limit={isLimited(limit) ? limit : null}
        current={shown.branch}
        onChoose={(branch) => change({ branch })}
        onAdd={() => page.setBranchDialog('new')}
        onEdit={page.setBranchDialog}
        onLink={({ id }) => page.setLinkDialog(id)}
      />
      <div className={css.setUp}>
        <DoorCard
          {...{ invitationId, families, totals, now }}
          occasion={data.occasion}
          sessions={list.sessions}
          sessionOptions={data.sessionOptions}
        />
        <Sessions
          {...{ list, invitation, totals }}
          nameOf={data.sessionName}
          current={shown.session}
          onChoose={(session) => change({ session })}
        />
      </div>
      <FamilyNotices
        duplicates={shown.filter === 'duplicates' ? [] : data.duplicates}
        branches={branches}
        onReview={() => change({ ...EVERYTHING, filter: 'duplicates', sort: 'name' })}
        onLeave={data.leaveDuplicates}
        onQuota={page.setBranchDialog}
      />
      <ListTools shown={shown} counts={counts} onChange={change}>
        <Button
          variant="ghost"
          className={css.selectMode}
          onClick={selection.selecting ? selection.end : selection.begin}
        >
          {selection.selecting ? t.done : t.select}
        </Button>
      </ListTools>
      <b className={css.count}>{t.familyCount(rows.length)}</b>
    </>
  );
}
