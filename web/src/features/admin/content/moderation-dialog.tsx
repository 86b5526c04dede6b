import type { DeskPicture, DeskWish } from '@serikad/shared/admin/content.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { AreaField } from '../../../components/form/form-fields.js';
import { classNames } from '../../../components/ui/class-names.js';
import { useToast } from '../../../components/ui/toast.js';
import { contentTexts as t } from '../../../i18n/admin/content.js';
import { call } from '../../../lib/api.js';
import { useForm } from '../../../lib/form/use-form.js';
import { invalidateAdmin } from '../queries/admin.js';
import { ReasonDialog, type ReasonFormFrame } from '../components/reason-dialog.js';
import * as css from './content.module.css';

/** What the seller is about to take out, or to put back. */
export type Meant = { kind: 'wish'; wish: DeskWish } | { kind: 'picture'; picture: DeskPicture };

const loadDto = () => import('@serikad/shared/admin/content.dto').then((m) => m.ModerationReasonDto);

function textsOf(meant: Meant): { title: string; text: string; button: string; done: string } {
  if (meant.kind === 'picture') {
    const text = meant.picture.place === 'gift' ? t.removeGiftText : t.removeText;
    return { title: t.removeTitle, text, button: t.remove, done: t.removedToast };
  }
  return meant.wish.withheld
    ? { title: t.showTitle, text: t.showText, button: t.show, done: t.shownToast }
    : { title: t.hideTitle, text: t.hideText, button: t.hide, done: t.hiddenToast };
}

/** Asks why, and does it; open while something is `meant`. */
export function ModerationDialog({
  orderId,
  meant,
  onClose,
}: {
  orderId: string;
  meant: Meant | null;
  onClose: () => void;
}) {
  return (
    <ReasonDialog meant={meant} onClose={onClose} icon="trash" textsOf={textsOf}>
      {(shown, frame) => (
        <ReasonForm
          key={shown.kind === 'wish' ? shown.wish._id : shown.picture.imageUrl}
          orderId={orderId}
          meant={shown}
          {...frame}
        />
      )}
    </ReasonDialog>
  );
}

function ReasonForm({
  orderId,
  meant,
  formId,
  onSaving,
  onClose,
}: { orderId: string; meant: Meant } & ReasonFormFrame) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const form = useForm(loadDto, { reason: '' });
  const { text, done } = textsOf(meant);
  const save = async ({ reason }: { reason: string }) => {
    onSaving(true);
    const params = { id: orderId };
    try {
      if (meant.kind === 'wish') {
        const body = { wishId: meant.wish._id, withheld: meant.wish.withheld === null, reason };
        await call('PUT /api/admin/order/:id/wish', { params, body });
      } else {
        const { place, imageUrl } = meant.picture;
        await call('DELETE /api/admin/order/:id/picture', { params, body: { place, imageUrl, reason } });
      }
      onClose();
      toast(done);
      await invalidateAdmin(client);
    } finally {
      onSaving(false);
    }
  };
  const failed = (error: unknown) => {
    dialogs.showError(error);
    void invalidateAdmin(client);
  };
  return (
    <form id={formId} className="stack" {...form.props(save, failed)}>
      <p>{text}</p>
      {meant.kind === 'wish' && (
        <blockquote className={classNames(css.wishText, 'sm')}>{meant.wish.message}</blockquote>
      )}
      <AreaField form={form} path="reason" label={t.reason} hint={t.reasonHint} rows={2} maxLength={300} />
    </form>
  );
}
