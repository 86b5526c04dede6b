import type { LeaseStore, PhotoStore, QueuedPhoto } from './album.types.js';

/** Stores photos as long as the page is open: for browsers that store none, and devices without room. */
export class MemoryPhotoStore implements PhotoStore, LeaseStore {
  private readonly photos = new Map<string, QueuedPhoto>();
  private readonly files = new Map<string, Blob>();
  private readonly leases = new Map<string, { holder: string; until: number }>();

  list(invitationId: string): Promise<QueuedPhoto[]> {
    const own = [...this.photos.values()].filter((photo) => photo.invitationId === invitationId);
    return Promise.resolve(own.sort((a, b) => a.order - b.order));
  }

  add(photo: QueuedPhoto, file: Blob): Promise<void> {
    this.photos.set(photo.upload, photo);
    this.files.set(photo.upload, file);
    return Promise.resolve();
  }

  update(upload: string, change: Partial<QueuedPhoto>): Promise<QueuedPhoto | null> {
    const photo = this.photos.get(upload);
    if (!photo) return Promise.resolve(null);
    const changed = { ...photo, ...change };
    this.photos.set(upload, changed);
    return Promise.resolve(changed);
  }

  finish(upload: string): Promise<QueuedPhoto | null> {
    this.files.delete(upload);
    return this.update(upload, { state: 'sent', failure: null });
  }

  remove(upload: string): Promise<void> {
    this.photos.delete(upload);
    this.files.delete(upload);
    return Promise.resolve();
  }

  file(upload: string): Promise<Blob | null> {
    return Promise.resolve(this.files.get(upload) ?? null);
  }

  takeLease(name: string, holder: string, until: number, force = false): Promise<boolean> {
    const lease = this.leases.get(name);
    if (!force && lease && lease.holder !== holder && lease.until > Date.now()) return Promise.resolve(false);
    this.leases.set(name, { holder, until });
    return Promise.resolve(true);
  }

  dropLease(name: string, holder: string): Promise<void> {
    if (this.leases.get(name)?.holder === holder) this.leases.delete(name);
    return Promise.resolve();
  }
}
