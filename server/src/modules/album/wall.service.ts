import { Injectable } from '@nestjs/common';
import { albumTime } from '@serikad/shared/album/album-time';
import type { WallLinkDto } from '@serikad/shared/album/album.dto';
import { ALBUM_PAGE, type WallView } from '@serikad/shared/album/album.types';
import { namesSlug, shortNames } from '@serikad/shared/invitations/couple-names';
import { Types } from 'mongoose';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { retryOnConflict, unavailable } from '../../common/retry-on-conflict.js';
import { sha256Base64Url } from '../../common/sha256.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { guestAlbum } from '../invitations/guest-invitation.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { ShortAddressesService } from '../short-addresses/short-addresses.service.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { photoView } from './album.view.js';
import { AlbumsRepository } from './albums.repository.js';
import { wallLinkOf } from './wall-link.js';

/** Each attempt that fails means that another one was written, so this many are more than there are at once. */
const LINK_RETRY = { tries: 50, onGivingUp: unavailable(1) };

/** The hall's screen: its link, and the photos that it shows. */
@Injectable()
export class WallService {
  constructor(
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly invitations: InvitationsService,
    private readonly addresses: ShortAddressesService,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes or renews the link, or revokes it: an earlier one is unknown at once.
   * @returns its path; empty without one
   * @throws DomainError not-found, trial-expired, package-required, unavailable
   */
  async setLink(user: SignedInUser, { invitationId: of, active }: WallLinkDto): Promise<string> {
    const { id } = active ? await this.editable.find(user, of, 'album') : await this.editable.findForRemoval(user, of);
    const _id = new Types.ObjectId(id);
    const saved = await retryOnConflict(LINK_RETRY, async () => {
      const album = await this.albums.find(_id);
      const rotation = album.wall?.rotation ?? 0;
      const wall = active
        ? { hash: sha256Base64Url(this.secrets.wallToken(id, rotation)), rotation: rotation + 1 }
        : { rotation };
      return (await this.albums.saveWall(_id, album.wall, wall)) ? { ...album, wall } : 'again';
    });
    return wallLinkOf(saved, this.secrets);
  }

  /**
   * What the screen shows. One read by an index for every link that does not work, so that its time reveals nothing.
   * @throws DomainError not-found, for unknown, renewed and revoked links, and while guests see no album
   */
  async view(token: string): Promise<WallView> {
    const album = await this.albums.findByWall(sha256Base64Url(token));
    if (!album) throw new DomainError('not-found');
    const { id, order } = await this.editable.ofLink(album._id.toHexString(), 'album');
    const invitation = await this.invitations.ofOrder(order);
    if (!guestAlbum(invitation, order.items, this.clock.now()).on) throw new DomainError('not-found');
    const [photos, count, address] = await Promise.all([
      this.photos.page(album._id, 'approved', { limit: ALBUM_PAGE }),
      this.photos.countOf(album._id, 'approved'),
      this.addresses.current(id),
    ]);
    const { couple, language } = invitation;
    return {
      names: shortNames(couple),
      language,
      time: albumTime(invitation, this.clock.now()),
      link: address === undefined ? `/invitation/view/${id}/${encodeURIComponent(namesSlug(couple))}` : `/k/${address}`,
      count,
      photos: photos.map((photo) => photoView(photo)),
    };
  }
}
