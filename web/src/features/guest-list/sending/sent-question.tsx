import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { guestSendTexts as sendTexts } from '../../../i18n/guest-send.js';
import { chatTo, type Occasion } from '../model/message.js';
import * as css from '../guest-list.module.css';

interface Props {
  family: FamilyView;
  kind: MessageKind;
  occasion: Occasion;
  onYes: () => void;
  onNo: () => void;
}

/** After a chat was opened: whether the message was sent. Nothing is marked without this answer. */
export function SentQuestion({ family, kind, occasion, onYes, onNo }: Props) {
  const title = titleOf(family);
  const hasPhone = family.phone !== '';
  return (
    <div className={css.ask} role="group" aria-label={t.sentQuestion(title)}>
      <div className={css.askIn}>
        <p role="status">{hasPhone ? t.sentQuestion(title) : sendTexts.handedOver(title)}</p>
        {hasPhone && (
          <ButtonAnchor variant="ghost" newTab href={chatTo(family, kind, occasion)}>
            {t.openAgain}
          </ButtonAnchor>
        )}
        <Button variant="second" size="lg" onClick={onNo}>
          {t.sentNo}
        </Button>
        <Button size="lg" icon="check" onClick={onYes}>
          {t.sentYes}
        </Button>
      </div>
    </div>
  );
}
