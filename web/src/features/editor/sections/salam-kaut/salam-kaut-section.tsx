import { useId } from 'react';
import { TextField } from '../../../../components/form/form-fields.js';
import { Switch } from '../../../../components/ui/choices.js';
import { Notice } from '../../../../components/ui/states.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { QrUpload } from './qr-upload.js';
import type { SectionProps } from '../section.types.js';
import * as css from '../../fields/fields.module.css';

/** Offered while a bank is typed; any other name is as good. */
const BANKS = [
  'Maybank',
  'CIMB Bank',
  'Bank Islam',
  'Bank Rakyat',
  'BSN',
  'RHB Bank',
  'Public Bank',
  'AmBank',
  'Hong Leong Bank',
  'Bank Muamalat',
  'Affin Bank',
  'Alliance Bank',
  'Agrobank',
  'MBSB Bank',
  'Touch ’n Go eWallet',
];

/** Where guests who give from afar send money to. The switch shows and hides it, here and on the guest page. */
export function SalamKautSection({ forms: { salamKaut: form }, bundle, media, disabled }: SectionProps) {
  const banks = useId();
  const { show } = form.values;
  return (
    <>
      <Switch label={s.kautShow} hint={s.kautShowHint} checked={show} onChange={(next) => form.set('show', next)} />
      {show ? (
        <div className={css.kaut}>
          <QrUpload bundle={bundle} media={media} disabled={disabled} />
          <div className="stack">
            <TextField form={form} path="name" label={s.kautHolder} optional autoComplete="off" maxLength={100} />
            <TextField
              form={form}
              path="bankName"
              label={s.kautBank}
              optional
              list={banks}
              autoComplete="off"
              maxLength={60}
            />
            <datalist id={banks}>
              {BANKS.map((bank) => (
                <option key={bank} value={bank} />
              ))}
            </datalist>
            <TextField
              form={form}
              path="accountNo"
              label={s.kautAccount}
              optional
              className="num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </div>
        </div>
      ) : (
        <Notice tone="plain">{s.kautKept}</Notice>
      )}
    </>
  );
}
