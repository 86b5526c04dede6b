import type { MediaProps, QrPart } from './media.types.js';

/** The bank's QR code, beside the fields of the account. */
export function QrUpload({ bundle }: MediaProps<QrPart>) {
  const { qrUrl } = bundle.invitation.bankAccount;
  return qrUrl === null ? null : <img className="qr-upload__pic" src={`/storage/${qrUrl}`} alt="QR" />;
}
