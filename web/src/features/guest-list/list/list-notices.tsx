import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { BranchView, FamilyView, SendQueue } from '@serikad/shared/guest-list/family.types';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Notice } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { guestSendTexts as sendTexts } from '../../../i18n/guest-send.js';
import type { QueueOnPage } from '../model/use-sent-question.js';
import * as css from '../guest-list.module.css';

interface Props {
  /** The invitation that lacks the couple's names; `null` when they are there. */
  nameless: string | null;
  /** How many changes wait for a connection, and why; nothing while all goes well. */
  waiting: { count: number; reason: string } | null;
  onRetry: () => void;
  /** Queues that were begun here or on another phone. */
  unfinished: readonly QueueOnPage[];
  onGoOn: (queue: SendQueue) => void;
  onEnd: (queue: SendQueue) => void;
}

/** What keeps the couple from sending, or their changes from the server; and what they can go on with. */
export function ListNotices({ nameless, waiting, onRetry, unfinished, onGoOn, onEnd }: Props) {
  return (
    <div className={css.notices}>
      {waiting && (
        <Notice
          tone="warn"
          icon="offline"
          role="status"
          title={t.waitingTitle(waiting.count)}
          actions={
            <Button variant="second" size="sm" icon="retry" onClick={onRetry}>
              {t.tryAgain}
            </Button>
          }
        >
          {waiting.reason} {t.waitingText}
        </Notice>
      )}
      {nameless === null &&
        unfinished.map(({ queue, sent, skipped, left, position, all }) => (
          <Notice
            key={queue.key}
            icon="send"
            title={`${sendTexts.sendTitles[queue.kind]}: ${sendTexts.position(position, all)}`}
            actions={
              <>
                <Button variant="second" size="sm" onClick={() => onGoOn(queue)}>
                  {sendTexts.goOn}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => onEnd(queue)}>
                  {sendTexts.endQueue}
                </Button>
              </>
            }
          >
            {sendTexts.queue(sent, skipped.length, left.length)}
          </Notice>
        ))}
      {nameless !== null && (
        <Notice
          title={t.namesFirst}
          actions={
            <ButtonLink variant="second" size="sm" to={paths.editorSection(nameless, 'names')}>
              {t.fillNames}
            </ButtonLink>
          }
        >
          {t.namesFirstText}
        </Notice>
      )}
    </div>
  );
}

interface FamilyNoticesProps {
  /** Groups of families that may be one, without those that the couple left. */
  duplicates: readonly (readonly FamilyView[])[];
  branches: readonly BranchView[];
  onReview: () => void;
  onLeave: () => void;
  onQuota: (branch: BranchView) => void;
}

/** What the couple should know of their families: duplicates, and branches over their quota. */
export function FamilyNotices({ duplicates, branches, onReview, onLeave, onQuota }: FamilyNoticesProps) {
  const [first, second] = duplicates[0] ?? [];
  return (
    <div className={classNames(css.notices, css.familyNotices)}>
      {first && second && (
        <Notice
          tone="warn"
          icon="users"
          title={t.duplicates(duplicates.flat().length)}
          actions={
            <>
              <Button variant="second" size="sm" onClick={onReview}>
                {t.review}
              </Button>
              <Button variant="ghost" size="sm" onClick={onLeave}>
                {t.leave}
              </Button>
            </>
          }
        >
          <span className={css.noticeText}>{t.duplicatesText(titleOf(first), titleOf(second))}</span>
        </Notice>
      )}
      {branches.map((branch) => {
        const { id, name, seats, quota } = branch;
        if (quota === null || seats <= quota) return null;
        return (
          <Notice
            key={id}
            tone="bad"
            title={t.overTitle(name || t.own, seats, quota)}
            actions={
              <Button variant="second" size="sm" onClick={() => onQuota(branch)}>
                {t.editQuota}
              </Button>
            }
          >
            <span className={css.noticeText}>{t.overText(seats - quota)}</span>
          </Notice>
        );
      })}
    </div>
  );
}
