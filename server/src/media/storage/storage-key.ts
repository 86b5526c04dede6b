/** Media types by the extension of a stored file; nothing else is ever stored or served. */
const UPLOAD_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
/** The catalogue's drawings are ours, so they may be SVG. */
const CATALOGUE_TYPES: Readonly<Record<string, string>> = { ...UPLOAD_TYPES, svg: 'image/svg+xml' };

/**
 * Folders whose files /storage never serves: of guests' photos, their originals and the pieces that are being received.
 */
const PRIVATE_FOLDERS: ReadonlySet<string> = new Set(['album', 'album-pieces']);
/** What else is in them, not to be shown by a browser. */
const PRIVATE_TYPES: Readonly<Record<string, string>> = { ...UPLOAD_TYPES, bin: 'application/octet-stream' };

// Starts with a letter or digit, so neither `..` nor a dotfile is one; has no slash, backslash, colon, NUL or percent.
const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,119}$/i;
const MOST_SEGMENTS = 6;

/** A key taken apart. */
export interface StorageKey {
  segments: readonly string[];
  /** Media type. */
  type: string;
}

/** Reads a key; nothing when it isn't one of a file that `from` may hold. */
export function parseKey(key: string, from: 'uploads' | 'catalogue'): StorageKey | undefined {
  const segments = key.split('/');
  if (segments.length > MOST_SEGMENTS || !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const extension = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? '';
  const types = from === 'catalogue' ? CATALOGUE_TYPES : isPrivate(key) ? PRIVATE_TYPES : UPLOAD_TYPES;
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return type === undefined ? undefined : { segments, type };
}

/** Whether a key, in whatever case, is of a folder that is not served to everyone. */
export function isPrivate(key: string): boolean {
  return PRIVATE_FOLDERS.has((key.split('/')[0] ?? '').toLowerCase());
}
