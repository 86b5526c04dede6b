import type { GiftView } from '../gifts/gift.types.js';
import type { PhotoView } from '../photos/photo.types.js';
import type { InvitationView } from './invitation.types.js';

/** An invitation with what is stored beside it. */
export interface InvitationContent {
  invitation: InvitationView;
  gifts: GiftView[];
  photos: PhotoView[];
}
