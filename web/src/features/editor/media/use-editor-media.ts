import type { InvitationBundle } from '@serikad/shared/invitations/invitation-bundle.types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { mediaTexts as t } from '../../../i18n/editor-media.js';
import { isApiError } from '../../../lib/api-error.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { invalidateOrders } from '../../../lib/queries/orders.js';
import { upload } from '../../../lib/upload.js';
import { isGalleryDirty } from './gallery-state.js';
import { giftFieldId, isGiftsDirty } from './gift-state.js';
import { mediaStores } from './media-stores.js';
import { storedPicture } from './chosen-picture.js';
import type { EditorMedia, GalleryMedia, GiftsMedia, MediaOptions, PictureMedia, QrMedia } from './media.types.js';
import type { PictureStore } from './picture-store.js';
import { useObserved } from '../../../lib/observed.js';
import { previewWith } from './preview-with.js';
import { ignoreMissedDrops } from './use-file-drop.js';

const alwaysValid = () => true;

/** The files and lists of one invitation's editor. */
export function useEditorMedia({ bundle, onStored }: MediaOptions): EditorMedia {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const latest = useRef(bundle);
  useEffect(() => {
    latest.current = bundle;
  });
  // `onStored` and the dialogs stay the same as long as the editor is open.
  const [stores] = useState(() =>
    mediaStores(bundle, {
      onStored,
      onGiftsStored: () => void invalidateOrders(client),
      onGalleryFailed: (error) => {
        // The gallery shows the rest.
        if (isApiError(error, 'trial-expired')) dialogs.showError(error, bundle.invitation.orderId ?? undefined);
      },
    }),
  );
  const ready = useDeviceCopies(stores);
  useUpdatesFromElsewhere(stores, bundle);

  const qrState = useObserved(stores.qr);
  const logoState = useObserved(stores.logo);
  const giftState = useObserved(stores.gifts);
  const galleryState = useObserved(stores.gallery);

  const qr = useMemo<QrMedia>(
    () => ({
      ...pictureMedia(stores.qr, t.qr, (invitation) => invitation.bankAccount.qrUrl),
      dirty: qrState.picture !== null || qrState.removed,
      saving: qrState.progress !== null,
      savedWithForm: true,
      check: alwaysValid,
      save: () => Promise.resolve(),
      send: (body, headers) =>
        stores.qr.send(({ picture, removed, ...sending }) =>
          upload('PUT /api/invitation/update/salam-kaut', {
            body: { ...body, ...(removed && { removeImage: true }) },
            picture,
            headers,
            ...sending,
          }),
        ),
    }),
    [stores, qrState],
  );

  const logo = useMemo<PictureMedia>(
    () => ({
      ...pictureMedia(stores.logo, t.logo, (invitation) => invitation.openingLogo),
      dirty: logoState.picture !== null,
      saving: logoState.progress !== null,
      check: alwaysValid,
      save: () =>
        stores.logo.send(async ({ picture, ...sending }) => {
          const { _id: id } = latest.current.invitation;
          // The cache may be newer than the last render.
          const { revisions } = (client.getQueryData(invitationQuery(id).queryKey) ?? latest.current).invitation;
          const headers = { 'If-Match': `"${revisions.openingLogo}"` };
          const { openingLogo } = await upload('PUT /api/invitation/opening-logo', {
            body: { id },
            picture,
            headers,
            ...sending,
          });
          onStored((stored) => withLogo(stored, openingLogo));
        }),
    }),
    [client, onStored, stores, logoState],
  );

  const gifts = useMemo<GiftsMedia>(
    () => ({
      store: stores.gifts,
      dirty: isGiftsDirty(giftState),
      saving: giftState.saving,
      check: async ({ focus }) => {
        const invalid = await stores.gifts.check();
        if (invalid && focus) {
          // Once its row is open on the page.
          await new Promise((shown) => setTimeout(shown));
          document.getElementById(giftFieldId(invalid.key, invalid.field))?.focus();
        }
        return invalid === undefined;
      },
      save: stores.gifts.save,
    }),
    [stores, giftState],
  );

  const gallery = useMemo<GalleryMedia>(
    () => ({
      store: stores.gallery,
      dirty: isGalleryDirty(galleryState),
      saving: galleryState.working,
      savedAt: galleryState.savedAt,
      check: alwaysValid,
      save: stores.gallery.save,
    }),
    [stores, galleryState],
  );

  const preview = useMemo(
    () =>
      previewWith({
        qr: qrState,
        logo: logoState,
        gifts: giftState.rows,
        photos: galleryState.items,
      }),
    [qrState, logoState, giftState.rows, galleryState.items],
  );

  return useMemo(
    () => ({ ready, qr, logo, gifts, gallery, preview, areOnDevice: stores.areOnDevice, moveTo: stores.moveTo }),
    [ready, qr, logo, gifts, gallery, preview, stores],
  );
}

/** Restores what the device has, and stores there what is chosen from then on. @returns whether it is restored */
function useDeviceCopies(stores: ReturnType<typeof mediaStores>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const restored = await stores.restore().catch(() => undefined);
      if (left) return;
      // Before the photos are sent: a page that ends meanwhile has lost none.
      stop = stores.storeOnDevice(restored?.onDevice ?? new Map());
      await restored?.photosSent;
      if (!left) setReady(true);
    };
    void begin();
    return () => {
      left = true;
      stop?.();
    };
  }, [stores]);
  useEffect(ignoreMissedDrops, []);
  return ready;
}

/** Takes what another device has stored, and goes on with uploads when the network is back. */
function useUpdatesFromElsewhere(
  stores: ReturnType<typeof mediaStores>,
  { invitation, photos, gifts }: InvitationBundle,
): void {
  const { openingLogo, bankAccount } = invitation;
  useEffect(() => stores.qr.take(bankAccount.qrUrl), [stores, bankAccount.qrUrl]);
  useEffect(() => stores.logo.take(openingLogo), [stores, openingLogo]);
  useEffect(() => stores.gallery.take(photos), [stores, photos]);
  useEffect(() => stores.gifts.take(gifts), [stores, gifts]);
  useEffect(() => {
    const resume = () => stores.gallery.resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [stores]);
}

/** What logo and QR code have in common. */
function pictureMedia(
  store: PictureStore,
  label: string,
  storedIn: PictureMedia['storedIn'],
): Pick<PictureMedia, 'store' | 'storedIn' | 'overtaken'> {
  return {
    store,
    storedIn,
    overtaken: (invitation) => {
      const stored = storedIn(invitation);
      if (!store.isOvertaken(stored)) return undefined;
      return { label, stored: stored && storedPicture(stored, 320), own: store.get().picture?.url ?? null };
    },
  };
}

function withLogo(stored: InvitationBundle, openingLogo: string): InvitationBundle {
  const { invitation } = stored;
  const revisions = { ...invitation.revisions, openingLogo: invitation.revisions.openingLogo + 1 };
  return { ...stored, invitation: { ...invitation, openingLogo, customOpeningLogo: true, revisions } };
}
