/** What a picture is for. Each purpose has a folder of its own among the files. */
export const IMAGE_PURPOSES = [
  'photo',
  'gift',
  'opening-logo',
  'place',
  'cover',
  'bank-qr',
  'design',
  'album',
] as const;
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number];

const FOLDERS: Readonly<Record<ImagePurpose, string>> = {
  photo: 'photos',
  gift: 'gifts',
  'opening-logo': 'opening-logos',
  place: 'place-photos',
  cover: 'cover-photos',
  'bank-qr': 'bank-qrs',
  design: 'design-images',
  album: 'album',
};

/** The folders of uploaded pictures: first segments of their keys. */
export const IMAGE_FOLDERS: readonly string[] = Object.values(FOLDERS);

/** Widths of the smaller files beside a picture, in pixels. */
export const VARIANT_WIDTHS = [640, 320] as const;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
/** Folder, shard (none in keys of earlier versions) and UUID. */
const IMAGE_KEY = new RegExp(
  `^([a-z-]+)/([0-9a-f]{2}/)?(${UUID})(?:(?:-(?:${VARIANT_WIDTHS.join('|')}))?\\.webp|-original\\.bin)$`,
);

/**
 * The key of a new picture: `photos/3f/3f….webp`, by its UUID. It can't be guessed, and nothing of the upload's name is
 * in it. The shard, the first two digits, keeps the folders of a local disk small.
 */
export function newImageKey(purpose: ImagePurpose, uuid: string): string {
  return `${FOLDERS[purpose]}/${uuid.slice(0, 2)}/${uuid}.webp`;
}

/** The key of a picture's smaller file: `photos/3f/<uuid>-640.webp`. */
export function variantKey(key: string, width: number): string {
  return key.replace(/\.webp$/, `-${width}.webp`);
}

/** The key of what a guest sent, as it came; only photos of an album have it. */
export function originalKey(key: string): string {
  return key.replace(/\.webp$/, '-original.bin');
}

/** The keys of all files of a picture. */
export function filesOf(key: string): string[] {
  const files = [key, ...VARIANT_WIDTHS.map((width) => variantKey(key, width))];
  return key.startsWith(`${FOLDERS.album}/`) ? [...files, originalKey(key)] : files;
}

/** Which picture a file belongs to, and what that is for; nothing for a file that was never an uploaded picture. */
export function parseImageKey(file: string): { key: string; purpose: ImagePurpose } | undefined {
  const [, folder, shard = '', uuid = ''] = IMAGE_KEY.exec(file) ?? [];
  const purpose = IMAGE_PURPOSES.find((name) => FOLDERS[name] === folder);
  if (!purpose || (shard !== '' && !uuid.startsWith(shard.slice(0, 2)))) return undefined;
  return { key: `${FOLDERS[purpose]}/${shard}${uuid}.webp`, purpose };
}
