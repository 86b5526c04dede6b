import { readBankCode, type BankCode } from '@serikad/shared/bank-codes/bank-code';

/** What a picture that is to be a bank's QR code holds. */
export type QrReading =
  /** No code that can be read, or a picture that this browser cannot open (HEIC). */
  | { kind: 'none' }
  /** Codes of different accounts. */
  | { kind: 'several' }
  /** `text`: of the code. */
  | (Extract<BankCode, { kind: 'account' }> & { text: string })
  | Exclude<BankCode, { kind: 'account' }>;

/** Large enough for any screenshot, small enough for an old phone. */
const LONGEST_SIDE = 1200;
const TIME_LIMIT_MS = 2000;

/** What the texts of a picture's codes say together: an account counts more than what stands beside it. */
export function readingOf(texts: readonly string[]): QrReading {
  const readings = [...new Set(texts)].map((text) => ({ text, code: readBankCode(text) }));
  const [account, another] = readings.filter(({ code }) => code.kind === 'account');
  if (another) return { kind: 'several' };
  if (account?.code.kind === 'account') return { ...account.code, text: account.text };
  const code = (readings.find((reading) => reading.code.kind !== 'other') ?? readings[0])?.code;
  return code === undefined || code.kind === 'account' ? { kind: 'none' } : code;
}

/** The texts of all codes in a picture. The reader loads here first. */
export async function textsIn(pixels: Pick<ImageData, 'data' | 'width' | 'height'>): Promise<string[]> {
  const { decodeQRBatch } = await import('qr/decode.js');
  const [found = []] = await decodeQRBatch([pixels], { timeLimit: TIME_LIMIT_MS });
  return found.filter((text) => typeof text === 'string');
}

/** Looks for a bank's QR code in a picture, on the device alone. Never rejects. */
export async function readBankQr(file: Blob): Promise<QrReading> {
  try {
    return readingOf(await textsIn(await pixelsOf(file)));
  } catch {
    return { kind: 'none' };
  }
}

/** The code drawn anew, without what was around it and without its blur. */
export async function drawnBankQr(text: string): Promise<File> {
  const { qrFile, qrSvg } = await import('../../../../lib/qr-file.js');
  return qrFile(await qrSvg(text), 'bank', 'png');
}

async function pixelsOf(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
