import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as listTexts } from '../../../i18n/guest-list.js';
import { guestSendTexts as t } from '../../../i18n/guest-send.js';
import { ImportEntry } from '../import/import-entry.js';
import { LinkDialogs } from '../links/link-dialogs.js';
import { sendable } from '../model/send-queue.js';
import { ALL_BRANCHES } from '../model/shown-families.js';
import type { GuestListPage } from '../model/use-guest-list-page.js';
import { EVERYTHING } from '../model/use-shown.js';
import { BranchDialogs } from '../dialogs/branch-dialogs.js';
import { FamilyDialogs } from '../dialogs/family-dialogs.js';
import { SendView } from '../sending/send-view.js';

/** The dialogs of the page: of a family, a branch and a secret link, the import, and sending one after the other. */
export function ListDialogs({ page }: { page: GuestListPage }) {
  const toast = useToast();
  const { list, invitationId, families, now, data, changes, removal, sending, view } = page;
  const { occasion, branchName, canSend, branches } = data;
  const unsent = sendable(families, 'all').families;
  return (
    <>
      <FamilyDialogs
        open={page.dialog}
        onOpen={page.setDialog}
        families={families}
        branches={data.options}
        sessions={data.sessionOptions}
        {...{ occasion, canSend, now, changes }}
        sending={sending.ask}
        markUnsent={sending.markUnsent}
        remove={(gone) => void removal.remove(gone)}
      />
      <BranchDialogs
        invitationId={invitationId}
        open={page.branchDialog}
        onClose={() => page.setBranchDialog(null)}
        onCreated={(branch) => view.change({ branch })}
        onDeleted={() => view.change({ branch: ALL_BRANCHES })}
      />
      <LinkDialogs
        invitationId={invitationId}
        origin={occasion.origin}
        branches={branches}
        caterer={{ link: list.catererLink, branches: list.catererBranches }}
        open={page.linkDialog}
        onClose={() => page.setLinkDialog(null)}
      />
      <ImportEntry
        isOpen={page.isImporting}
        {...{ invitationId, list, branchName, changes, branches }}
        sessions={data.sessionOptions}
        onClose={() => page.showImport(false)}
        // A search or filter of before would hide those who were added.
        onList={() => view.change(EVERYTHING)}
        // Not before the list has come with those who were added.
        onSend={canSend && unsent.length > 0 ? () => page.startSending(unsent, 'invitation') : undefined}
      />
      <SendView
        {...{ invitationId, occasion, branchName, sending }}
        setLanguage={(family, language) => void sending.setLanguage(family, language)}
        edit={async (family, body) => {
          const saved = await changes.edit(body, family.revision);
          toast(listTexts.saved(titleOf(saved)));
        }}
        saveTemplate={async (fields) => {
          await changes.saveTemplate(fields);
          toast(t.templateSaved);
        }}
      />
    </>
  );
}
