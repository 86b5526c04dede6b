import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { useId, useState } from 'react';
import { shareTexts as t } from '../../i18n/share.js';
import { chatLink } from '../../lib/chat-link.js';
import { invitationText } from '../../lib/invitation-text.js';
import { shareText } from '../../lib/share-text.js';
import { useCopy } from '../../lib/use-copy.js';
import { useShortPath } from '../../lib/queries/short-addresses.js';
import { useGuestLink } from '../../lib/use-guest-link.js';
import { Button, ButtonAnchor, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Prescribed } from '../ui/prescribed.js';
import { useToast } from '../ui/toast.js';
import { LinkQr } from './link-qr.js';
import { ShortAddress } from './short-address.js';
import * as css from './share.module.css';

/**
 * The invitation's link, short where the couple have chosen a short address: to copy, for WhatsApp with the
 * invitation's text, for the device's own share sheet, as a QR code.
 */
export function ShareDialog({
  open,
  invitation,
  onClose,
}: {
  open: boolean;
  invitation: OrderInvitationSummary;
  onClose: () => void;
}) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const linkId = useId();
  const [showsQr, setShowsQr] = useState(false);
  const long = useGuestLink(invitation);
  const { origin } = new URL(long);
  const short = useShortPath(invitation._id, open);
  const link = short === undefined ? long : origin + short;
  const text = invitationText(invitation, link);
  const shareBySystem = async () => {
    if ((await shareText(text)) === 'failed' && !(await copy('link', link))) toast(t.copyFailed, 'bad');
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      icon="share"
      tone="ok"
      actions={
        <Button variant="second" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p>{t.text}</p>
      <label className="field__label" htmlFor={linkId}>
        {t.link}
      </label>
      <div className={css.shareLink}>
        <input id={linkId} className="input mono" readOnly value={link} onFocus={(event) => event.target.select()} />
        <IconButton
          variant="second"
          icon={copied === 'link' ? 'check' : 'copy'}
          label={copied === 'link' ? t.copied : t.copyLink}
          {...(copied === 'link' && { className: 'btn--done' })}
          onClick={() => void copy('link', link).then((could) => could || toast(t.copyFailed, 'bad'))}
        />
      </div>
      {open && <ShortAddress invitation={invitation} origin={origin} />}
      <div className={css.shareWays}>
        <ButtonAnchor icon="chat" newTab href={chatLink('', text)}>
          {t.whatsapp}
        </ButtonAnchor>
        {'share' in navigator && (
          <Button variant="second" icon="share" onClick={() => void shareBySystem()}>
            {t.system}
          </Button>
        )}
        <Button variant="second" icon="qr" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {t.qr}
        </Button>
      </div>
      {open && showsQr && <LinkQr link={link} name={namesSlug(invitation.couple)} />}
      <span className="sr" role="status">
        {copied !== null && <Prescribed text={t.copied} malay="inLine" />}
      </span>
    </Dialog>
  );
}
