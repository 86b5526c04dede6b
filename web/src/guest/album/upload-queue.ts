import { newKey } from '../../platform/new-key.js';
import type { QueuedPhoto } from './album.types.js';
import { checkFiles, fingerprintOf, type Refused } from './chosen-files.js';
import { canRetry, mayPass } from './failures.js';
import { GuestPhotos, type GuestPhotosOptions } from './guest-photos.js';
import type { QueueItem } from './photo-stores.js';
import { PhotoSender, type SenderOptions } from './photo-sender.js';

type QueueOptions = GuestPhotosOptions &
  SenderOptions & {
    api: GuestPhotosOptions['api'] & SenderOptions['api'];
    /** A preview and a sample send nothing. */
    sends: boolean;
  };

/**
 * Sends a guest's photos one after the other, in pieces, and goes on where it was after a break of the line, a reload
 * or the phone's sleep. The server says how far each photo is; nothing is sent twice. Whatever fails for a while is
 * tried again by itself; what is refused stays in the list with the reason.
 */
export class UploadQueue {
  private readonly photos: GuestPhotos;
  /** `null` in a preview and a sample. */
  private readonly sender: PhotoSender | null;
  /** Chosen files are stored one choice after the other. */
  private adding: Promise<unknown> = Promise.resolve();
  readonly subscribe: GuestPhotos['subscribe'];
  readonly current: GuestPhotos['current'];

  constructor(private readonly options: QueueOptions) {
    this.photos = new GuestPhotos(options);
    this.sender = options.sends ? new PhotoSender(this.photos, options) : null;
    this.subscribe = this.photos.subscribe;
    this.current = this.photos.current;
  }

  /** Reads what the device has stored, and sends it; also what was refused for a reason that may have passed. */
  async start(): Promise<void> {
    this.sender?.resume();
    await this.photos.reload();
    await this.queueAgain(({ failure }) => failure !== null && mayPass(failure));
    this.sender?.run();
  }

  /** Ends with the next answer of the server. */
  stop(): void {
    this.sender?.stop();
  }

  /** The network may be back, or the page is looked at again. */
  wake(): void {
    this.sender?.wake();
  }

  /** Takes chosen files into the queue. @returns those that are not sent, by the reason */
  add(files: readonly File[]): Promise<Refused> {
    this.photos.storing += files.length;
    this.photos.show({});
    const added = this.adding.then(() => this.storeChosen(files));
    this.adding = added.catch(() => undefined);
    return added;
  }

  private async storeChosen(files: readonly File[]): Promise<Refused> {
    // Another tab may have added some since.
    await this.photos.reload();
    // What is chosen again although it may still be sent is sent once.
    const chosen = new Set(files.map(fingerprintOf));
    await this.queueAgain(
      ({ failure, fingerprint }) => failure !== null && mayPass(failure) && chosen.has(fingerprint),
    );
    this.sender?.run();
    const { items, left } = this.current();
    const known = items.filter(({ state }) => state !== 'failed').map(({ fingerprint }) => fingerprint);
    const { taken, refused } = checkFiles(files, new Set(known), left);
    let order = Math.max(Date.now(), ...items.map((item) => item.order + 1));
    this.photos.storing -= files.length - taken.length;
    this.photos.show({});
    for (const file of taken) {
      const photo: QueuedPhoto = {
        upload: newKey(),
        invitationId: this.options.invitationId,
        order,
        fileName: file.name,
        fingerprint: fingerprintOf(file),
        bytes: file.size,
        state: 'queued',
        failure: null,
        photoId: null,
        received: 0,
        pieces: 0,
      };
      await this.photos.add(photo, file);
      order += 1;
      this.sender?.run();
    }
    return refused;
  }

  /** Takes a photo out of the queue; one that the server has in part is removed there as well. */
  remove(upload: string): Promise<void> {
    return this.photos.remove(upload);
  }

  /** Tries photos again that were refused. @param upload absent: all of them */
  async retry(upload?: string): Promise<void> {
    await this.queueAgain(
      (item) => item.failure !== null && canRetry(item.failure) && (upload === undefined || item.upload === upload),
    );
    this.wake();
  }

  /** Loads the guest's own photos. @throws CallError */
  async loadOwn(): Promise<void> {
    if (this.options.sends) await this.photos.loadOwn();
  }

  /** Removes a photo that the server has. @throws CallError */
  removeOwn(id: string): Promise<void> {
    return this.photos.removeOwn(id);
  }

  /** The file of a photo that waits, to be shown. */
  fileOf(upload: string): Promise<Blob | null> {
    return this.photos.storeOf(upload).file(upload);
  }

  /** Photos that failed wait again. */
  private async queueAgain(isMeant: (item: QueueItem) => boolean): Promise<void> {
    for (const { upload } of this.current().items.filter(isMeant)) {
      this.sender?.forgetFailures(upload);
      await this.photos
        .storeOf(upload)
        .update(upload, { state: 'queued', failure: null })
        // It fails still, and can be tried again.
        .catch(() => null);
    }
    await this.photos.reload();
  }
}
