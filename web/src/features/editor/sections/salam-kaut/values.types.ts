import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';

/** The QR codes are files, which `media.qr` holds. */
export type SalamKautValues = Required<Omit<SalamKautDto, 'invitationId' | 'second' | 'removeImage'>>;
