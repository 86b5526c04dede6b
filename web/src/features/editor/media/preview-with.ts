import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import type { GalleryItem } from './gallery-state.js';
import type { GiftRow } from './gift-state.js';
import type { PictureState } from './picture-store.js';

interface Chosen {
  qr: PictureState;
  secondQr: PictureState;
  logo: PictureState;
  gifts: readonly GiftRow[];
  photos: readonly GalleryItem[];
}

/**
 * An invitation with what is chosen and typed, stored or not; a picture that is not stored is at its `blob:` address.
 */
export function previewWith({ qr, secondQr, logo, gifts, photos }: Chosen) {
  const photoViews = photos.flatMap(photoView);
  const giftViews = gifts.flatMap(giftView);
  return (bundle: InvitationBundle): InvitationBundle => {
    const { invitation } = bundle;
    const { bankAccount, secondBankAccount } = invitation;
    const qrUrl = ({ picture, removed }: PictureState, stored: string | null): string | null =>
      picture?.url ?? (removed ? null : stored);
    return {
      ...bundle,
      gifts: giftViews,
      photos: photoViews,
      invitation: {
        ...invitation,
        openingLogo: logo.picture?.url ?? invitation.openingLogo,
        bankAccount: { ...bankAccount, qrUrl: qrUrl(qr, bankAccount.qrUrl) },
        secondBankAccount: { ...secondBankAccount, qrUrl: qrUrl(secondQr, secondBankAccount.qrUrl) },
      },
    };
  };
}

function photoView({ key, photo, picture, state }: GalleryItem, order: number): PhotoView[] {
  const imageUrl = photo?.imageUrl ?? picture?.url;
  if (imageUrl === undefined || state === 'refused' || state === 'removing') return [];
  return [{ _id: key, imageUrl, order }];
}

function giftView({ key, values, picture, stored }: GiftRow): GiftView[] {
  const { title, url, notes, enabled } = values;
  if (title.trim() === '') return [];
  const imageUrl = picture?.url ?? stored?.imageUrl ?? '';
  const reservation = stored?.reservation ?? null;
  return [{ _id: key, invitationId: '', title, productUrl: url, notes, enabled, imageUrl, reservation }];
}
