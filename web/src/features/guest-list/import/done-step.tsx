import { UNDO_MINUTES } from '@serikad/shared/guest-list/import/import.types';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState, Notice } from '../../../components/ui/states.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import type { Stored } from './import-draft.js';
import type { Import } from './use-import.js';
import * as css from './import.module.css';

const UNDO_SECONDS = UNDO_MINUTES * 60;

interface Props {
  work: Import;
  stored: Stored;
  branchName: (id: string) => string;
  onList: () => void;
  onSend: (() => void) | undefined;
}

/** Step 3: what was added, and ten minutes to undo all of it. */
export function DoneStep({ work, stored, branchName, onList, onSend }: Props) {
  const { families, seats, branch, merges, at, id } = stored;
  const left = useSecondsLeft(at);
  return (
    <div className={css.body}>
      {id !== '' && left > 0 && (
        <div className={css.undo}>
          <div>
            <p role="status">{t.added(families, branchName(branch))}</p>
            <small className="num">{t.undoFor(Math.floor(left / 60), left % 60)}</small>
          </div>
          <Button variant="ghost" icon="undo" busy={work.isUndoing} onClick={work.undo}>
            {t.undo}
          </Button>
          <progress max={UNDO_SECONDS} value={left} aria-hidden="true" />
        </div>
      )}
      {work.failure !== undefined && merges.length === 0 && (
        <Notice tone="bad" role="alert" title={t.undoFailed}>
          {work.failure}
        </Notice>
      )}
      {merges.length > 0 && !work.isSending && (
        <Notice
          tone="bad"
          role="alert"
          title={t.mergesLeft(merges.length)}
          actions={
            <Button size="sm" busy={work.isMerging} onClick={work.mergeAgain}>
              {t.tryAgain}
            </Button>
          }
        >
          {work.failure}
        </Notice>
      )}
      <EmptyState
        icon="check"
        heading="h3"
        title={id === '' ? t.merged : t.doneTitle(families, seats)}
        actions={
          <>
            {onSend && id !== '' && (
              <Button size="lg" icon="chat" onClick={onSend}>
                {t.startSending}
              </Button>
            )}
            <Button variant="second" size="lg" onClick={onList}>
              {t.seeList}
            </Button>
            <Button variant="ghost" onClick={work.restart}>
              {t.again}
            </Button>
          </>
        }
      >
        {t.doneText}
      </EmptyState>
    </div>
  );
}

/** How long it can be undone, counted down. */
function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(UNDO_SECONDS - (now - at) / 1000));
}
