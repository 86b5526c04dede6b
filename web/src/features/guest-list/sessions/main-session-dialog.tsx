import { useCallback } from 'react';
import type { MainSessionDto } from '@serikad/shared/guest-list/session.dto';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { TextField } from '../../../components/form/form-fields.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useForm } from '../../../lib/form/use-form.js';

const loadDto = () => import('@serikad/shared/guest-list/session.dto').then((m) => m.MainSessionDto);

interface Props {
  invitationId: string;
  title: string;
  open: boolean;
  /** @throws ApiError */
  save: (title: string) => Promise<void>;
  onClose: () => void;
}

/** What the invitation itself is called among the sessions; all else of it is in the editor. */
export function MainSessionDialog({ invitationId, title, open, save, onClose }: Props) {
  const toBody = useCallback((input: { title: string }) => ({ ...input, invitationId }), [invitationId]);
  const form = useForm<{ title: string }, MainSessionDto>(
    loadDto,
    { title },
    { draftKey: `guest-list-session:${invitationId}:main`, toBody },
  );
  return (
    <FormDialog
      form={form}
      labels={t}
      title={t.nameMain}
      saveLabel={t.save}
      save={(body) => save(body.title)}
      open={open}
      onClose={onClose}
      keepOnBackdrop={form.dirty}
    >
      <p className="sm soft">{t.nameMainText}</p>
      <TextField form={form} path="title" label={t.sessionTitle} placeholder={t.mainExample} maxLength={60} optional />
    </FormDialog>
  );
}
