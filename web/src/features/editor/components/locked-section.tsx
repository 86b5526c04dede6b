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
import { invalidateInvitation } from '../../../lib/queries/invitations.js';
import { useBusy } from '../../../lib/use-busy.js';
import { RemoveDialog } from '../media/remove-dialog.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import { SECTIONS } from '../sections/sections.js';
import * as css from '../editor.module.css';

/** A section that the order's package does not have: how to open it, and how to delete what is stored in it. */
export function LockedSection({ section, bundle }: { section: EditorSection; bundle: InvitationBundle }) {
  const { title, need, deletions } = SECTIONS[section];
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
      <StoredContent title={title} deletions={deletions?.(bundle) ?? []} />
    </>
  );
}

function StoredContent({ title, deletions }: { title: string; deletions: (() => Promise<unknown>)[] }) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [asking, setAsking] = useState(false);
  const [busy, remove] = useBusy(async () => {
    setAsking(false);
    try {
      for (const each of deletions) await each();
    } catch (error) {
      dialogs.showError(error);
    }
    await invalidateInvitation(client);
  });
  if (deletions.length === 0) return null;
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
