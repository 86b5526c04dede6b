import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { LinkField } from '../../../components/share/link-field.js';
import { LinkQr } from '../../../components/share/link-qr.js';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useBusy } from '../../../lib/use-busy.js';
import { LinkCode } from '../door/link-code.js';
import * as css from '../guest-list.module.css';

interface Props {
  family: FamilyView;
  origin: string;
  open: boolean;
  /** @throws ApiError */
  renew: () => Promise<void>;
  onClose: () => void;
}

/** A family's link: to copy, as a QR code for the screen and for print, and to renew. */
export function LinkDialog({ family, origin, open, renew, onClose }: Props) {
  const toast = useToast();
  const dialogs = useDialogs();
  const [asking, setAsking] = useState(false);
  const link = origin + family.link;
  const [busy, runRenewal] = useBusy(async () => {
    try {
      await renew();
      toast(t.renewed);
    } catch (error) {
      dialogs.showError(error);
    }
    setAsking(false);
  });
  return (
    <>
      <Dialog
        open={open && !asking}
        onClose={onClose}
        title={t.linkTitle}
        icon="qr"
        tone="ok"
        actions={
          <>
            <Button variant="danger" icon="retry" onClick={() => setAsking(true)}>
              {t.renew}
            </Button>
            <Button variant="second" onClick={onClose}>
              {t.close}
            </Button>
          </>
        }
      >
        <p>{t.linkText(titleOf(family))}</p>
        <div className={css.ownLink}>
          <LinkField
            link={link}
            texts={{ label: t.linkTitle, copy: t.menu.copyLink, copied: t.linkCopied, copyFailed: t.copyFailed }}
          />
        </div>
        {open && (
          <LinkQr link={link} name={titleOf(family)} alt={t.qrAlt}>
            <LinkCode link={family.link} />
          </LinkQr>
        )}
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        onClose={() => setAsking(false)}
        title={t.renewTitle}
        icon="retry"
        tone="bad"
        cancel={t.cancel}
        confirm={{ variant: 'danger', busy, onClick: runRenewal, children: t.renew }}
      >
        <p>{t.renewText}</p>
      </ConfirmDialog>
    </>
  );
}
