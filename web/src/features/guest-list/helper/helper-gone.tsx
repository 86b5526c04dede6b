import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import { useState } from 'react';
import { Notice } from '../../../components/ui/states.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { readDraft, writeDraft } from '../../../lib/form/draft.js';
import { EMPTY_OUTBOX, type Outbox } from '../model/outbox.js';
import { LinkGone } from '../links/link-gone.js';

/**
 * Which branch was opened on this device last: a page that begins with a link that has ended cannot ask for its own.
 */
const LAST_BRANCH = 'helper-last-branch';
const NO_BRANCH = { id: '' };

export function noteBranch(id: string): void {
  writeDraft(LAST_BRANCH, { id }, NO_BRANCH);
}

/** A helper link that does not work. Families that were not stored before it ended are named: they are not lost. */
export function HelperGone() {
  const [{ families }] = useState<Outbox<AddHelperFamilyDto>>(() => {
    const { id } = readDraft(LAST_BRANCH, NO_BRANCH) ?? NO_BRANCH;
    return readDraft(`helper:${id}`, EMPTY_OUTBOX) ?? EMPTY_OUTBOX;
  });
  return (
    <LinkGone title={t.goneTitle} text={t.goneText}>
      {families.length > 0 && (
        <Notice tone="warn" title={t.keptTitle(families.length)}>
          {families.map(({ family }) => titleOf(family)).join(', ')}. {t.keptText}
        </Notice>
      )}
    </LinkGone>
  );
}
