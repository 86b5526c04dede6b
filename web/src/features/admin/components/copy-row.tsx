import { IconButton } from '../../../components/ui/button.js';
import { adminTexts as t } from '../../../i18n/admin/common.js';
import { useAdminCopy } from './use-admin-copy.js';
import * as css from '../order/order.module.css';

/** A fact with a button that copies it; part of a `dl`. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useAdminCopy();
  const done = copied !== null;
  return (
    <div className={css.copy}>
      <dt>{label}</dt>
      <dd>{text}</dd>
      <dd className={css.copyAct}>
        <IconButton
          icon={done ? 'check' : 'copy'}
          label={t.copy(label)}
          {...(done && { className: 'btn--done' })}
          onClick={() => copy(label, text)}
        />
      </dd>
    </div>
  );
}
