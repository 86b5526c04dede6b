import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { SendActions } from '../model/family-actions.js';
import { chatTo, type Occasion } from '../model/message.js';
import * as css from '../guest-list.module.css';

/** The button that sends the next message to a family: its chat, or without a number the text to copy. */
export function NextAction({
  family,
  kind,
  occasion,
  on,
}: {
  family: FamilyView;
  kind: MessageKind;
  occasion: Occasion;
  on: SendActions;
}) {
  const title = titleOf(family);
  if (family.phone === '') {
    return (
      <Button variant="second" size="sm" icon="copy" onClick={() => on.copy(family, kind)}>
        {t.copy}
        <span className="sr"> {title}</span>
      </Button>
    );
  }
  const isFirst = kind === 'invitation';
  return (
    <ButtonAnchor
      variant="second"
      size="sm"
      icon={isFirst ? 'chat' : 'bell'}
      newTab
      href={chatTo(family, kind, occasion)}
      onClick={() => on.sending(family, kind)}
      {...(isFirst && { className: css.tint })}
    >
      {isFirst ? t.send : t.remind}
      <span className="sr"> {title}</span>
    </ButtonAnchor>
  );
}
