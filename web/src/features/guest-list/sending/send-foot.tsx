import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { useDoublePressGuard } from '../../../components/ui/double-press.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { guestSendTexts as sendTexts } from '../../../i18n/guest-send.js';
import { chatTo, messageTo, type Occasion } from '../model/message.js';
import { shareText } from '../../../lib/share-text.js';
import { useCopyMessage } from './use-copy-message.js';
import * as css from './send.module.css';

interface Props {
  family: FamilyView;
  kind: MessageKind;
  occasion: Occasion;
  /** The chat was opened: the question comes in place of the button. */
  asking: boolean;
  onOpened: () => void;
  onDone: (how: 'sent' | 'skipped') => void;
}

/**
 * The buttons of one family: its chat, or without a number other ways; then whether the message was sent. Each of these
 * is mounted anew: the second half of a double press must not press what has come under the finger.
 */
export function SendFoot({ family, kind, occasion, asking, onOpened, onDone }: Props) {
  const onClickCapture = useDoublePressGuard(true);
  const title = titleOf(family);
  const hasPhone = family.phone !== '';
  const skip = (
    <Button variant={asking ? 'second' : 'ghost'} size="lg" onClick={() => onDone('skipped')}>
      {sendTexts.skip}
    </Button>
  );
  if (asking) {
    return (
      <footer className={css.foot} onClickCapture={onClickCapture}>
        <p role="status">{hasPhone ? t.sentQuestion(title) : sendTexts.handedOver(title)}</p>
        {hasPhone && (
          <ButtonAnchor variant="ghost" newTab href={chatTo(family, kind, occasion)}>
            {t.openAgain}
          </ButtonAnchor>
        )}
        {skip}
        <Button size="lg" icon="check" onClick={() => onDone('sent')}>
          {sendTexts.yesNext}
        </Button>
      </footer>
    );
  }
  return (
    <footer className={css.foot} onClickCapture={onClickCapture}>
      {!hasPhone && (
        <p>
          {sendTexts.noNumber} <small>{sendTexts.noNumberText}</small>
        </p>
      )}
      {skip}
      {hasPhone ? (
        <ButtonAnchor size="lg" icon="chat" newTab href={chatTo(family, kind, occasion)} onClick={onOpened}>
          {sendTexts.openWhatsApp}
        </ButtonAnchor>
      ) : (
        <OtherWays text={messageTo(family, kind, occasion)} onOpened={onOpened} />
      )}
    </footer>
  );
}

function OtherWays({ text, onOpened }: { text: string; onOpened: () => void }) {
  const copyIt = useCopyMessage(text, onOpened);
  const share = async () => {
    const how = await shareText(text);
    if (how === 'failed') await copyIt();
    else if (how === 'shared') onOpened();
  };
  return (
    <>
      <Button variant="second" size="lg" icon="copy" onClick={() => void copyIt()}>
        {sendTexts.copyText}
      </Button>
      {'share' in navigator && (
        <Button size="lg" icon="share" onClick={() => void share()}>
          {sendTexts.share}
        </Button>
      )}
    </>
  );
}
