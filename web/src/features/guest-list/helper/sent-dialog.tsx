import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';

/** After a message was handed over: whether it was sent. Nothing is marked without this answer. */
export function SentDialog({
  question,
  answer,
}: {
  question: { family: HelperFamily; copied: boolean } | undefined;
  answer: (sent: boolean) => void;
}) {
  // The content stays while the dialog fades out.
  const [last, setLast] = useState(question);
  if (question && (question.family !== last?.family || question.copied !== last.copied)) setLast(question);
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => answer(false)}
      keepOnBackdrop
      title={last ? t.sentQuestion(titleOf(last.family)) : ''}
      icon="chat"
      tone="ok"
      actions={
        <>
          <Button variant="second" size="lg" onClick={() => answer(false)}>
            {t.sentNo}
          </Button>
          <Button size="lg" icon="check" onClick={() => answer(true)}>
            {t.sentYes}
          </Button>
        </>
      }
    >
      <p>{last?.copied ? t.copiedText : t.sentText}</p>
    </Dialog>
  );
}
