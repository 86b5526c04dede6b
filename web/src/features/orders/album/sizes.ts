const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Bytes as people read them: `3.4 MB`, `340 MB`, `1.2 GB`; what there is of a file is never nothing. */
export function sizeText(bytes: number): string {
  if (bytes >= GB) return `${short(bytes / GB)} GB`;
  return `${short(bytes === 0 ? 0 : Math.max(0.1, bytes / MB))} MB`;
}

function short(amount: number): string {
  return amount < 10 ? String(Math.round(amount * 10) / 10) : String(Math.round(amount));
}
