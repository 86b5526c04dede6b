/** What of a chosen picture is measured before it is shown on a card. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Whether nothing of it is seen. */
  transparent: boolean;
}

/** The box of a layer, in CSS px. */
export interface BoxSize {
  width: number;
  height: number;
}

/** Shortest side that shows anything on a card, in pixels. */
const LEAST_SIDE = 24;
/** Sides of the copy whose opacity is looked at. */
const COPY = 64;

/** Why a picture would show nothing useful; `null` where it may. @param box of its layer, which may be small itself */
export function pictureFault(
  { width, height, transparent }: PictureFacts,
  box: BoxSize = { width: LEAST_SIDE, height: LEAST_SIDE },
): 'tiny' | 'transparent' | null {
  if (transparent) return 'transparent';
  return Math.min(width, height) < Math.min(LEAST_SIDE, box.width, box.height) ? 'tiny' : null;
}

/** Measures a picture; `null` for one that this browser can't decode, such as HEIC. */
export async function pictureFacts(file: Blob): Promise<PictureFacts | null> {
  let picture: ImageBitmap | undefined;
  try {
    picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = COPY;
    canvas.height = COPY;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.drawImage(picture, 0, 0, COPY, COPY);
    const { data } = context.getImageData(0, 0, COPY, COPY);
    const { width, height } = picture;
    return { width, height, transparent: data.every((value, at) => at % 4 !== 3 || value === 0) };
  } catch {
    return null;
  } finally {
    picture?.close();
  }
}
