import type { BranchView, GuestList } from '@serikad/shared/guest-list/family.types';
import { UNDO_MINUTES } from '@serikad/shared/guest-list/import/import.types';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { Notice } from '../../../components/ui/states.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import { CheckStep } from './check-step.js';
import { DoneStep } from './done-step.js';
import { EnterStep } from './enter-step.js';
import { useImport } from './use-import.js';
import { useTopOfStep } from './use-top-of-step.js';
import * as css from './import.module.css';

export interface ImportProps {
  invitationId: string;
  list: GuestList;
  branches: readonly BranchView[];
  branchName: (id: string) => string;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  changes: FamilyChanges;
  onClose: () => void;
  /** To the list, with those who were added in sight. */
  onList: () => void;
  /** Sending to those who were not sent to; absent: it is not possible yet. */
  onSend: (() => void) | undefined;
}

const STEPS = ['enter', 'check', 'done'] as const;

/** Many families at once, in three steps: entering them, checking what was understood, and undoing. */
export function ImportView({ invitationId, list, branches, branchName, sessions, ...props }: ImportProps) {
  const { changes, onClose, onList, onSend } = props;
  const work = useImport(invitationId, changes);
  const { draft } = work;
  const [openedAt] = useState(() => Date.now());
  const { stored } = draft;
  const isDone = stored !== null && (stored.merges.length > 0 || openedAt - stored.at < UNDO_MINUTES * 60_000);
  const now = isDone ? 'done' : draft.step;
  const top = useTopOfStep(draft.sending ? 'sending' : now);
  const leave = () => {
    if (isDone) work.forgetText();
    onClose();
  };
  const send = () => {
    leave();
    onSend?.();
  };
  const seeList = () => {
    leave();
    onList();
  };
  const families = draft.sending?.families ?? 0;
  return (
    <Dialog open onClose={leave} title={t.title} size="full" bare keepOnBackdrop>
      <div className={css.view} ref={top}>
        <header className={css.head}>
          <IconButton icon="arrow-left" label={t.backToList} onClick={leave} />
          <h3 className={css.title}>{t.title}</h3>
        </header>
        <ol className={css.steps} aria-label={t.stepsLabel}>
          {STEPS.map((step, at) => (
            <li
              key={step}
              data-done={at < STEPS.indexOf(now) || undefined}
              aria-current={step === now ? 'step' : undefined}
            >
              {t.steps[step]}
            </li>
          ))}
        </ol>
        {draft.sending ? (
          <div className={css.body}>
            {work.isSending ? (
              <p className={css.working} role="status">
                <Spinner /> {t.adding(families)}
              </p>
            ) : (
              <Notice
                tone="bad"
                role="alert"
                title={t.unanswered}
                actions={
                  <Button size="sm" onClick={work.retry}>
                    {t.tryAgain}
                  </Button>
                }
              >
                {work.failure} {t.unansweredText}
              </Notice>
            )}
          </div>
        ) : isDone ? (
          <DoneStep work={work} stored={stored} branchName={branchName} onList={seeList} onSend={onSend && send} />
        ) : draft.step === 'enter' ? (
          <EnterStep {...{ invitationId, work, branches, branchName, sessions }} />
        ) : (
          <CheckStep invitationId={invitationId} work={work} list={list} branches={branches} branchName={branchName} />
        )}
      </div>
    </Dialog>
  );
}
