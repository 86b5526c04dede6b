import { Injectable } from '@nestjs/common';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { FamiliesRepository } from './families.repository.js';
import type { FamilyRecord } from './family.schema.js';
import { type FamilyFiguresView, familyView, figuresView } from './family.view.js';
import type { ListEntry } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';

export interface OwnFamily {
  invitationId: OwnedInvitationId;
  family: FamilyRecord;
  entry: ListEntry;
}

/** So many families are read by their ids; more, by the index of their invitation. */
const FEW = 100;

/** Families for the owner of their list: whose they are is read from their documents. */
@Injectable()
export class OwnFamilies {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly editable: EditableInvitations,
    private readonly rsvps: FamilyRsvpService,
    private readonly secrets: GuestSecretsService,
  ) {}

  /** @throws DomainError not-found, trial-expired, package-required */
  async find(user: SignedInUser, id: string): Promise<OwnFamily> {
    const _id = toObjectId(id);
    const family = _id && (await this.families.findById(_id));
    if (!family) throw new DomainError('not-found');
    const { id: invitationId } = await this.editable.find(user, family.invitationId.toHexString(), 'attendance');
    const entry = await this.lists.entryOf(family.invitationId, family._id);
    if (!entry) throw new DomainError('not-found');
    return { invitationId, family, entry };
  }

  async view(family: FamilyRecord, place: Pick<ListEntry, 'b' | 's'>): Promise<FamilyView> {
    const ids = { id: family._id.toHexString(), invitationId: family.invitationId.toHexString() };
    return familyView(family, place, await this.rsvps.find(ids), this.secrets);
  }

  /** Those of some families that are on the list, in its order. */
  async views(invitationId: OwnedInvitationId, ids: ReadonlySet<string>): Promise<FamilyView[]> {
    const { entries } = await this.lists.find(invitationId);
    return this.viewsOf(
      invitationId,
      entries.filter(({ f }) => ids.has(f.toHexString())),
    );
  }

  /** The families of these entries, in the order in which they were added. */
  async viewsOf(invitationId: OwnedInvitationId, entries: readonly ListEntry[]): Promise<FamilyView[]> {
    const places = new Map(entries.map((entry) => [entry.f.toHexString(), entry]));
    const [families, answers] = await Promise.all([
      entries.length <= FEW
        ? this.families.findByIds(entries.map(({ f }) => f)).then((few) => few.toSorted(byAddition))
        : this.families.findByInvitation(invitationId),
      this.rsvps.ofInvitation(invitationId),
    ]);
    return families.flatMap((family) => {
      const id = family._id.toHexString();
      const entry = places.get(id);
      return entry ? [familyView(family, entry, answers.get(id) ?? null, this.secrets)] : [];
    });
  }

  /** What figures need of the families of these entries: no name, and no phone is read. */
  async figuresOf(invitationId: OwnedInvitationId, entries: readonly ListEntry[]): Promise<FamilyFiguresView[]> {
    const [families, answers] = await Promise.all([
      this.families.findFigures(invitationId),
      this.rsvps.ofInvitation(invitationId),
    ]);
    const familyOf = new Map(families.map((family) => [family._id.toHexString(), family]));
    return entries.flatMap((entry) => {
      const id = entry.f.toHexString();
      const family = familyOf.get(id);
      return family ? [figuresView(family, entry, answers.get(id) ?? null)] : [];
    });
  }
}

/** As `findByInvitation` sorts. */
const byAddition = (one: FamilyRecord, other: FamilyRecord): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one._id.toHexString() < other._id.toHexString() ? -1 : 1);
