import { observed } from '../../../lib/observed.js';
import type { QrReading } from '../sections/salam-kaut/bank-qr.js';
import { pictureStore, type PictureState } from './picture-store.js';

/** A bank's QR code that is chosen: what it says, and whether the couple have confirmed it. */
export interface QrState extends PictureState {
  /** `null`: nothing is chosen, or it is being read. */
  reading: QrReading | null;
  confirmed: boolean;
  /** Save was pressed before it was confirmed. */
  unconfirmed: boolean;
}

export type QrStore = ReturnType<typeof qrStore>;

const UNREAD: Pick<QrState, 'reading' | 'confirmed' | 'unconfirmed'> = {
  reading: null,
  confirmed: false,
  unconfirmed: false,
};

/**
 * The picture of an account's QR code. What is chosen is read at once; the code of an account takes the place of the
 * picture, drawn anew. Nothing is sent before the couple have confirmed it.
 * @param initial the `imageUrl` of the stored one
 */
export function qrStore(initial: string | null) {
  const picture = pictureStore(initial);
  const code = observed(UNREAD);
  const state = observed<QrState>({ ...picture.get(), ...UNREAD });
  const follow = (): void => state.set(() => ({ ...picture.get(), ...code.get() }));
  picture.subscribe(follow);
  code.subscribe(follow);
  let read = Promise.resolve();

  async function readChosen(file: File): Promise<void> {
    const { drawnBankQr, readBankQr } = await import('../sections/salam-kaut/bank-qr.js');
    const reading = await readBankQr(file);
    const isLate = (): boolean => picture.get().picture?.file !== file;
    if (isLate()) return;
    if (reading.kind === 'account') {
      const drawn = await drawnBankQr(reading.text).catch(() => undefined);
      if (isLate()) return;
      if (drawn) await picture.choose(drawn);
    }
    code.set((before) => ({ ...before, reading }));
  }

  return {
    ...picture,
    get: state.get,
    subscribe: state.subscribe,
    choose: async (file: File): Promise<boolean> => {
      if (!(await picture.choose(file))) return false;
      code.set(() => UNREAD);
      // Without the reader the couple confirm what they see.
      read = readChosen(file).catch(() => code.set((before) => ({ ...before, reading: { kind: 'none' } })));
      return true;
    },
    reset: (): void => {
      picture.reset();
      code.set(() => UNREAD);
    },
    remove: (): void => {
      picture.remove();
      code.set(() => UNREAD);
    },
    /** The couple say that it is their account, or that the picture is to be kept although it is none. */
    confirm: (): void => code.set((before) => ({ ...before, confirmed: true, unconfirmed: false })),
    /** Whether it may be sent; shows that it has to be confirmed. */
    check: async (): Promise<boolean> => {
      await read;
      if (picture.get().picture === null || code.get().confirmed) return true;
      code.set((before) => ({ ...before, unconfirmed: true }));
      return false;
    },
  };
}
