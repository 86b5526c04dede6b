import type { OrderItemInput } from '../pricing/order-item.types.js';
import type { InvitationContent } from './invitation-content.types.js';
import type { InvitationView } from './invitation.types.js';
import { newInvitationContent } from './new-invitation.js';
import { isSectionOpen } from './packages.js';

// One object each, so that a comparison by identity sees no change.
const EMPTY = newInvitationContent();
const NO_GIFTS: InvitationContent['gifts'] = [];
const NO_PHOTOS: InvitationContent['photos'] = [];

const WITHOUT_SALAM_KAUT = {
  bankAccount: EMPTY.bankAccount,
  secondBankAccount: EMPTY.secondBankAccount,
} satisfies Partial<InvitationView>;
const WITHOUT_RECEIVER = { giftReceiverName: '', giftDeliveryAddress: '' } satisfies Partial<InvitationView>;
const WITHOUT_ATTENDANCE = { attendanceMessage: '' } satisfies Partial<InvitationView>;
const WITHOUT_DRESS_CODE = { dressCode: EMPTY.dressCode } satisfies Partial<InvitationView>;
const WITHOUT_BOTTOM_BAR = { bottomBar: EMPTY.bottomBar } satisfies Partial<InvitationView>;
const WITHOUT_ALBUM = { album: false } satisfies Partial<InvitationView>;
/** The looks and texts of the section; its switches go on to decide what guests may do. */
const WITHOUT_OTHERS = {
  customVerse: null,
  countdownLabel: '',
  backgroundColor: null,
  contentTextColor: null,
  coverPage: null,
  page1Style: null,
  page2Style: null,
  page3Style: null,
} satisfies Partial<InvitationView>;

const CONTENT = [
  ['salamKaut', WITHOUT_SALAM_KAUT],
  ['giftReceiver', WITHOUT_RECEIVER],
  ['attendance', WITHOUT_ATTENDANCE],
  ['dressCode', WITHOUT_DRESS_CODE],
  ['bottomBar', WITHOUT_BOTTOM_BAR],
  ['others', WITHOUT_OTHERS],
  ['album', WITHOUT_ALBUM],
] as const;

/**
 * An invitation's content as guests get it: without what the order's package does not include any more, which stays
 * stored for a change back.
 * @param items of the order; `null` for samples and new invitations, which show everything
 */
export function published<T extends InvitationContent>(content: T, items: readonly OrderItemInput[] | null): T {
  if (items === null) return content;
  const closed = CONTENT.filter(([section]) => !isSectionOpen(section, items));
  const hasGallery = isSectionOpen('gallery', items);
  if (closed.length === 0 && hasGallery) return content;
  const invitation = closed.reduce<InvitationView>(
    (view, [, without]) => ({ ...view, ...without }),
    content.invitation,
  );
  const { coverPage } = invitation;
  return {
    ...content,
    invitation: {
      ...invitation,
      // A photo of the gallery may be the cover's ground.
      ...(coverPage?.backgroundImage && !hasGallery && { coverPage: { ...coverPage, backgroundImage: null } }),
    },
    gifts: isSectionOpen('gifts', items) ? content.gifts : NO_GIFTS,
    photos: hasGallery ? content.photos : NO_PHOTOS,
  };
}
