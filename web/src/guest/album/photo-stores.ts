import type { PhotoStore, QueuedPhoto } from './album.types.js';
import type { MemoryPhotoStore } from './memory-photo-store.js';

export interface QueueItem extends QueuedPhoto {
  /** Stored on the device; otherwise it is lost with the page. */
  onDevice: boolean;
}

/** Where photos wait: on the device, and in memory those that the device does not take. */
export class PhotoStores {
  private readonly inMemory = new Set<string>();

  /** @param device `null` where the browser stores nothing */
  constructor(
    private readonly device: PhotoStore | null,
    private readonly memory: MemoryPhotoStore,
  ) {}

  /** @returns why the device does not store it, or `null` */
  async add(photo: QueuedPhoto, file: File): Promise<'full' | 'no-storage' | null> {
    if (!this.device) return this.addToMemory(photo, file, 'no-storage');
    try {
      await this.device.add(photo, file);
      return null;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return this.addToMemory(photo, file, isFull ? 'full' : 'no-storage');
    }
  }

  private async addToMemory<Why>(photo: QueuedPhoto, file: File, why: Why): Promise<Why> {
    this.inMemory.add(photo.upload);
    await this.memory.add(photo, file);
    return why;
  }

  /** The store that has a photo. */
  of(upload: string): PhotoStore {
    return this.device && !this.inMemory.has(upload) ? this.device : this.memory;
  }

  async remove(upload: string): Promise<void> {
    await this.of(upload).remove(upload);
    this.inMemory.delete(upload);
  }

  /** What the device stores; `null` when it can't be read now. */
  async onDevice(invitationId: string): Promise<QueuedPhoto[] | null> {
    return this.device ? this.device.list(invitationId).catch(() => null) : null;
  }

  /** All that wait, in their order. @param kept what the device stores */
  async all(invitationId: string, kept: readonly QueuedPhoto[]): Promise<QueueItem[]> {
    const unkept = await this.memory.list(invitationId);
    return [
      ...kept.map((photo) => ({ ...photo, onDevice: true })),
      ...unkept.map((photo) => ({ ...photo, onDevice: false })),
    ].sort((a, b) => a.order - b.order);
  }
}
