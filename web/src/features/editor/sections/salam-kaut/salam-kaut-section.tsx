import { BANKS_BY_ACQUIRER } from '@serikad/shared/bank-codes/banks';
import { useId, useState } from 'react';
import { TextField } from '../../../../components/form/form-fields.js';
import { Button } from '../../../../components/ui/button.js';
import { Switch } from '../../../../components/ui/choices.js';
import { Notice } from '../../../../components/ui/states.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { useObserved } from '../../../../lib/observed.js';
import { QrUpload } from './qr-upload.js';
import type { SectionProps } from '../section.types.js';
import * as css from '../../fields/fields.module.css';

/** Offered while a bank is typed; any other name is as good. */
const BANKS = Object.values(BANKS_BY_ACQUIRER);

/** Where guests who give from afar send money to. The switch shows and hides it, here and on the guest page. */
export function SalamKautSection(props: SectionProps) {
  const { salamKaut: form } = props.forms;
  const { qr } = props.media;
  const banks = useId();
  const { show, secondName, secondBankName, secondAccountNo } = form.values;
  const { picture } = useObserved(qr.second);
  const { qrUrl } = props.bundle.invitation.secondBankAccount;
  const [opened, setOpened] = useState(false);
  const hasSecond =
    opened || picture !== null || qrUrl !== null || secondName + secondBankName + secondAccountNo !== '';
  return (
    <>
      <Switch label={s.kautShow} hint={s.kautShowHint} checked={show} onChange={(next) => form.set('show', next)} />
      {show ? (
        <>
          <AccountFields {...props} banks={banks} account="first" />
          {hasSecond ? (
            <>
              <h2 className={css.kautSecond}>{s.kautSecond}</h2>
              <AccountFields {...props} banks={banks} account="second" />
            </>
          ) : (
            <Button variant="ghost" icon="plus" disabled={props.disabled} onClick={() => setOpened(true)}>
              {s.kautAddSecond}
            </Button>
          )}
          <datalist id={banks}>
            {BANKS.map((bank) => (
              <option key={bank} value={bank} />
            ))}
          </datalist>
        </>
      ) : (
        <Notice tone="plain">{s.kautKept}</Notice>
      )}
    </>
  );
}

const PATHS = {
  first: { name: 'name', bankName: 'bankName', accountNo: 'accountNo' },
  second: { name: 'secondName', bankName: 'secondBankName', accountNo: 'secondAccountNo' },
} as const;

function AccountFields({
  forms: { salamKaut: form },
  media,
  bundle,
  disabled,
  banks,
  account,
}: SectionProps & { banks: string; account: 'first' | 'second' }) {
  const paths = PATHS[account];
  const { invitation } = bundle;
  const { qrUrl } = account === 'first' ? invitation.bankAccount : invitation.secondBankAccount;
  /** The code says whose account it is: what the couple have typed stays. */
  const fillIn = (holder: string, bank: string | null): void => {
    if (form.latest.get()[paths.name] === '') form.set(paths.name, holder);
    if (form.latest.get()[paths.bankName] === '') form.set(paths.bankName, bank ?? '');
  };
  return (
    <div className={css.kaut}>
      <QrUpload store={media.qr[account]} stored={qrUrl} disabled={disabled} onAccount={fillIn} />
      <div className="stack">
        <TextField form={form} path={paths.name} label={s.kautHolder} optional autoComplete="off" maxLength={100} />
        <TextField
          form={form}
          path={paths.bankName}
          label={s.kautBank}
          optional
          list={banks}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          form={form}
          path={paths.accountNo}
          label={s.kautAccount}
          optional
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </div>
    </div>
  );
}
