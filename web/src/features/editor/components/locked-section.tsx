import { isSectionOpen } from '@serikad/shared/invitations/packages';
import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { EmptyState, Notice } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { patterns } from '../../../config/paths.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { call } from '../../../lib/api.js';
import { invalidateInvitation } from '../../../lib/queries/invitations.js';
import { useBusy } from '../../../lib/use-busy.js';
import { RemoveDialog } from '../media/remove-dialog.js';
import type { EditorSection } from '../model/sections.js';
import { SECTIONS } from '../sections/registry.js';
import * as css from '../editor.module.css';

/** A section that the order's package does not have: how to open it, and how to delete what is stored in it. */
export function LockedSection({ section, bundle }: { section: EditorSection; bundle: InvitationBundle }) {
  const { title, need } = SECTIONS[section];
  const anyRsvp = isSectionOpen(need, [{ item: 'rsvp', package: 'standard' }]);
  const { orderId } = bundle.invitation;
  return (
    <>
      <EmptyState
        icon="lock"
        title={anyRsvp ? t.lockedRsvpTitle(title) : t.lockedTitle(title)}
        actions={
          <ButtonLink to={`${patterns.changePackage}?orderId=${encodeURIComponent(orderId ?? '')}`}>
            <Prescribed text={t.changePackage} inControl />
          </ButtonLink>
        }
      >
        {anyRsvp ? t.lockedRsvpText : t.lockedText}
      </EmptyState>
      <StoredContent title={title} removals={removalsOf(section, bundle)} />
    </>
  );
}

function StoredContent({ title, removals }: { title: string; removals: (() => Promise<unknown>)[] }) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [asking, setAsking] = useState(false);
  const [busy, remove] = useBusy(async () => {
    setAsking(false);
    try {
      for (const each of removals) await each();
    } catch (error) {
      dialogs.showError(error);
    }
    await invalidateInvitation(client);
  });
  if (removals.length === 0) return null;
  return (
    <div className={css.secB}>
      <Notice
        tone="warn"
        role="note"
        title={t.lockedStoredTitle}
        actions={
          <Button variant="second" icon="trash" busy={busy} onClick={() => setAsking(true)}>
            {t.lockedDelete}
          </Button>
        }
      >
        {t.lockedStoredText}
      </Notice>
      <RemoveDialog
        open={asking}
        title={t.lockedDeleteTitle(title)}
        icon="trash"
        tone="bad"
        onKeep={() => setAsking(false)}
        onRemove={() => remove()}
      >
        <p>{t.lockedDeleteText}</p>
      </RemoveDialog>
    </div>
  );
}

/** The calls that delete what a section has stored; none where nothing is. */
function removalsOf(
  section: EditorSection,
  { invitation, gifts, photos }: InvitationBundle,
): (() => Promise<unknown>)[] {
  const { _id: invitationId, bankAccount, giftReceiverName, giftDeliveryAddress } = invitation;
  const body = { id: invitationId };
  if (section === 'gallery') {
    return photos.map(
      ({ _id: id }) =>
        () =>
          call('DELETE /api/photo/delete', { body: { id, invitationId } }),
    );
  }
  if (section === 'giftReceiver') {
    const hasReceiver = giftReceiverName !== '' || giftDeliveryAddress !== '';
    return [
      ...gifts.map(
        ({ _id: id }) =>
          () =>
            call('DELETE /api/gift/delete', { body: { id, invitationId } }),
      ),
      ...(hasReceiver ? [() => call('DELETE /api/invitation/gift-receiver', { body })] : []),
    ];
  }
  if (section !== 'salamKaut') return [];
  const { qrUrl, name, bankName, accountNo } = bankAccount;
  const isEmpty = qrUrl === null && name + bankName + accountNo === '';
  return isEmpty ? [] : [() => call('DELETE /api/invitation/salam-kaut', { body })];
}
