import type { AdminPicture, AdminWish } from '@serikad/shared/admin/content.types';
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
import * as css from './moderation.module.css';

/** What the seller is about to take out, or to put back. */
export type ModerationTarget = { kind: 'wish'; wish: AdminWish } | { kind: 'picture'; picture: AdminPicture };

const loadDto = () => import('@serikad/shared/admin/content.dto').then((m) => m.ModerationReasonDto);

function textsOf(target: ModerationTarget): { title: string; text: string; button: string; done: string } {
  if (target.kind === 'picture') {
    const text = target.picture.place === 'gift' ? t.removeGiftText : t.removeText;
    return { title: t.removeTitle, text, button: t.remove, done: t.removedToast };
  }
  return target.wish.withheld
    ? { title: t.showTitle, text: t.showText, button: t.show, done: t.shownToast }
    : { title: t.hideTitle, text: t.hideText, button: t.hide, done: t.hiddenToast };
}

/** Asks why, and does it; open while there is a `target`. */
export function ModerationDialog({
  orderId,
  target,
  onClose,
}: {
  orderId: string;
  target: ModerationTarget | null;
  onClose: () => void;
}) {
  return (
    <ReasonDialog target={target} onClose={onClose} icon="trash" textsOf={textsOf}>
      {(shown, frame) => (
        <ReasonForm
          key={shown.kind === 'wish' ? shown.wish._id : shown.picture.imageUrl}
          orderId={orderId}
          target={shown}
          {...frame}
        />
      )}
    </ReasonDialog>
  );
}

function ReasonForm({
  orderId,
  target,
  formId,
  whileSaving,
  onClose,
}: { orderId: string; target: ModerationTarget } & ReasonFormFrame) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const form = useForm(loadDto, { reason: '' });
  const { text, done } = textsOf(target);
  const save = async ({ reason }: { reason: string }) => {
    const params = { id: orderId };
    if (target.kind === 'wish') {
      const body = { wishId: target.wish._id, withheld: target.wish.withheld === null, reason };
      await call('PUT /api/admin/order/:id/wish', { params, body });
    } else {
      const { place, imageUrl } = target.picture;
      await call('DELETE /api/admin/order/:id/picture', { params, body: { place, imageUrl, reason } });
    }
    onClose();
    toast(done);
    await invalidateAdmin(client);
  };
  const failed = (error: unknown) => {
    dialogs.showError(error);
    void invalidateAdmin(client);
  };
  return (
    <form id={formId} className="stack" {...form.props((body) => whileSaving(save(body)), failed)}>
      <p>{text}</p>
      {target.kind === 'wish' && (
        <blockquote className={classNames(css.wishText, 'sm')}>{target.wish.message}</blockquote>
      )}
      <AreaField form={form} path="reason" label={t.reason} hint={t.reasonHint} rows={2} maxLength={300} />
    </form>
  );
}
