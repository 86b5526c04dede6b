import type { BranchView, FamilyView, GuestList, MessageKind } from '@serikad/shared/guest-list/family.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { isLimited } from '@serikad/shared/rsvp/seats';
import { useDeferredValue, useMemo, useState } from 'react';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { useToast } from '../../../components/ui/toast.js';
import { linkDialogTexts as linkTexts } from '../../../i18n/guest-links.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { copyText } from '../../../platform/copy-text.js';
import { messageTo } from '../model/message.js';
import { countOf } from '../model/outbox.js';
import { NO_QUEUE, sendable, startQueue } from '../model/send-queue.js';
import {
  ALL_BRANCHES,
  ALL_SESSIONS,
  filterCounts,
  foundFamilies,
  matchesFilter,
  nearestTo,
  type Shown,
} from '../model/shown-families.js';
import { useAdding } from '../model/use-adding.js';
import { useFollowUp } from '../model/use-follow-up.js';
import { usePart } from '../model/use-part.js';
import { useKept } from '../model/use-kept.js';
import { useListData } from '../model/use-list-data.js';
import { useRemoval } from '../model/use-removal.js';
import { useSelection } from '../model/use-selection.js';
import { useSending } from '../model/use-sending.js';
import { useFamilyChanges, type Invited, type Move } from '../mutations/use-family-changes.js';
import { useOutbox } from '../mutations/use-outbox.js';
import { DoorCard } from '../door/door-card.js';
import { ImportEntry } from '../import/import-entry.js';
import { LinkDialogs } from '../links/link-dialogs.js';
import { AddRow } from './add-row.js';
import { BranchDialogs } from './branch-dialogs.js';
import { BranchTabs } from './branch-tabs.js';
import { EmptyList } from './empty-list.js';
import { BulkBar } from './bulk-bar.js';
import { ClosingLine } from './closing-line.js';
import { FamilyDialogs, type OpenDialog } from './family-dialogs.js';
import { FamilyList } from './family-list.js';
import type { RowActions } from './family-row.js';
import { FamilyNotices, ListNotices } from './list-notices.js';
import { FollowUpView } from './follow-up-view.js';
import { partChoices } from './part-choices.js';
import { ListTools } from './list-tools.js';
import { NoFamilies } from './no-families.js';
import { Sessions } from './sessions.js';
import { SendView } from './send-view.js';
import { SentQuestion } from './sent-question.js';
import { TotalsStrip } from './totals-strip.js';
import { UndoBar } from './undo-bar.js';
import { WaitingFamilies } from './waiting-families.js';
import * as css from '../guest-list.module.css';

const CLOSED = { isOpen: false };

const EVERYTHING: Required<Shown> = {
  branch: ALL_BRANCHES,
  session: ALL_SESSIONS,
  filter: 'all',
  sort: 'newest',
  query: '',
};

