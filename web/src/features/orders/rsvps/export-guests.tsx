import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { useState, type ReactNode } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useDoublePressGuard } from '../../../components/ui/double-press.js';
import { TextArea } from '../../../components/ui/inputs.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { callText } from '../../../lib/api.js';
import { download } from '../../../lib/download.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useCopy } from '../../../lib/use-copy.js';
import { guestFile, keepsNoFiles } from './guest-file.js';
import * as css from '../orders.module.css';

interface Kept {
  file: File;
  text: string;
}

/**
 * Downloads all RSVPs as a CSV file, with the seeds' headers or with Malay ones;
 * where the browser keeps no files, offers to share or copy it.
 */
export function ExportGuests({ invitationId }: { invitationId: string }) {
  const dialogs = useDialogs();
  const toast = useToast();
  const [kept, setKept] = useState<Kept>();
  const [open, setOpen] = useState(false);
  const get = async (language?: InvitationLanguage) => {
    try {
      const text = await callText('GET /api/wish/export/:id', {
        params: { id: invitationId, ...(language && { language }) },
      });
      const file = guestFile(text, Date.now());
      if (keepsNoFiles(navigator.userAgent)) {
        setKept({ file, text });
        setOpen(true);
        return;
      }
      download(file);
      toast(t.exported);
    } catch (error) {
      dialogs.showError(error);
    }
  };
  return (
    <>
      <GetGuests label={<Prescribed text={t.export} inControl />} get={() => get()} />
      <GetGuests label={t.exportMalay} get={() => get('malay')} quiet />
      {kept && <ShareGuests kept={kept} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

function GetGuests({ label, get, quiet = false }: { label: ReactNode; get: () => Promise<void>; quiet?: boolean }) {
  const [busy, run] = useBusy(get);
  // The list may be here before the second half of a double press: that one would bring it once more.
  const guard = useDoublePressGuard(busy);
  return (
    <Button variant={quiet ? 'ghost' : 'second'} icon="download" busy={busy} onClickCapture={guard} onClick={run}>
      {label}
    </Button>
  );
}

function ShareGuests({ kept: { file, text }, open, onClose }: { kept: Kept; open: boolean; onClose: () => void }) {
  const toast = useToast();
  const { copied, copy } = useCopy();
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  const share = async () => {
    try {
      await navigator.share({ files: [file], title: file.name });
    } catch (error) {
      // Cancelled in the device's share sheet: no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(t.copyFailed, 'bad');
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.exportTitle}
      closeButton
      actions={
        <>
          <Button
            variant={canShare ? 'second' : 'primary'}
            icon={copied === null ? 'copy' : 'check'}
            onClick={() => void copy('csv', text).then((done) => done || toast(t.copyFailed, 'bad'))}
          >
            {copied === null ? t.copyText : <Prescribed text={t.copied} malay="inLine" />}
          </Button>
          {canShare && (
            <Button icon="share" onClick={() => void share()}>
              {t.shareFile}
            </Button>
          )}
        </>
      }
    >
      <p>{t.exportText}</p>
      <TextArea className={classNames('mono', css.guestFile)} aria-label={file.name} readOnly rows={6} value={text} />
    </Dialog>
  );
}
