import { headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import { type FamilyView, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { useId, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { LinkQr } from '../../../components/share/link-qr.js';
import { Button, ButtonAnchor, IconButton } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import { chatLink } from '../../../lib/chat-link.js';
import { dayAndMonth } from '../../../lib/format.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useCopy } from '../../../lib/use-copy.js';
import { coupleNames, type Occasion } from '../model/message.js';
import { LatestArrivals } from './latest-arrivals.js';
import * as css from './door.module.css';

interface Props {
  door: DoorView;
  open: boolean;
  families: readonly FamilyView[];
  occasion: Occasion;
  /** @throws ApiError */
  setLink: (active: boolean) => Promise<void>;
  onClose: () => void;
}

type Asked = 'renew' | 'revoke';

/** The door link: to copy, to send, as a QR code, to renew and to revoke; and who came last. */
export function DoorDialog({ door, open, families, occasion, setLink, onClose }: Props) {
  const dialogs = useDialogs();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, change] = useBusy(async () => {
    try {
      await setLink(asked === 'renew');
      toast(asked === 'renew' ? t.renewed : t.revoked);
    } catch (error) {
      dialogs.showError(error);
    }
    setAsked(null);
  });
  const [making, make] = useBusy(() => setLink(true).catch((error: unknown) => dialogs.showError(error)));
  const { walkIns, families: arrived } = door.arrivals;
  const unlisted = walkIns[MAIN_SESSION];
  const count = Object.values(arrived).filter((of) => of[MAIN_SESSION]).length;
  return (
    <>
      <Dialog
        open={open && asked === null}
        onClose={onClose}
        title={t.title}
        icon="qr"
        tone="ok"
        actions={
          <>
            {door.link !== '' && (
              <Button variant="danger" onClick={() => setAsked('revoke')}>
                {t.revoke}
              </Button>
            )}
            <Button variant="second" onClick={onClose}>
              {t.close}
            </Button>
          </>
        }
      >
        {door.link === '' ? (
          <Button icon="plus" busy={making} onClick={make}>
            {t.make}
          </Button>
        ) : (
          <DoorLink door={door} occasion={occasion} onRenew={() => setAsked('renew')} />
        )}
        <section className={css.latest}>
          <h3 className="h-sec">{t.latest}</h3>
          {count + (unlisted ? 1 : 0) > 0 && (
            <p className="sm soft num">
              {t.families(count)}
              {unlisted && ` · ${t.walkIns(headsOf(unlisted))}`}
            </p>
          )}
          <LatestArrivals events={door.latest} families={families} />
        </section>
      </Dialog>
      <ConfirmDialog
        open={open && asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'renew' ? t.renewTitle : t.revokeTitle}
        icon="retry"
        tone="bad"
        cancel={t.cancel}
        confirm={{ variant: 'danger', busy, onClick: change, children: asked === 'renew' ? t.renew : t.revoke }}
      >
        <p>{asked === 'renew' ? t.renewText : t.revokeText}</p>
      </ConfirmDialog>
    </>
  );
}

function DoorLink({ door, occasion, onRenew }: Pick<Props, 'door' | 'occasion'> & { onRenew: () => void }) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const linkId = useId();
  const [showsQr, setShowsQr] = useState(false);
  const link = occasion.origin + door.link;
  const text = t.message(coupleNames(occasion.invitation, pageLanguage()), link);
  const copyLink = () => void copy('link', link).then((could) => could || toast(t.copyFailed, 'bad'));
  const shareBySystem = () =>
    // Closed without a choice, or refused: the link is there to be copied.
    navigator.share({ text }).catch(() => undefined);
  return (
    <>
      <p>{t.text}</p>
      <label className="sr" htmlFor={linkId}>
        {t.link}
      </label>
      <div className={css.linkRow}>
        <input id={linkId} className="input mono" readOnly value={link} onFocus={(event) => event.target.select()} />
        <IconButton
          variant="second"
          icon={copied === null ? 'copy' : 'check'}
          label={copied === null ? t.copy : t.copied}
          onClick={copyLink}
        />
      </div>
      <div className="btn-row">
        <ButtonAnchor icon="chat" newTab href={chatLink('', text)}>
          {t.whatsapp}
        </ButtonAnchor>
        {'share' in navigator && (
          <Button variant="second" icon="share" onClick={() => void shareBySystem()}>
            {t.share}
          </Button>
        )}
        <Button variant="second" icon="qr" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {t.qr}
        </Button>
        <Button variant="ghost" icon="retry" onClick={onRenew}>
          {t.renew}
        </Button>
      </div>
      {showsQr && <LinkQr link={link} name="daftar-masuk" />}
      <p className="sm soft">{t.until(dayAndMonth(malaysiaDay(Date.parse(door.expiresAt) - 1)))}</p>
    </>
  );
}