/** The guest list: its figures, its families, and all that is done with them. */
export function GuestListView({ list, invitation }: { list: GuestList; invitation: InvitationView }) {
  const { families } = list;
  const invitationId = invitation._id;
  const toast = useToast();
  const dialogs = useDialogs();
  const [now] = useState(() => Date.now());
  const [shown, setShown] = useState(EVERYTHING);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [linkDialog, setLinkDialog] = useState<string | null>(null);
  const [branchDialog, setBranchDialog] = useState<BranchView | 'new' | null>(null);
  const data = useListData(list, invitation);
  const { occasion, branchName, options, canSend } = data;
  const [importing, keepImporting] = useKept(`guest-list-import-open:${invitationId}`, CLOSED);
  const changes = useFamilyChanges(invitationId);
  const adding = useAdding(invitationId, families.length);
  const outbox = useOutbox(invitationId, {
    onStored: adding.onStored,
    onMarkRefused: (error) => dialogs.showError(error),
  });
  const sending = useSending(invitationId, families, outbox, changes);
  const removal = useRemoval(changes);
  const { part, showPart } = usePart(families.length > 0);
  const { groups, due } = useFollowUp(families, outbox.outbox, list.closesOn, now);
  const selection = useSelection(families);

  // Typing a search goes before showing what it finds.
  const query = useDeferredValue(shown.query);
  const { branch, session, sort } = shown;
  const found = useMemo(
    () => foundFamilies(families, { branch, session, sort, query }),
    [families, branch, session, sort, query],
  );
  const counts = useMemo(() => filterCounts(found, data.duplicateIds), [found, data.duplicateIds]);
  const rows = useMemo(
    () => found.filter((family) => matchesFilter(family, shown.filter, data.duplicateIds)),
    [found, shown.filter, data.duplicateIds],
  );
  const many = sendable(found, shown.filter);
  const change = (next: Partial<Shown>) => setShown((before) => ({ ...before, ...next }));
  const { ask } = sending;
  const on = useMemo<RowActions>(
    () => ({
      openMenu: ({ id }) => setDialog({ kind: 'menu', id }),
      select: selection.select,
      sending: ask,
      copy: (family, kind) => {
        void copyText(messageTo(family, kind, occasion)).then((done) => {
          toast(done ? t.textCopied : t.copyFailed, done ? 'ok' : 'bad');
          if (done) ask(family, kind);
        });
      },
    }),
    [selection.select, ask, occasion, toast],
  );
  const startSending = (to: readonly FamilyView[], kind: MessageKind) => {
    selection.end();
    sending.setQueue(startQueue(to, kind));
  };
  const moveSelected = async (move: Move) => {
    const ids = selection.selected.map(({ id }) => id);
    await changes.move(ids, move);
    toast(move.branch === undefined ? t.seatsSet(ids.length) : t.moved(ids.length, branchName(move.branch)));
    selection.end();
  };
  const inviteSelected = async (sessions: Invited) => {
    const ids = selection.selected.map(({ id }) => id);
    await changes.invite(ids, sessions);
    toast(t.invitedSet(ids.length));
    selection.end();
  };
  const openImport = () => keepImporting({ isOpen: true });
  const waiting = countOf(outbox.outbox);
  const isEmpty = families.length === 0 && outbox.outbox.families.length === 0;

  return (
    <>
      <h2 className="sr">{t.title}</h2>
      <div className={css.top}>
        {isEmpty ? (
          <ClosingLine invitationId={invitationId} closesOn={list.closesOn} now={now} />
        ) : (
          <SegmentedControl label={t.title} value={part} choices={partChoices(due)} onChange={showPart} />
        )}
        <div className={css.topAct}>
          {canSend && many.families.length > 0 && (
            <Button
              variant="second"
              icon={many.kind === 'invitation' ? 'send' : 'bell'}
              onClick={() => startSending(many.families, many.kind)}
            >
              {many.kind === 'invitation' ? t.send : t.remind}
              <span className="num">{many.families.length}</span>
            </Button>
          )}
          {!isEmpty && (
            <Button variant="second" icon="share" aria-haspopup="dialog" onClick={() => setLinkDialog('caterer')}>
              {linkTexts.catererOpen}
            </Button>
          )}
          {!isEmpty && (
            <Button variant="second" icon="upload" onClick={openImport}>
              {t.importList}
            </Button>
          )}
          {!isEmpty && (
            <Button icon="plus" onClick={() => adding.open(shown.branch)}>
              {t.add}
            </Button>
          )}
        </div>
      </div>
      <ListNotices
        nameless={canSend ? null : invitationId}
        waiting={outbox.failure !== undefined && waiting > 0 ? { count: waiting, reason: outbox.failure } : null}
        onRetry={outbox.retry}
      />
      {part === 'follow-up' && (
        <FollowUpView
          {...{ invitationId, families, groups, occasion, canSend, now, branchName, on, startSending }}
          totals={data.totals}
        />
      )}
      {!isEmpty && part === 'list' && (
        <>
          <ClosingLine invitationId={invitationId} closesOn={list.closesOn} now={now} />
          <TotalsStrip totals={data.totals} limit={invitation.totalAttendanceLimit} />
          <DoorCard
            {...{ invitationId, families, occasion, now }}
            sessions={list.sessions}
            sessionOptions={data.sessionOptions}
            totals={data.totals}
          />
          <BranchTabs
            branches={data.branches}
            seats={data.totals.seats}
            limit={isLimited(invitation.totalAttendanceLimit) ? invitation.totalAttendanceLimit : null}
            current={shown.branch}
            onChoose={(branch) => change({ branch })}
            onAdd={() => setBranchDialog('new')}
            onEdit={setBranchDialog}
            onLink={({ id }) => setLinkDialog(id)}
          />
          <Sessions
            {...{ list, invitation }}
            totals={data.totals}
            nameOf={data.sessionName}
            current={shown.session}
            onChoose={(next) => change({ session: next })}
          />
          <FamilyNotices
            duplicates={shown.filter === 'duplicates' ? [] : data.duplicates}
            branches={data.branches}
            onReview={() => change({ ...EVERYTHING, filter: 'duplicates', sort: 'name' })}
            onLeave={data.leaveDuplicates}
            onQuota={setBranchDialog}
          />
          <ListTools shown={shown} counts={counts} onChange={change} />
          <div className={css.countLine}>
            <b className="num">{t.familyCount(rows.length)}</b>
            <Button variant="ghost" onClick={selection.selecting ? selection.end : selection.begin}>
              {selection.selecting ? t.done : t.select}
            </Button>
          </div>
        </>
      )}
      {(adding.row || outbox.outbox.families.length > 0) && (
        <section className={css.adding}>
          {adding.row && (
            <AddRow
              key={adding.row.times}
              invitationId={invitationId}
              start={adding.row.start}
              branches={options}
              message={adding.message}
              add={outbox.add}
              onClose={adding.close}
            />
          )}
          <WaitingFamilies
            families={outbox.outbox.families}
            branchName={branchName}
            isStuck={outbox.failure !== undefined}
            onFix={(entry) => adding.fix(entry) && outbox.discard(entry.key)}
            onDiscard={outbox.discard}
          />
        </section>
      )}
      {isEmpty && !adding.row && <EmptyList onAdd={() => adding.open(shown.branch)} onImport={openImport} />}
      {families.length > 0 &&
        part === 'list' &&
        (rows.length > 0 ? (
          <FamilyList
            families={rows}
            {...{ branchName, occasion, canSend, now, on }}
            selected={selection.ids}
            selecting={selection.selecting}
            newest={adding.marked}
            onSelectAll={(all) => selection.selectAll(rows, all)}
          />
        ) : (
          <NoFamilies
            query={query}
            nearest={query === '' ? undefined : nearestTo(families, query)}
            onNearest={(family) => change({ ...EVERYTHING, query: family.name })}
            onAdd={() => {
              adding.open(shown.branch, query.trim());
              change({ query: '' });
            }}
          />
        ))}
      <div className={css.bars}>
        {removal.removed && (
          <UndoBar
            key={removal.removed.ids.join()}
            text={removal.removed.text}
            onUndo={() => void removal.undo()}
            onGone={removal.forget}
          />
        )}
        {selection.isOpen && (
          <BulkBar
            count={selection.selected.length}
            branches={options}
            canSend={canSend}
            move={moveSelected}
            sessions={data.sessionOptions}
            invite={inviteSelected}
            onRemove={() => {
              void removal.remove(selection.selected);
              selection.end();
            }}
            onSend={() => startSending(selection.selected, 'invitation')}
            onClose={selection.end}
          />
        )}
        {sending.question && (
          <SentQuestion
            key={sending.question.family.id}
            {...sending.question}
            occasion={occasion}
            onYes={() => sending.answer(true)}
            onNo={() => sending.answer(false)}
          />
        )}
      </div>
      <FamilyDialogs
        open={dialog}
        onOpen={setDialog}
        families={families}
        branches={options}
        sessions={data.sessionOptions}
        {...{ occasion, canSend, now, changes }}
        sending={ask}
        markUnsent={sending.markUnsent}
        remove={(gone) => void removal.remove(gone)}
      />
      <BranchDialogs
        invitationId={invitationId}
        open={branchDialog}
        onClose={() => setBranchDialog(null)}
        onCreated={(branch) => change({ branch })}
        onDeleted={() => change({ branch: ALL_BRANCHES })}
      />
      <LinkDialogs
        invitationId={invitationId}
        origin={occasion.origin}
        branches={data.branches}
        caterer={{ link: list.catererLink, branches: list.catererBranches }}
        open={linkDialog}
        onClose={() => setLinkDialog(null)}
      />
      <ImportEntry
        isOpen={importing.isOpen}
        {...{ invitationId, list, branchName, changes }}
        branches={data.branches}
        sessions={data.sessionOptions}
        onClose={() => keepImporting(CLOSED)}
        onSend={canSend ? () => startSending(sendable(families, 'all').families, 'invitation') : undefined}
      />
      <SendView
        invitationId={invitationId}
        queue={sending.queue}
        families={families}
        occasion={occasion}
        branchName={branchName}
        onChange={sending.setQueue}
        mark={sending.markSent}
        setLanguage={(family, language) => void sending.setLanguage(family, language)}
        saveTemplate={async (fields) => {
          await changes.saveTemplate(fields);
          toast(t.templateSaved);
        }}
        onClose={() => sending.setQueue(NO_QUEUE)}
      />
    </>
  );
}
