import type { BankAccount as Account } from '@serikad/shared/invitations/invitation.types';
import { useState } from 'react';
import { useGuest } from '../guest-context.js';
import { CopyButton } from '../ui/copy-button.js';
import { Icon } from '../ui/icon.js';
import { hasAccount } from '../view/guest-view.js';
import { pictureUrl } from '../view/picture-url.js';
import { savesFiles } from './saves-files.js';

/** Salam kaut: one account or two to copy, with their QR codes to scan or save. */
export function BankAccounts() {
  const { bankAccount, secondBankAccount } = useGuest().bundle.invitation;
  const accounts = [bankAccount, secondBankAccount].filter(hasAccount);
  return accounts.map((account, index) => (
    <BankAccount key={index} account={account} isAlone={accounts.length === 1} />
  ));
}

/** Of two codes on one screen a phone scans either: each is shown by a tap. */
function BankAccount({
  account: { qrUrl, name, bankName, accountNo },
  isAlone,
}: {
  account: Account;
  isAlone: boolean;
}) {
  const { texts } = useGuest();
  const [open, setOpen] = useState(isAlone);
  const rows = [
    [texts.accountNo, accountNo],
    [texts.bank, bankName],
    [texts.accountName, name],
  ] as const;
  return (
    <div className="acct-of">
      {qrUrl !== null && open && (
        <div className="qrbox">
          <img className="qr" src={pictureUrl(qrUrl)} alt={texts.qrCode} width={208} height={208} />
          <p>{texts.qrHint}</p>
        </div>
      )}
      <dl className="acct">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {label === texts.accountNo && (
                <dd className="copy">
                  <CopyButton text={value.replace(/[\s-]/g, '')} label={texts.copy} />
                </dd>
              )}
            </div>
          ))}
      </dl>
      {qrUrl !== null && !open && (
        <button type="button" className="btn ghost wide" onClick={() => setOpen(true)}>
          {texts.showQr}
        </button>
      )}
      {qrUrl !== null && open && savesFiles() && (
        <a className="btn ghost wide" href={pictureUrl(qrUrl)} download={`salam-kaut${fileType(qrUrl)}`}>
          <Icon name="download" />
          <span>{texts.saveQr}</span>
        </a>
      )}
      {qrUrl !== null && open && <p className="hint center">{texts.holdQr}</p>}
    </div>
  );
}

function fileType(path: string): string {
  return /\.\w+$/.exec(path)?.[0] ?? '';
}
