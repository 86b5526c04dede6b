import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';

/** `guests-20261231-235959.csv`, in Malaysia time. @param moment milliseconds since the epoch */
export function guestFileName(moment: number): string {
  const time = new Date(moment + MALAYSIA_OFFSET_MS).toISOString().slice(0, 19);
  return `guests-${time.replace(/[-:]/g, '').replace('T', '-')}.csv`;
}

/** The RSVPs as a file. The mark at its beginning (BOM) makes a spreadsheet read UTF-8. */
export function guestFile(csv: string, moment: number): File {
  const text = csv.startsWith('\ufeff') ? csv : `\ufeff${csv}`;
  return new File([text], guestFileName(moment), { type: 'text/csv;charset=utf-8' });
}

/** Browsers inside chat and social apps: they show pages, but keep no files. */
export function keepsNoFiles(userAgent: string): boolean {
  return /FBAN|FBAV|FB_IAB|Instagram|Line\/|WhatsApp|TikTok|musical_ly|Telegram|GSA\/|; wv\)/.test(userAgent);
}
