import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import { mediaTexts as t } from '../../../i18n/editor-media.js';
import { call } from '../../../lib/api.js';
import { clearDraft, draftOwner, readDraft, writeDraft } from '../../../lib/form/draft.js';
import type { KeptPicture } from '../../../lib/kept-pictures.js';
import { upload } from '../../../lib/upload.js';
import { NEW } from '../new-bundle.js';
import { galleryStore } from './gallery-store.js';
import { checkGift } from './check-gift.js';
import { draftOf, giftsOf, NO_DRAFT, withDraft, type GiftDraft } from './gift-state.js';
import { giftStore } from './gift-store.js';
import type { MediaOptions } from './media.types.js';
import { pictureStore } from './picture-store.js';

interface Told {
  onStored: MediaOptions['onStored'];
  /** The gallery stopped by itself: nobody pressed Save. */
  onGalleryFailed: (error: unknown) => void;
  /** Others show gifts too. */
  onGiftsStored: () => void;
}

const onDevice = () => import('../../../lib/kept-pictures.js');

export type MediaStores = ReturnType<typeof mediaStores>;

/** Pictures on their way from `new` to the invitation that was made for it, where the device keeps none. */
const handed = new Map<string, ReadonlyMap<string, KeptPicture>>();

/** What one invitation's editor has of files and lists, with what the device kept of them. */
export function mediaStores({ invitation, gifts, photos }: InvitationBundle, told: Told) {
  const { _id: id } = invitation;
  const owner = draftOwner();
  const qr = pictureStore(invitation.bankAccount.qrUrl);
  const logo = pictureStore(invitation.openingLogo);
  const gallery = galleryStore(
    photos,
    {
      add: (picture, order, sending) =>
        upload('POST /api/photo/add', { body: { invitationId: id, order }, picture, ...sending }),
      remove: (photo) => call('DELETE /api/photo/delete', { body: { id: photo, invitationId: id } }),
      order: async (ids) => (await call('PUT /api/photo/order', { body: { invitationId: id, ids } })).photos,
      list: async () => (await bundleOf(id)).photos,
    },
    {
      held: id === NEW,
      onStored: (now) => told.onStored((stored) => ({ ...stored, photos: now })),
      onFailed: told.onGalleryFailed,
    },
  );
  const draft = readDraft<GiftDraft>(giftKey(id), NO_DRAFT, owner());
  const list = giftStore(draft ? withDraft(giftsOf(gifts), draft, t.gone) : gifts, {
    calls: {
      create: (values, picture, sending) =>
        upload('POST /api/gift/create', { body: { ...values, invitationId: id }, picture, ...sending }),
      update: (gift, values, picture, sending) =>
        upload('PUT /api/gift/update', { body: { ...values, id: gift, invitationId: id }, picture, ...sending }),
      remove: (gift) => call('DELETE /api/gift/delete', { body: { id: gift, invitationId: id } }),
      list: () => call('GET /api/gift/find-by-invitation/:invitationId', { params: { invitationId: id } }),
    },
    check: checkGift,
    texts: {
      required: t.required,
      gone: t.gone,
      chooseAgain: t.chooseAgain,
      overtaken: ({ title, productUrl, notes }) =>
        t.overtaken([title, productUrl, notes].filter((text) => text !== '').join(' · ')),
    },
    onStored: (now) => {
      told.onStored((stored) => ({ ...stored, gifts: now }));
      told.onGiftsStored();
    },
  });

  /** The files that are chosen and not stored, by the names under which the device keeps them. */
  const chosen = (): Map<string, KeptPicture> => {
    const files = new Map<string, KeptPicture>();
    const { picture: code } = qr.get();
    const { picture: seal } = logo.get();
    if (code) files.set('qr', { file: code.file, position: 0 });
    if (seal) files.set('logo', { file: seal.file, position: 0 });
    list.get().rows.forEach(({ key, picture }, position) => {
      if (picture) files.set(`gift/${key}`, { file: picture.file, position });
    });
    gallery.get().items.forEach(({ key, picture, photo, state }, position) => {
      if (picture && !photo && state !== 'refused') files.set(`photo/${key}`, { file: picture.file, position });
    });
    return files;
  };

  return {
    qr,
    logo,
    gallery,
    gifts: list,

    /**
     * Takes what was chosen before, here or under `new`.
     * @returns what the device keeps of it, and when the photos among it are stored or have failed
     */
    restore: async (): Promise<{ kept: ReadonlyMap<string, KeptPicture>; photosSent: Promise<void> }> => {
      const files = handed.get(id) ?? (await (await onDevice()).keptPictures(owner(), id));
      handed.delete(id);
      const photosKept: { key: string; file: File }[] = [];
      for (const [name, { file }] of files) {
        const [kind, key = ''] = name.split('/');
        if (kind === 'qr') await qr.choose(file);
        else if (kind === 'logo') await logo.choose(file);
        else if (kind === 'gift') await list.choose(key, file);
        else photosKept.push({ key, file });
      }
      return { kept: files, photosSent: photosKept.length > 0 ? gallery.restore(photosKept) : Promise.resolve() };
    },

    /** Keeps on the device, from now on, whatever is not stored. @param before what it keeps @returns how to stop */
    keep: (before: ReadonlyMap<string, KeptPicture>): (() => void) => {
      let kept = before;
      const sync = () => {
        writeDraft<GiftDraft>(giftKey(id), draftOf(list.get()), NO_DRAFT, owner());
        const now = chosen();
        for (const [name, picture] of now) {
          if (!isSame(kept.get(name), picture))
            void onDevice().then(({ keepPicture }) => keepPicture(owner(), id, name, picture));
        }
        for (const name of kept.keys())
          if (!now.has(name)) void onDevice().then(({ dropPicture }) => dropPicture(owner(), id, name));
        kept = now;
      };
      sync();
      const stops = [qr, logo, gallery, list].map(({ subscribe }) => subscribe(sync));
      return () => stops.forEach((stop) => stop());
    },

    /** Whether the device keeps every file that is chosen and not stored. */
    areKept: async (): Promise<boolean> => (await onDevice()).areKept(owner(), id, chosen()),

    /** Gives everything to the editor of another invitation. */
    handOn: async (to: string): Promise<void> => {
      const files = chosen();
      handed.set(to, files);
      writeDraft<GiftDraft>(giftKey(to), draftOf(list.get()), NO_DRAFT, owner());
      clearDraft(giftKey(id), owner());
      const { dropPicture, keepPicture } = await onDevice();
      for (const [name, picture] of files) {
        await keepPicture(owner(), to, name, picture);
        await dropPicture(owner(), id, name);
      }
    },
  };
}

function isSame(one: KeptPicture | undefined, other: KeptPicture): boolean {
  return one?.file === other.file && one.position === other.position;
}

function giftKey(invitationId: string): string {
  return `editor:${invitationId}:gifts`;
}

function bundleOf(id: string): Promise<InvitationBundle> {
  return call('GET /api/invitation/find-one/:id', { params: { id } });
}
