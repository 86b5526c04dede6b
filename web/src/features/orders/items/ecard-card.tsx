import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useId } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { Notice, Pill } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { useCopy } from '../../../lib/use-copy.js';
import { invitationText } from '../../../lib/invitation-text.js';
import { ItemStatus } from '../../../components/item-status.js';
import { classNames } from '../../../components/ui/class-names.js';
import { useGuestLink } from '../../../lib/use-guest-link.js';
import * as css from '../orders.module.css';

/** The invitation's link, and the text to send with it. */
export function EcardCard({ invitation, expired }: { invitation: InvitationView; expired: boolean }) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const linkId = useId();
  const link = useGuestLink(invitation);
  const text = invitationText(invitation, link);
  const copyOrSay = async (key: string, what: string) => {
    if (!(await copy(key, what))) toast(t.copyFailed, 'bad');
  };
  const { couple, date, postponed } = invitation;
  const complete = couple.bride.shortName !== '' && (date !== null || postponed.on);
  return (
    <section className="card card--lift">
      <div className="card__head">
        <h2 className="h-card">{t.ecard}</h2>
        {expired ? <Pill tone="bad">{t.closed}</Pill> : <ItemStatus status="completed" label={t.active} />}
      </div>
      <div className="card__pad">
        {expired && (
          <div className={css.ecardClosed}>
            <Notice tone="bad" icon="lock">
              {t.closedToGuests}
            </Notice>
          </div>
        )}
        <label className="field__label" htmlFor={linkId}>
          {t.link}
        </label>
        <div className={classNames('row', css.ecardLink)}>
          <input id={linkId} className="input mono" readOnly value={link} onFocus={(event) => event.target.select()} />
          <IconButton
            variant="second"
            icon={copied === 'link' ? 'check' : 'copy'}
            label={copied === 'link' ? t.copied : t.copyLink}
            {...(copied === 'link' && { className: 'btn--done' })}
            onClick={() => void copyOrSay('link', link)}
          />
        </div>
        <p className={classNames('field__label', css.ecardLabel)}>{t.inviteText}</p>
        {!complete && (
          <Notice tone="plain" role="note">
            {t.fillFirst}
          </Notice>
        )}
        <div className={css.ecardText} lang="ms">
          {text}
        </div>
        <Button
          variant="second"
          block
          icon={copied === 'text' ? 'check' : 'copy'}
          className={copied === 'text' ? classNames(css.ecardCopy, 'btn--done') : css.ecardCopy}
          onClick={() => void copyOrSay('text', text)}
        >
          {copied === 'text' ? <Prescribed text={t.copied} malay="inLine" /> : t.copyText}
        </Button>
        <span className="sr" role="status">
          {copied !== null && <Prescribed text={t.copied} malay="inLine" />}
        </span>
      </div>
    </section>
  );
}
