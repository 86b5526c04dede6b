/** Pixels of a side: those of a row, on a screen of twice the density. */
const SIDE = 120;
const QUALITY = 0.8;

/** By `upload`; a few kilobytes each. */
const made = new Map<string, Blob>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * A small square picture of a chosen photo. They are drawn one at a time: each is decoded in full for a moment, and a
 * phone has no memory for sixty.
 * @param isWanted asked when its turn has come
 * @returns `null` where the browser shows no such file, as with HEIC, or the file is gone
 */
export function thumbnail(
  upload: string,
  fileOf: (upload: string) => Promise<Blob | null>,
  isWanted: () => boolean,
): Promise<Blob | null> {
  const drawing = turn.then(async () => {
    const known = made.get(upload);
    if (known || !isWanted()) return known ?? null;
    const file = await fileOf(upload);
    const small = file && (await draw(file));
    if (small) made.set(upload, small);
    return small;
  });
  turn = drawing.catch(() => undefined);
  return drawing;
}

/** By an image element: all browsers turn it as the camera was held. */
async function draw(file: Blob): Promise<Blob | null> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    const isShown = await new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
      image.src = url;
    });
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = isShown ? canvas.getContext('2d') : null;
    if (!context) return null;
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.max(SIDE / width, SIDE / height);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(image, (SIDE - width * scale) / 2, (SIDE - height * scale) / 2, width * scale, height * scale);
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    URL.revokeObjectURL(url);
    image.src = '';
  }
}
