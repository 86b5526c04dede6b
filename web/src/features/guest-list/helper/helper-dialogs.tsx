import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonAnchor } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { chatLink } from '../../../lib/chat-link.js';
import { editHelperFamily } from '../mutations/edit-helper-family.js';
import { menuItems } from '../list/menu-items.js';
import { HelperEditDialog } from './helper-edit-dialog.js';
import type { HelperSending } from './use-helper-sending.js';
import * as css from '../links/links.module.css';

interface Props {
  token: string;
  /** The branch's name. */
  branch: string;
  /** Whom to ask, digits with country code; may be empty. */
  chatNumber: string;
  /** The id of the family whose menu is open. */
  open: string | null;
  onClose: () => void;
  families: readonly HelperFamily[];
  sending: HelperSending;
}

/** The menu of a family, and the form to edit it. */
export function HelperDialogs({ token, branch, chatNumber, open, onClose, families, sending }: Props) {
  const client = useQueryClient();
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  // The content stays while a dialog fades out; each opening starts with a form of its own.
  const [last, setLast] = useState({ open, times: 0 });
  if (open !== null && open !== last.open) setLast({ open, times: last.times + 1 });
  else if (open === null && last.open !== null && !editing) setLast({ open: null, times: last.times });
  const [shown, setShown] = useState<HelperFamily>();
  const current = families.find(({ id }) => id === open);
  if (current && current !== shown) setShown(current);
  if (!shown) return null;

  const title = titleOf(shown);
  const isSent = shown.sent.invitation !== undefined;
  const item = menuItems(onClose);
  return (
    <>
      <Dialog open={current !== undefined && !editing} onClose={onClose} title={title} size="fit" closeButton>
        <div className={css.menuList}>
          {sending.canSend && (
            <>
              {item(isSent ? 'bell' : 'chat', isSent ? t.menu.remind : t.menu.send, () => {
                void sending.send(shown, isSent ? 'reminder' : 'invitation');
              })}
              {item('copy', t.menu.copyText, () => {
                void sending.send(shown, isSent ? 'reminder' : 'invitation', 'copy');
              })}
            </>
          )}
          {item('share', t.menu.copyLink, () => void sending.copyLink(shown))}
          {item('pencil', t.menu.edit, () => setEditing(true), true)}
          {isSent
            ? item('undo', t.menu.markUnsent, () => sending.setSent(shown, false))
            : item('check', t.menu.markSent, () => sending.setSent(shown, true))}
          {/* Removing is the couple's: with a family its RSVP goes, which a helper does not know. */}
          <ButtonAnchor
            variant="ghost"
            size="lg"
            block
            icon="chat"
            newTab
            href={chatLink(chatNumber, t.menu.askRemovalText(title, branch))}
            onClick={onClose}
          >
            {t.menu.askRemoval}
          </ButtonAnchor>
        </div>
      </Dialog>
      <HelperEditDialog
        key={`${shown.id}-${last.times}`}
        family={shown}
        open={current !== undefined && editing}
        save={async (body) => {
          const saved = await editHelperFamily(client, token, body, shown.revision);
          toast(t.saved(titleOf(saved)));
        }}
        onClose={() => {
          setEditing(false);
          onClose();
        }}
      />
    </>
  );
}
