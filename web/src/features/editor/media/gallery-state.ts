import { MOST_PHOTOS, type PhotoView } from '@serikad/shared/photos/photo.types';
import type { ChosenPicture } from './chosen-picture.js';

/** A photo of the gallery, or a file on its way there. */
export interface GalleryItem {
  /** The same before and after it is stored. */
  key: string;
  photo: PhotoView | null;
  /** The file, also after it is stored. */
  picture: ChosenPicture | null;
  /** `refused`: no picture, and never will be one. `failed`: may be sent again. */
  state: 'stored' | 'checking' | 'waiting' | 'sending' | 'failed' | 'refused' | 'removing';
  /** How much of it is sent, 0 to 1. */
  progress: number;
  /** Why it failed or was refused. */
  problem: string | null;
  /** With which place it was sent: by it a photo is found whose answer was lost. */
  sentOrder: number | null;
}

export interface GalleryState {
  items: readonly GalleryItem[];
  /** The stored photos' ids, in the order that the server has. */
  storedOrder: readonly string[];
  /** Why the order could not be saved, or a photo not removed. */
  problem: string | null;
  /** Files that there was no room for. */
  leftOut: number;
  working: boolean;
  /** When something was stored last, ISO 8601. */
  savedAt: string | null;
}

export function galleryOf(photos: readonly PhotoView[]): GalleryState {
  return {
    items: photos.map(storedItem),
    storedOrder: photos.map(({ _id }) => _id),
    problem: null,
    leftOut: 0,
    working: false,
    savedAt: null,
  };
}

function storedItem(photo: PhotoView): GalleryItem {
  return { key: photo._id, photo, picture: null, state: 'stored', progress: 1, problem: null, sentOrder: null };
}

/** How many more files may be added: refused ones take no place. */
export function roomIn({ items }: GalleryState): number {
  return Math.max(0, MOST_PHOTOS - items.filter(({ state }) => state !== 'refused').length);
}

export function storedCount({ items }: GalleryState): number {
  return items.filter(({ photo, state }) => photo !== null && state !== 'removing').length;
}

/** The stored photos' ids as they are on the page. */
export function wantedOrder({ items }: GalleryState): string[] {
  return items.flatMap(({ photo, state }) => (photo && state !== 'removing' ? [photo._id] : []));
}

export function isOrderSaved(state: GalleryState): boolean {
  const wanted = wantedOrder(state);
  const stored = state.storedOrder.filter((id) => wanted.includes(id));
  return wanted.every((id, index) => stored[index] === id);
}

/** Whether something would be lost, or stay undone, if the page were left now. */
export function isGalleryDirty(state: GalleryState): boolean {
  return state.items.some((item) => item.state !== 'stored' && item.state !== 'refused') || !isOrderSaved(state);
}

/** A place that no photo has yet: behind all. */
export function nextOrder({ items }: GalleryState): number {
  const taken = items.flatMap(({ photo, sentOrder }) => [photo?.order ?? -1, sentOrder ?? -1]);
  return Math.min(1000, Math.max(-1, ...taken) + 1);
}

/** The items in the gallery's order: refused files have no place in it. */
export function placedItems({ items }: GalleryState): GalleryItem[] {
  return items.filter(({ state }) => state !== 'refused');
}

export function refusedItems({ items }: GalleryState): GalleryItem[] {
  return items.filter(({ state }) => state === 'refused');
}

/**
 * The gallery with what the server has now: photos that were removed elsewhere go, new ones come, files on their way
 * stay. An order that is not saved yet stays; else the server's is taken.
 */
export function withPhotos(before: GalleryState, photos: readonly PhotoView[]): GalleryState {
  const state = withLostAnswers(before, photos);
  const byId = new Map(photos.map((photo) => [photo._id, photo]));
  const known = new Set(state.items.flatMap(({ photo }) => photo?._id ?? []));
  const current = state.items.flatMap((item) => {
    if (!item.photo) return [item];
    const photo = byId.get(item.photo._id);
    return photo ? [{ ...item, photo }] : [];
  });
  const fresh = photos.filter(({ _id }) => !known.has(_id)).map(storedItem);
  const unsorted = [...current, ...fresh];
  return {
    ...state,
    items: isOrderSaved(state) ? inOrder(unsorted, photos) : unsorted,
    storedOrder: photos.map(({ _id }) => _id),
  };
}

/** Files that were sent without an answer, and have arrived: they are stored. */
export function withLostAnswers(state: GalleryState, photos: readonly PhotoView[]): GalleryState {
  const known = new Set(state.items.flatMap(({ photo }) => photo?._id ?? []));
  const arrived: string[] = [];
  const items = state.items.map((item): GalleryItem => {
    if (item.photo || item.sentOrder === null) return item;
    const photo = photos.find(({ _id, order }) => order === item.sentOrder && !known.has(_id));
    if (!photo) return item;
    arrived.push(photo._id);
    return { ...item, photo, state: 'stored', progress: 1, problem: null, sentOrder: null };
  });
  return arrived.length === 0 ? state : { ...state, items, storedOrder: [...state.storedOrder, ...arrived] };
}

/** The stored items as the server has them, each file that is on its way at its place. */
function inOrder(items: readonly GalleryItem[], photos: readonly PhotoView[]): GalleryItem[] {
  const byId = new Map(items.flatMap((item) => (item.photo ? [[item.photo._id, item] as const] : [])));
  const sorted = photos.flatMap(({ _id }) => byId.get(_id) ?? []);
  return items.map((item) => (item.photo ? (sorted.shift() ?? item) : item));
}
