import type { BranchView } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Switch } from '../../../components/ui/choices.js';
import { linkDialogTexts as t } from '../../../i18n/guest-links.js';
import { useBusy } from '../../../lib/use-busy.js';
import { useLinkChanges } from '../mutations/use-link-changes.js';
import { SecretLinkDialog } from './secret-link-dialog.js';

interface Props {
  invitationId: string;
  /** Where the links lead, such as `https://serikad.my`. */
  origin: string;
  branches: readonly BranchView[];
  caterer: { link: string; branches: boolean };
  /** A branch's id, or `caterer`. */
  open: string | null;
  onClose: () => void;
}

/** The dialogs of a helper link and of the caterer's link. */
export function LinkDialogs({ invitationId, origin, branches, caterer, open, onClose }: Props) {
  const changes = useLinkChanges(invitationId);
  const dialogs = useDialogs();
  // The content stays while a dialog fades out.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const [busy, showBranches] = useBusy(async (shown: boolean) => {
    try {
      await changes.setCatererBranches(shown);
    } catch (error) {
      dialogs.showError(error);
    }
  });
  const branch = branches.find(({ id }) => id === last);
  const address = (path: string) => (path === '' ? '' : origin + path);
  const catererLink = address(caterer.link);
  const helperLink = address(branch?.link ?? '');
  return (
    <>
      {branch && (
        <SecretLinkDialog
          key={branch.id}
          title={t.helperTitle(branch.name)}
          fileName={branch.name}
          link={helperLink}
          about={{
            none: `${t.helperNone} ${t.helperQuota(branch.quota)}`,
            some: `${t.helperText} ${t.helperQuota(branch.quota)}`,
          }}
          message={t.helperMessage(branch.name, helperLink)}
          warnings={{ renew: t.renewHelper, revoke: t.revokeHelper }}
          open={open === branch.id}
          set={(active) => changes.setHelperLink(branch.id, active)}
          onClose={onClose}
        />
      )}
      <SecretLinkDialog
        title={t.catererTitle}
        fileName="katerer"
        link={catererLink}
        about={{ none: t.catererNone, some: t.catererText }}
        message={t.catererMessage(catererLink)}
        warnings={{ renew: t.renewCaterer, revoke: t.revokeCaterer }}
        open={open === 'caterer'}
        set={changes.setCatererLink}
        onClose={onClose}
      >
        <Switch
          checked={caterer.branches}
          label={t.catererBranches}
          hint={t.catererBranchesHint}
          disabled={busy}
          onChange={showBranches}
        />
      </SecretLinkDialog>
    </>
  );
}
