import { Injectable } from '@nestjs/common';
import type { CreateDesignDto, UpdateDesignDto } from '@serikad/shared/designs/admin-design.dto';
import type { EditedField } from '@serikad/shared/designs/admin-design.types';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { DomainError } from '../../common/domain-error.js';
import { AuditService } from '../audit/audit.service.js';
import { type DesignEdit, SellerDesignsService } from './seller-designs.service.js';
import type { DesignRecord } from './design.schema.js';

/** How long a value in an audit entry may be. */
const LONGEST_NOTE = 200;

/** The seller's changes of the catalogue. Each has its entry in the audit before it is made. */
@Injectable()
export class DesignEditsService {
  constructor(
    private readonly sellerDesigns: SellerDesignsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError validation for a base that there is not, limit-reached */
  async create(
    seller: SignedInUser,
    { basedOn, name, category, theme, videoUrl }: CreateDesignDto,
  ): Promise<DesignRecord> {
    const base = await this.sellerDesigns.findBase(basedOn).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'not-found') throw wrongChoice('basedOn');
      throw error;
    });
    const fields = { name, category, theme, videoUrl: { premium: videoUrl || null } };
    return this.sellerDesigns.create(base, fields, (id) =>
      this.record(seller, id, 'design.created', { basedOn, name, category, theme }),
    );
  }

  /** @throws DomainError not-found */
  async update(seller: SignedInUser, dto: UpdateDesignDto): Promise<DesignRecord> {
    const before = await this.sellerDesigns.find(dto.id);
    const fields = editOf(dto);
    const names = Object.keys(fields) as EditedField[];
    if (names.length === 0) return before;
    const details = Object.fromEntries(names.map((name) => [name, noteOf(fields[name])]));
    await this.record(seller, dto.id, 'design.edited', details);
    return this.sellerDesigns.edit(dto.id, fields);
  }

  /** @throws DomainError not-found; validation for the design that every new invitation begins with */
  async setHidden(seller: SignedInUser, id: string, hidden: boolean): Promise<DesignRecord> {
    await this.sellerDesigns.find(id);
    if (hidden && id === DEFAULT_DESIGN) {
      throw new DomainError('validation', { fields: [{ field: 'hidden', code: 'defaultDesign' }] });
    }
    await this.record(seller, id, hidden ? 'design.hidden' : 'design.shown', {});
    return this.sellerDesigns.setHidden(id, hidden);
  }

  /** @throws DomainError conflict, with the present order, when designs were added meanwhile */
  async reorder(seller: SignedInUser, ids: readonly string[]): Promise<{ ids: string[] }> {
    await this.record(seller, 'all', 'design.ordered', { first: ids[0] ?? '', count: ids.length });
    if (await this.sellerDesigns.reorder(ids)) return { ids: [...ids] };
    const { designs } = await this.sellerDesigns.page('all', 0, Number.MAX_SAFE_INTEGER);
    throw new DomainError('conflict', { current: { ids: designs.map(({ _id }) => _id) } });
  }

  private record(
    seller: SignedInUser,
    id: string,
    action: 'design.created' | 'design.edited' | 'design.hidden' | 'design.shown' | 'design.ordered',
    details: Record<string, string | number>,
  ): Promise<void> {
    return this.audit.record({ actorId: seller.id, action, subject: { kind: 'design', id }, details });
  }
}

/** Field by field: nothing else of a body gets into the database. */
function editOf(dto: UpdateDesignDto): DesignEdit {
  const { name, category, theme, videoUrl, motifs, searchWords, type, palette, navbar } = dto;
  const {
    buttonColor,
    buttonTextColor,
    outlinedButtonColor,
    outlinedButtonTextColor,
    backgroundColor,
    firstPageBackgroundColor,
  } = dto;
  return {
    ...(name !== undefined && { name }),
    ...(category !== undefined && { category }),
    ...(theme !== undefined && { theme }),
    ...(videoUrl !== undefined && { videoUrl: { premium: videoUrl || null } }),
    ...(motifs !== undefined && { motifs: [...new Set(motifs)] }),
    ...(searchWords !== undefined && { searchWords }),
    ...(type !== undefined && { type: { name: type.name, head: type.head } }),
    ...(palette !== undefined && { palette: { ...palette } }),
    ...(navbar !== undefined && { navbar: { color: navbar.color, textColor: navbar.textColor } }),
    ...(buttonColor !== undefined && { buttonColor }),
    ...(buttonTextColor !== undefined && { buttonTextColor }),
    ...(outlinedButtonColor !== undefined && { outlinedButtonColor }),
    ...(outlinedButtonTextColor !== undefined && { outlinedButtonTextColor }),
    ...(backgroundColor !== undefined && { backgroundColor }),
    ...(firstPageBackgroundColor !== undefined && { firstPageBackgroundColor }),
  };
}

const noteOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST_NOTE);

export function wrongChoice(field: string): DomainError {
  return new DomainError('validation', { fields: [{ field, code: 'choice' }] });
}
