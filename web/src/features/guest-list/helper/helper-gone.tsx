import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import { useState } from 'react';
import { Notice } from '../../../components/ui/states.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { readDraft } from '../../../lib/form/draft.js';
import { EMPTY_OUTBOX, type Outbox } from '../model/outbox.js';
import { LinkGone } from '../links/link-gone.js';

/** A helper link that does not work. Families that were not stored before it ended are named: they are not lost. */
export function HelperGone({ branchId }: { branchId: string | undefined }) {
  const [{ families }] = useState<Outbox<AddHelperFamilyDto>>(() =>
    branchId === undefined ? EMPTY_OUTBOX : (readDraft(`helper:${branchId}`, EMPTY_OUTBOX) ?? EMPTY_OUTBOX),
  );
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
