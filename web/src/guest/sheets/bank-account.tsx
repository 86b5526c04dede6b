import { useGuest } from '../guest-context.js';
import { CopyButton } from '../ui/copy-button.js';
import { Icon } from '../ui/icon.js';
import { pictureUrl } from '../view/picture-url.js';
import { savesFiles } from './saves-files.js';

/** Salam kaut: the account to copy, and its QR code to scan or save. */
export function BankAccount() {
  const { bundle, texts } = useGuest();
  const { qrUrl, name, bankName, accountNo } = bundle.invitation.bankAccount;
  const rows = [
    [texts.accountNo, accountNo],
    [texts.bank, bankName],
    [texts.accountName, name],
  ] as const;
  return (
    <>
      {qrUrl !== null && (
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
      {qrUrl !== null && savesFiles() && (
        <a className="btn ghost wide" href={pictureUrl(qrUrl)} download={`salam-kaut${fileType(qrUrl)}`}>
          <Icon name="download" />
          <span>{texts.saveQr}</span>
        </a>
      )}
      {qrUrl !== null && <p className="hint center">{texts.holdQr}</p>}
    </>
  );
}

function fileType(path: string): string {
  return /\.\w+$/.exec(path)?.[0] ?? '';
}
