/** What of a chosen picture is measured before it is shown on a card. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Whether nothing of it is seen. */
  transparent: boolean;
}

/** Shortest side that shows anything on a card, in pixels. */
const LEAST_SIDE = 24;
/** Sides of the copy whose opacity is looked at. */
const COPY = 64;

/** Why a picture would show nothing useful; `null` where it may. */
export function pictureFault({ width, height, transparent }: PictureFacts): 'tiny' | 'transparent' | null {
  if (transparent) return 'transparent';
  return Math.min(width, height) < LEAST_SIDE ? 'tiny' : null;
}

/** Measures a picture; `null` for one that this browser can't decode, such as HEIC. */
export async function pictureFacts(file: Blob): Promise<PictureFacts | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = COPY;
    canvas.height = COPY;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.drawImage(picture, 0, 0, COPY, COPY);
    const { data } = context.getImageData(0, 0, COPY, COPY);
    const { width, height } = picture;
    picture.close();
    return { width, height, transparent: data.every((value, at) => at % 4 !== 3 || value === 0) };
  } catch {
    return null;
  }
}
