/** The bytes of all uploads that are in memory, so that many at once can't fill it. */
export class HeldBytes {
  private held = 0;

  constructor(private readonly most: number) {}

  /** An upload that begins. */
  open(): UploadBytes {
    let own = 0;
    return {
      take: (bytes) => {
        if (this.held + bytes > this.most) return false;
        this.held += bytes;
        own += bytes;
        return true;
      },
      release: () => {
        this.held -= own;
        own = 0;
      },
    };
  }
}

export interface UploadBytes {
  /** @returns false when there is no room for them */
  take(bytes: number): boolean;
  /** All of them; may be called again. */
  release(): void;
}
