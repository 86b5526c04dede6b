/** A file that was chosen, and an address under which this page can show it. */
export interface ChosenPicture {
  file: File;
  /** `blob:` until `forgetPicture`. Not every browser can decode every format (HEIC). */
  url: string;
}

export function choosePicture(file: File): ChosenPicture {
  return { file, url: URL.createObjectURL(file) };
}

/** Releases the file; a picture that is on the screen stays there. */
export function forgetPicture(picture: ChosenPicture | null): void {
  if (picture) URL.revokeObjectURL(picture.url);
}

/** Where a stored picture is, in a width that the server stores beside it. */
export function storedPicture(imageUrl: string, width?: 320 | 640): string {
  return `/storage/${width === undefined ? imageUrl : imageUrl.replace(/\.webp$/, `-${width}.webp`)}`;
}
