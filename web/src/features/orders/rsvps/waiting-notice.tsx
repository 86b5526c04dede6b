import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Notice } from '../../../components/ui/states.js';
import { reviewTexts as t } from '../../../i18n/answers.js';
import { useReview } from '../mutations/rsvps.js';
import { withoutRisk } from './reviews.js';
import * as css from '../orders.module.css';

/** How many wishes wait for the couple, and one button for all that have neither a link nor a number. */
export function WaitingNotice({ wishes, invitationId }: { wishes: readonly WishView[]; invitationId: string }) {
  const [asking, setAsking] = useState(false);
  const review = useReview(invitationId, () => setAsking(false));
  const waiting = wishes.filter((wish) => wish.waiting);
  if (waiting.length === 0) return null;
  const plain = withoutRisk(waiting);
  const risky = waiting.length - plain.length;
  return (
    <div className={css.waitingNotice}>
      <Notice
        tone="warn"
        title={t.waitingTitle(waiting.length)}
        actions={
          plain.length > 0 && (
            <Button size="sm" icon="check" busy={review.isPending} onClick={() => setAsking(true)}>
              {t.approveAll(plain.length)}
            </Button>
          )
        }
      >
        <p className="sm">{t.waitingText}</p>
        {risky > 0 && <p className="sm">{t.riskText(risky)}</p>}
      </Notice>
      <ConfirmDialog
        open={asking && plain.length > 0}
        onClose={() => setAsking(false)}
        title={t.approveAllTitle(plain.length)}
        icon="check"
        cancel={t.cancel}
        confirm={{
          busy: review.isPending,
          onClick: () => review.mutate({ action: 'approve', wishes: plain }),
          children: t.approve,
        }}
      >
        <p>{t.approveAllText}</p>
      </ConfirmDialog>
    </div>
  );
}
