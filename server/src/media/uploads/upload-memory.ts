/** An upload whose bytes are held. */
interface BufferedUpload {
  owner: string;
  bytes: number;
  /** Ends it for another owner's; absent once it was received. */
  cut: (() => void) | undefined;
}

/**
 * The bytes of all uploads that are in memory, so that many at once can't fill it. When there is no room, the owner who
 * holds the most loses an upload that is still being received: uploads that never end keep no other owner's out.
 */
export class UploadMemory {
  private readonly uploads = new Set<BufferedUpload>();
  private buffered = 0;

  constructor(private readonly most: number) {}

  /**
   * An upload that begins.
   * @param owner whose it is
   * @param cut ends it without `take` having been refused; never called after `received`
   */
  open(owner: string, cut: () => void): UploadBytes {
    const upload: BufferedUpload = { owner, bytes: 0, cut };
    this.uploads.add(upload);
    return {
      take: (bytes) => this.take(upload, bytes),
      received: () => (upload.cut = undefined),
      release: () => this.release(upload),
    };
  }

  private take(upload: BufferedUpload, bytes: number): boolean {
    while (this.buffered + bytes > this.most) {
      const largest = this.largestAbove(upload.owner, bytes);
      if (!largest) return false;
      const { cut } = largest;
      this.release(largest);
      cut?.();
    }
    this.buffered += bytes;
    upload.bytes += bytes;
    return true;
  }

  private release(upload: BufferedUpload): void {
    this.buffered -= upload.bytes;
    upload.bytes = 0;
    upload.cut = undefined;
    this.uploads.delete(upload);
  }

  /** The largest upload under way of the owner who holds the most, if that is more than another one would hold. */
  private largestAbove(owner: string, more: number): BufferedUpload | undefined {
    const sums = new Map<string, number>();
    for (const each of this.uploads) sums.set(each.owner, (sums.get(each.owner) ?? 0) + each.bytes);
    const least = (sums.get(owner) ?? 0) + more;
    return [...this.uploads]
      .filter((each) => each.cut && each.bytes > 0 && each.owner !== owner && (sums.get(each.owner) ?? 0) > least)
      .sort((a, b) => (sums.get(b.owner) ?? 0) - (sums.get(a.owner) ?? 0) || b.bytes - a.bytes)[0];
  }
}

export interface UploadBytes {
  /** @returns false when there is no room for them */
  take(bytes: number): boolean;
  /** All is received: it is not cut any more. */
  received(): void;
  /** All of them; may be called again. */
  release(): void;
}
