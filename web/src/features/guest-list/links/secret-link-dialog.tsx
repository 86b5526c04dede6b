import { useState, type ReactNode } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { LinkField } from '../../../components/share/link-field.js';
import { LinkQr } from '../../../components/share/link-qr.js';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { linkDialogTexts as t } from '../../../i18n/guest-links.js';
import { chatLink } from '../../../lib/chat-link.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useCopy } from '../../../lib/use-copy.js';
import { shareText } from '../../../lib/share-text.js';
import * as css from '../guest-list.module.css';

type Change = 'renew' | 'revoke';

interface Props {
  title: string;
  /** Of the QR code's files. */
  fileName: string;
  /** The whole address; empty: there is none yet. */
  link: string;
  /** What it is for, before there is one and after. */
  about: { none: string; some: string };
  /** What is sent with it. */
  message: string;
  /** What a change means, said before it is made. */
  warnings: Readonly<Record<Change, string>>;
  open: boolean;
  /** Makes or renews the link, or revokes it. @throws ApiError */
  set: (active: boolean) => Promise<void>;
  onClose: () => void;
  /** Shown with a link. */
  children?: ReactNode;
  /** Shown with a link and without one. */
  after?: ReactNode;
}

/** A secret link of the couple: to make, to share, to renew and to revoke. */
export function SecretLinkDialog({ title, link, about, message, warnings, open, set, onClose, ...props }: Props) {
  const toast = useToast();
  const dialogs = useDialogs();
  const { copy } = useCopy();
  const [showsQr, setShowsQr] = useState(false);
  const [asking, setAsking] = useState<Change | null>(null);
  // The question stays while it fades out.
  const [asked, setAsked] = useState<Change>('renew');
  const [busy, change] = useBusy(async (active: boolean) => {
    try {
      await set(active);
      toast(!active ? t.revoked : link === '' ? t.made : t.renewed);
    } catch (error) {
      dialogs.showError(error);
    }
    setAsking(null);
  });
  const copyLink = () =>
    void copy('link', link).then((could) => (could ? toast(t.copied) : toast(t.copyFailed, 'bad')));
  const ask = (kind: Change) => {
    setAsked(kind);
    setAsking(kind);
  };
  return (
    <>
      <Dialog
        open={open && asking === null}
        onClose={onClose}
        title={title}
        icon="share"
        tone="ok"
        actions={
          link === '' ? (
            <>
              <Button variant="second" onClick={onClose}>
                {t.cancel}
              </Button>
              <Button busy={busy} onClick={() => change(true)}>
                {t.make}
              </Button>
            </>
          ) : (
            <Button variant="second" onClick={onClose}>
              {t.close}
            </Button>
          )
        }
      >
        <p>{link === '' ? about.none : about.some}</p>
        {link !== '' && (
          <div className="stack">
            <div className={css.ownLink}>
              <LinkField
                link={link}
                texts={{ label: t.link, copy: t.copyLink, copied: t.copied, copyFailed: t.copyFailed }}
              />
            </div>
            <div className="btn-row">
              <ButtonAnchor icon="chat" newTab href={chatLink('', message)}>
                {t.whatsapp}
              </ButtonAnchor>
              {'share' in navigator && (
                <Button
                  variant="second"
                  icon="share"
                  onClick={() => void shareText(message).then((how) => how === 'failed' && copyLink())}
                >
                  {t.share}
                </Button>
              )}
              <Button variant="second" icon="qr" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
                {t.qr}
              </Button>
            </div>
            {open && showsQr && <LinkQr link={link} name={props.fileName} alt={t.qrAlt} />}
            {props.children}
            <div className="btn-row">
              <Button variant="ghost" icon="retry" onClick={() => ask('renew')}>
                {t.renew}
              </Button>
              <Button variant="danger" icon="trash" onClick={() => ask('revoke')}>
                {t.revoke}
              </Button>
            </div>
          </div>
        )}
        {props.after}
      </Dialog>
      <ConfirmDialog
        open={open && asking !== null}
        onClose={() => setAsking(null)}
        title={asked === 'renew' ? t.renewTitle : t.revokeTitle}
        icon={asked === 'renew' ? 'retry' : 'trash'}
        tone="bad"
        cancel={t.cancel}
        confirm={{
          variant: 'danger',
          busy,
          onClick: () => change(asked === 'renew'),
          children: asked === 'renew' ? t.renew : t.revoke,
        }}
      >
        <p>{warnings[asked]}</p>
      </ConfirmDialog>
    </>
  );
}
