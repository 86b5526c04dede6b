import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import { stateOf, titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView, MessageKind } from '@serikad/shared/guest-list/family.types';
import { ButtonAnchor } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { chatTo, type Occasion } from '../model/message.js';
import { menuItems } from './menu-items.js';
import * as css from '../guest-list.module.css';

export interface MenuActions {
  sending: (kind: MessageKind) => void;
  copyLink: () => void;
  copyMessage: () => void;
  share: () => void;
  openLink: () => void;
  openAnswer: () => void;
  openEdit: () => void;
  reopen: (reopened: boolean) => void;
  markUnsent: () => void;
  remove: () => void;
}

interface Props {
  family: FamilyView;
  occasion: Occasion;
  canSend: boolean;
  now: number;
  open: boolean;
  on: MenuActions;
  onClose: () => void;
}

/** What can be done with a family. */
export function FamilyMenu({ family, occasion, canSend, now, open, on, onClose }: Props) {
  const { closesOn } = occasion;
  const isClosed = closesOn !== null && now >= closingMoment(closesOn);
  const item = menuItems(onClose);
  return (
    <Dialog open={open} onClose={onClose} title={titleOf(family)} size="fit" closeButton>
      <div className={css.menuList}>
        {canSend && family.phone !== '' && (
          <ButtonAnchor
            variant="ghost"
            size="lg"
            block
            icon="chat"
            newTab
            href={chatTo(family, 'invitation', occasion)}
            onClick={() => {
              onClose();
              on.sending('invitation');
            }}
          >
            {stateOf(family) === 'unsent' ? t.menu.send : t.menu.sendAgain}
          </ButtonAnchor>
        )}
        {canSend && item('copy', t.menu.copyText, on.copyMessage)}
        {canSend && 'share' in navigator && item('share', t.menu.share, on.share)}
        {item('copy', t.menu.copyLink, on.copyLink)}
        {item('qr', t.menu.qr, on.openLink, true)}
        {item('checklist', t.menu.answer, on.openAnswer, true)}
        {isClosed &&
          (family.reopened
            ? item('lock', t.menu.closeAgain, () => on.reopen(false))
            : item('clock', t.menu.reopen, () => on.reopen(true)))}
        {item('pencil', t.menu.edit, on.openEdit, true)}
        {stateOf(family) === 'sent' && item('undo', t.menu.markUnsent, on.markUnsent)}
        <hr />
        <div className="red">{item('trash', t.menu.remove, on.remove)}</div>
      </div>
    </Dialog>
  );
}
