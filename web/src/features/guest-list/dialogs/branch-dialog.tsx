import type { CreateBranchDto } from '@serikad/shared/guest-list/branch.dto';
import { OWN_BRANCH, type BranchView } from '@serikad/shared/guest-list/family.types';
import { useCallback, useState } from 'react';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { TextField } from '../../../components/form/form-fields.js';
import { Button } from '../../../components/ui/button.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useForm } from '../../../lib/form/use-form.js';
import { RemovalDialog } from './removal-dialog.js';

const loadDto = () => import('@serikad/shared/guest-list/branch.dto').then((m) => m.CreateBranchDto);

interface BranchInput {
  name: string;
  quota: string;
}

interface Props {
  invitationId: string;
  /** `null`: a new one. */
  branch: BranchView | null;
  open: boolean;
  /** @throws ApiError */
  save: (fields: Pick<CreateBranchDto, 'name' | 'quota'>) => Promise<void>;
  /** @throws ApiError */
  remove: () => Promise<void>;
  onClose: () => void;
}

/** The name and quota of a branch; an existing one can be deleted here. */
export function BranchDialog({ invitationId, branch, open, save, remove, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  const toBody = useCallback(
    ({ name, quota }: BranchInput) => ({ invitationId, name, quota: quotaOf(quota) }),
    [invitationId],
  );
  const start = { name: branch?.name ?? '', quota: branch?.quota === null ? '' : String(branch?.quota ?? '') };
  const form = useForm<BranchInput, CreateBranchDto>(loadDto, start, {
    draftKey: `guest-list-branch:${invitationId}:${branch?.id ?? 'new'}`,
    toBody,
  });
  const isOwn = branch?.id === OWN_BRANCH;
  return (
    <>
      <FormDialog
        form={form}
        labels={t}
        title={branch === null ? t.branchTitle : isOwn ? t.editQuota : t.editBranch}
        saveLabel={t.save}
        save={save}
        open={open && !asking}
        onClose={onClose}
        keepOnBackdrop={form.dirty}
      >
        {branch === null && <p className="sm soft">{t.branchText}</p>}
        {!isOwn && <TextField form={form} path="name" label={t.branchName} placeholder={t.branchExample} />}
        <TextField
          form={form}
          path="quota"
          label={t.quota}
          hint={branch && branch.seats > 0 ? `${t.usedSeats(branch.seats)} ${t.quotaHint}` : t.quotaHint}
          inputMode="numeric"
          optional
        />
        {branch && !isOwn && (
          <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
            {t.deleteBranch}
          </Button>
        )}
      </FormDialog>
      {branch && (
        <RemovalDialog
          open={open && asking}
          onClose={() => setAsking(false)}
          title={t.deleteBranchTitle(branch.name)}
          label={t.deleteBranch}
          remove={async () => {
            await remove();
            onClose();
          }}
        >
          {t.deleteBranchText(branch.families)}
        </RemovalDialog>
      )}
    </>
  );
}

/** What is typed of a quota; what is no number is refused by the check, with its sentence. */
function quotaOf(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}
