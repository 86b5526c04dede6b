import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../../components/loaded.js';
import { Button, IconButton } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Skeleton } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { download } from '../../../lib/download.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useCopy } from '../../../lib/use-copy.js';
import { LinkCode } from '../door/link-code.js';
import { qrFile, qrSvg, svgAddress, type QrFormat } from '../../../lib/qr-file.js';
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
  const { copied, copy } = useCopy();
  const toast = useToast();
  const dialogs = useDialogs();
  const linkId = useId();
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
  const qr = useQuery({ queryKey: ['qr', link], queryFn: () => qrSvg(link), enabled: open, staleTime: Infinity });
  const save = async (svg: string, format: QrFormat) => {
    try {
      download(await qrFile(svg, titleOf(family), format));
    } catch (error) {
      dialogs.showError(error);
    }
  };
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
        <label className="sr" htmlFor={linkId}>
          {t.linkTitle}
        </label>
        <div className={css.linkBox}>
          <input id={linkId} className="input mono" readOnly value={link} onFocus={(event) => event.target.select()} />
          <IconButton
            variant="second"
            icon={copied === null ? 'copy' : 'check'}
            label={copied === null ? t.menu.copyLink : t.linkCopied}
            onClick={() => void copy('link', link).then((could) => could || toast(t.copyFailed, 'bad'))}
          />
        </div>
        <Loaded query={qr} skeleton={<Skeleton width="15rem" ratio="1" className={css.qr} />}>
          {(svg) => (
            <>
              <img className={css.qr} src={svgAddress(svg)} alt={t.qrAlt} width="240" height="240" />
              <LinkCode link={family.link} />
              <div className="btn-row">
                <Button variant="second" icon="download" onClick={() => void save(svg, 'svg')}>
                  {t.downloadSvg}
                </Button>
                <Button variant="second" icon="download" onClick={() => void save(svg, 'png')}>
                  {t.downloadPng}
                </Button>
              </div>
            </>
          )}
        </Loaded>
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
