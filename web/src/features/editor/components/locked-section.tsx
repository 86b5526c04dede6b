import { isSectionOpen } from '@serikad/shared/invitations/packages';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { EmptyState, Notice } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { patterns } from '../../../config/paths.js';
import { lockedTexts as l } from '../../../i18n/editor-locked.js';
import { RemoveDialog } from '../media/remove-dialog.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import { useDeleteStoredContent } from '../mutations/use-delete-stored-content.js';
import { SECTIONS } from '../sections/sections.js';
import * as css from '../editor.module.css';

/** A section that the order's package does not include: how to open it, and how to delete what is stored in it. */
export function LockedSection({ section, bundle }: { section: EditorSection; bundle: InvitationBundle }) {
  const { title, deletions } = SECTIONS[section];
  const anyRsvp = isSectionOpen(section, [{ item: 'rsvp', package: 'standard' }]);
  const { orderId } = bundle.invitation;
  return (
    <>
      <EmptyState
        icon="lock"
        title={anyRsvp ? l.lockedRsvpTitle(title) : l.lockedTitle(title)}
        actions={
          <ButtonLink to={`${patterns.changePackage}?orderId=${encodeURIComponent(orderId ?? '')}`}>
            <Prescribed text={l.changePackage} inControl />
          </ButtonLink>
        }
      >
        {anyRsvp ? l.lockedRsvpText : l.lockedText}
      </EmptyState>
      <StoredContent title={title} deletions={deletions?.(bundle) ?? []} />
    </>
  );
}

function StoredContent({ title, deletions }: { title: string; deletions: (() => Promise<unknown>)[] }) {
  const [asking, setAsking] = useState(false);
  const deletion = useDeleteStoredContent(deletions);
  if (deletions.length === 0) return null;
  return (
    <div className={css.secB}>
      <Notice
        tone="warn"
        role="note"
        title={l.lockedStoredTitle}
        actions={
          <Button variant="second" icon="trash" busy={deletion.isPending} onClick={() => setAsking(true)}>
            {l.lockedDelete}
          </Button>
        }
      >
        {l.lockedStoredText}
      </Notice>
      <RemoveDialog
        open={asking}
        title={l.lockedDeleteTitle(title)}
        icon="trash"
        tone="bad"
        onKeep={() => setAsking(false)}
        onRemove={() => {
          setAsking(false);
          deletion.mutate();
        }}
      >
        <p>{l.lockedDeleteText}</p>
      </RemoveDialog>
    </div>
  );
}
