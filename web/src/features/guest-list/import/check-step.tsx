import type { BranchView, GuestList } from '@serikad/shared/guest-list/family.types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Notice, Skeleton, LoadingRegion } from '../../../components/ui/states.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { errorMessage } from '../../../lib/api-error.js';
import { BadRows } from './bad-rows.js';
import { CommitFoot } from './commit-foot.js';
import { DuplicateRows } from './duplicate-rows.js';
import { correctedRows, planOf, type Choice, type Correction } from './import-plan.js';
import { importPreviewQuery } from '../queries/import-preview.js';
import { RowsTable } from './rows-table.js';
import type { Import } from './use-import.js';
import * as css from './import.module.css';

interface Props {
  invitationId: string;
  work: Import;
  list: GuestList;
  branches: readonly BranchView[];
  branchName: (id: string) => string;
}

/** Step 2: what was understood, what the list has already, and what cannot be added. Nothing is stored yet. */
export function CheckStep({ invitationId, work, list, branches, branchName }: Props) {
  const { draft, change } = work;
  const { families } = list;
  const preview = useQuery(importPreviewQuery(invitationId, draft));
  const rows = preview.data?.rows;
  const { corrections, seats, choices } = draft;
  const corrected = useMemo(
    () => correctedRows(rows ?? [], corrections, seats, families),
    [rows, corrections, seats, families],
  );
  const plan = useMemo(() => planOf(corrected, choices, families), [corrected, choices, families]);

  if (!preview.data) {
    return (
      <div className={css.body}>
        {preview.error ? (
          <Notice
            tone="bad"
            role="alert"
            title={t.unread}
            actions={
              <>
                <Button size="sm" onClick={() => void preview.refetch()}>
                  {t.tryAgain}
                </Button>
                <Button size="sm" variant="ghost" onClick={work.back}>
                  {t.back}
                </Button>
              </>
            }
          >
            {errorMessage(preview.error)}
          </Notice>
        ) : (
          <LoadingRegion>
            <Skeleton height="6rem" />
            <Skeleton height="20rem" />
          </LoadingRegion>
        )}
      </div>
    );
  }

  const correct = (correction: Correction) =>
    change({ corrections: [...corrections.filter(({ row }) => row !== correction.row), correction] });
  const choose = (choice: Choice) => change({ choices: [...choices.filter(({ row }) => row !== choice.row), choice] });
  const branch = branches.find(({ id }) => id === draft.branch);
  const over = branch?.quota === null || !branch ? 0 : branch.seats + plan.seats - branch.quota;
  const { columns, head } = preview.data;
  return (
    <>
      <div className={css.body}>
        <dl className={css.figures}>
          <Figure label={t.figures.ready} value={plan.additions.length} tone="ok" />
          <Figure label={t.figures.duplicates} value={plan.duplicates.length} />
          <Figure label={t.figures.bad} value={plan.bad.length} tone={plan.bad.length > 0 ? 'bad' : undefined} />
          <Figure label={t.figures.seats} value={plan.seats} />
        </dl>
        {over > 0 && (
          <Notice tone="warn" icon="users" title={t.overQuota(branchName(draft.branch), over)}>
            {t.overQuotaText}
          </Notice>
        )}
        <RowsTable
          rows={corrected}
          columns={columns}
          head={head}
          isTable={draft.way === 'file' && draft.file.format === 'csv'}
          seats={seats}
          isBusy={preview.isFetching}
          // Other columns are other rows: what was decided about those is about other values.
          onColumns={(next) => change({ columns: next, corrections: [], choices: [] })}
        />
        {plan.duplicates.length > 0 && (
          <DuplicateRows duplicates={plan.duplicates} branchName={branchName} onChoose={choose} />
        )}
        {plan.bad.length > 0 && <BadRows rows={plan.bad} corrections={corrections} onCorrect={correct} />}
        <div>
          <Button variant="ghost" icon="arrow-left" onClick={work.back}>
            {t.back}
          </Button>
        </div>
      </div>
      <CommitFoot work={work} plan={plan} isBusy={preview.isFetching} />
    </>
  );
}

function Figure({ label, value, tone }: { label: string; value: number; tone?: 'ok' | 'bad' | undefined }) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
