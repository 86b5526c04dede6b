import { IconButton } from '../../../components/ui/button.js';
import { deskTexts as t } from '../../../i18n/desk/common.js';
import { useDeskCopy } from './use-desk-copy.js';
import * as css from '../order/order.module.css';

/** A fact with a button that copies it; part of a `dl`. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useDeskCopy();
  const done = copied !== null;
  return (
    <div className={css.deskCopy}>
      <dt>{label}</dt>
      <dd>{text}</dd>
      <dd className={css.deskCopyAct}>
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
