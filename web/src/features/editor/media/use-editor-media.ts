import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationAnswer, InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
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
import type {
  EditorMedia,
  GalleryMedia,
  GiftsMedia,
  LogoMedia,
  MediaOptions,
  PictureMedia,
  QrMedia,
} from './media.types.js';
import type { PictureState, PictureStore } from './picture-store.js';
import type { QrStore } from './qr-store.js';
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
  const secondQrState = useObserved(stores.secondQr);
  const logoState = useObserved(stores.logo);
  const giftState = useObserved(stores.gifts);
  const galleryState = useObserved(stores.gallery);

  const qr = useMemo<QrMedia>(
    () => ({
      ...pictureMedia([
        { store: stores.qr, label: t.qr, storedIn: ({ bankAccount }) => bankAccount.qrUrl },
        { store: stores.secondQr, label: t.secondQr, storedIn: ({ secondBankAccount }) => secondBankAccount.qrUrl },
      ]),
      first: stores.qr,
      second: stores.secondQr,
      dirty: isChosen(qrState) || isChosen(secondQrState),
      saving: qrState.progress !== null || secondQrState.progress !== null,
      savedWithForm: true,
      check: async () => (await Promise.all([stores.qr.check(), stores.secondQr.check()])).every((valid) => valid),
      save: () => Promise.resolve(),
      send: (body, headers) => sendAccounts(stores, body, headers),
    }),
    [stores, qrState, secondQrState],
  );

  const logo = useMemo<LogoMedia>(
    () => ({
      ...pictureMedia([{ store: stores.logo, label: t.logo, storedIn: (invitation) => invitation.openingLogo }]),
      store: stores.logo,
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
        secondQr: secondQrState,
        logo: logoState,
        gifts: giftState.rows,
        photos: galleryState.items,
      }),
    [qrState, secondQrState, logoState, giftState.rows, galleryState.items],
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
  const { openingLogo, bankAccount, secondBankAccount } = invitation;
  useEffect(() => stores.qr.take(bankAccount.qrUrl), [stores, bankAccount.qrUrl]);
  useEffect(() => stores.secondQr.take(secondBankAccount.qrUrl), [stores, secondBankAccount.qrUrl]);
  useEffect(() => stores.logo.take(openingLogo), [stores, openingLogo]);
  useEffect(() => stores.gallery.take(photos), [stores, photos]);
  useEffect(() => stores.gifts.take(gifts), [stores, gifts]);
  useEffect(() => {
    const resume = () => stores.gallery.resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [stores]);
}

interface PicturePlace {
  store: Pick<PictureStore, 'get' | 'isOvertaken' | 'confirmOverwrite' | 'reset'>;
  label: string;
  /** The picture that an invitation has there: its `imageUrl`. */
  storedIn: (invitation: InvitationView) => string | null;
}

/** What logo and QR codes have in common. */
function pictureMedia(places: readonly PicturePlace[]): Pick<PictureMedia, 'overtaken' | 'confirmOverwrite' | 'reset'> {
  return {
    overtaken: (invitation) => {
      const place = places.find(({ store, storedIn }) => store.isOvertaken(storedIn(invitation)));
      if (!place) return undefined;
      const stored = place.storedIn(invitation);
      const own = place.store.get().picture?.url ?? null;
      return { label: place.label, stored: stored && storedPicture(stored, 320), own };
    },
    confirmOverwrite: (invitation) => {
      for (const { store, storedIn } of places) store.confirmOverwrite(storedIn(invitation));
    },
    reset: () => {
      for (const { store } of places) store.reset();
    },
  };
}

function isChosen({ picture, removed }: PictureState): boolean {
  return picture !== null || removed;
}

/** The texts of both accounts go with the first code that is new, which alone one call can send. */
async function sendAccounts(
  { qr, secondQr }: Pick<ReturnType<typeof mediaStores>, 'qr' | 'secondQr'>,
  body: SalamKautDto,
  headers: Record<string, string>,
): Promise<InvitationAnswer> {
  const send = (store: QrStore, of: Partial<SalamKautDto>, revision: Record<string, string>) =>
    store.send(({ picture, removed, ...sending }) =>
      upload('PUT /api/invitation/update/salam-kaut', {
        body: { ...body, ...of, ...(removed && { removeImage: true }) },
        picture,
        headers: revision,
        ...sending,
      }),
    );
  const isSecondNew = isChosen(secondQr.get());
  if (!isChosen(qr.get()) && isSecondNew) return send(secondQr, { second: true }, headers);
  const answer = await send(qr, {}, headers);
  if (!isSecondNew) return answer;
  const { salamKaut: revision } = answer.invitation.revisions;
  return send(secondQr, { second: true }, { 'If-Match': `"${revision}"` });
}

function withLogo(stored: InvitationBundle, openingLogo: string): InvitationBundle {
  const { invitation } = stored;
  const revisions = { ...invitation.revisions, openingLogo: invitation.revisions.openingLogo + 1 };
  return { ...stored, invitation: { ...invitation, openingLogo, customOpeningLogo: true, revisions } };
}
