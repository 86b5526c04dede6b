/** What a picture that is to be a bank's QR code holds. */
export type QrReading =
  | { kind: 'none' }
  /** A code, but not one of a payment. */
  | { kind: 'other' }
  /** `name`: the account's, as the bank wrote it; empty where the code has none. */
  | { kind: 'payment'; name: string };

/** EMVCo's code for payments, which DuitNow follows: fields of an id and a length of two digits each. */
const PAYLOAD_FORMAT = '00';
const MERCHANT_NAME = '59';

/** The fields of a payment code by their ids; nothing when the text is not one. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, id = '', digits = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(digits));
    if (id === '' || value.length !== Number(digits)) return undefined;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** What the text of a QR code says. */
export function readPayment(text: string): QrReading {
  const fields = fieldsOf(text);
  if (fields?.get(PAYLOAD_FORMAT) === undefined) return { kind: 'other' };
  return { kind: 'payment', name: fields.get(MERCHANT_NAME)?.trim() ?? '' };
}

/** Large enough for any screenshot, small enough for an old phone. */
const LONGEST_SIDE = 1200;

async function pixelsOf(file: Blob): Promise<ImageData | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

/**
 * Looks for a QR code in a picture, on the device alone. The reader is loaded here first.
 * @returns nothing where this browser cannot open the picture (HEIC): the server still takes it
 */
export async function readBankQr(file: Blob): Promise<QrReading | undefined> {
  try {
    const [{ decodeQR }, pixels] = await Promise.all([import('qr/decode.js'), pixelsOf(file)]);
    if (!pixels) return undefined;
    try {
      return readPayment(decodeQR(pixels, { timeLimit: 2000 }));
    } catch {
      return { kind: 'none' };
    }
  } catch {
    return undefined;
  }
}
