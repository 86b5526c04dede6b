const PNG_SIGNATURE_LENGTH = 8;

/** Whether a PNG moves: its first picture is read like any other, so only the chunk tells. */
export function isMovingPng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE_LENGTH;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT' || type === 'IEND') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}
