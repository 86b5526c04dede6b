import { Injectable } from '@nestjs/common';
import type { FamilyDto } from '@serikad/shared/guest-list/family.dto';
import { MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import type { CommitImportDto, PreviewImportDto, UndoImportDto } from '@serikad/shared/guest-list/import/import.dto';
import {
  type ImportedBatch,
  type ImportPreview,
  LINE_COLUMNS,
  MOST_IMPORT_COLUMNS,
  UNDO_MINUTES,
} from '@serikad/shared/guest-list/import/import.types';
import { hasHead, matchColumns } from '@serikad/shared/guest-list/import/match-columns';
import { readContacts } from '@serikad/shared/guest-list/import/read-contacts';
import { type RawRow, readLines } from '@serikad/shared/guest-list/import/read-lines';
import { understandRows } from '@serikad/shared/guest-list/import/understand-rows';
import { fieldMessageCode } from '@serikad/shared/validation/field-messages';
import type { Types } from 'mongoose';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { randomObjectId, toObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamiliesRepository } from './families.repository.js';
import { type Addition, FamilyAdditionsService } from './family-additions.service.js';
import { newFamilyOf } from './family-content.js';
import { FamilyRemovalsService } from './family-removals.service.js';
import { FamilySessionsService } from './family-sessions.service.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import { OwnFamilies } from './own-families.service.js';
import { readCsv } from './read-csv.js';

/** How often a batch is tried anew because the list was written in between. */
const ATTEMPTS = 5;
const UNDO_MS = UNDO_MINUTES * 60_000;
const TOO_LATE = {
  en: `An import can be undone for ${UNDO_MINUTES} minutes. Please remove the families from the list instead.`,
  ms: `Import boleh dibatalkan dalam ${UNDO_MINUTES} minit. Sila buang keluarga itu daripada senarai.`,
};
const IN_USE = {
  en: 'An invitation was sent to one of these families, or one has opened it. Please remove the others from the list instead.',
  ms: 'Jemputan sudah dihantar kepada salah satu keluarga ini, atau sudah dibuka. Sila buang yang lain daripada senarai.',
};

const ADDED = {
  en: 'Some of these families were added to the list meanwhile. Please check the rows again.',
  ms: 'Sebahagian keluarga ini baru ditambah ke dalam senarai. Sila semak baris sekali lagi.',
};

/** Adds many families at once, from a text that is read anew for the preview and for the batch. */
@Injectable()
export class FamilyImportsService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly additions: FamilyAdditionsService,
    private readonly removals: FamilyRemovalsService,
    private readonly own: OwnFamilies,
    private readonly editable: EditableInvitations,
    private readonly sessions: FamilySessionsService,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, trial-expired, package-required, validation */
  async preview(user: SignedInUser, dto: PreviewImportDto): Promise<ImportPreview> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    const { entries } = await this.lists.find(invitationId);
    return understood(dto, await this.own.viewsOf(invitationId, entries));
  }

  /**
   * Adds the families of a text, all of them or none; the same text under the same key once.
   * @throws DomainError not-found, trial-expired, package-required, validation, limit-reached, idempotency-mismatch,
   *   conflict when more of them are on the list already than the couple know of, unavailable
   */
  async commit(user: SignedInUser, dto: CommitImportDto, key: string | undefined): Promise<ImportedBatch> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    const skipped = new Set(dto.skip);
    const rows = understood(dto, []).rows.filter(({ row }) => !skipped.has(row));
    const bad = rows.flatMap(({ row, problems }) =>
      problems.map(({ field, code }) => ({ field: `${row}.${field}`, code })),
    );
    if (bad.length > 0) throw new DomainError('validation', { fields: bad.slice(0, MOST_FAMILIES) });
    if (rows.length === 0) throw new DomainError('validation', { fields: [{ field: 'text', code: 'required' }] });

    const batch = key === undefined ? randomObjectId() : this.secrets.batchId(invitationId, key);
    const known = await this.sessions.known(invitationId, { sessions: dto.sessions ?? null });
    const added = rows.map(({ name, title, phone, seats, table, note }) => {
      const { branch, sessions = null } = dto;
      const family: FamilyDto = {
        name,
        title,
        phone,
        seats,
        side: 'both',
        language: null,
        note,
        table,
        sessions,
      };
      return newFamilyOf({ ...family, ...(branch !== undefined && { branch }) }, known);
    });
    const bodyHash = this.secrets.bodyHash(added);
    const additions = added.map((family, at) => ({
      _id: this.secrets.importedFamilyId(invitationId, batch, at),
      ...family,
      bodyHash,
    }));
    await this.addOnce(invitationId, dto, additions, { batch, bodyHash, skipped });
    if (dto.sessions) await this.sessions.keepInvited(invitationId);
    const undoUntil = new Date((await this.addedAt(invitationId, batch)).getTime() + UNDO_MS);
    return { id: batch.toHexString(), families: additions.length, undoUntil: undoUntil.toISOString() };
  }

  /**
   * Removes all families of an import.
   * @returns until when they can be restored
   * @throws DomainError not-found, trial-expired, conflict when it is too late
   */
  async undo(user: SignedInUser, { invitationId: of, id }: UndoImportDto): Promise<Date> {
    const { id: invitationId } = await this.editable.findForRemoval(user, of);
    const batch = toObjectId(id);
    const families = batch ? await this.families.findBatch(invitationId, batch) : [];
    const [first] = families;
    if (!first) throw new DomainError('not-found');
    if (this.clock.now() >= first.createdAt.getTime() + UNDO_MS) throw new DomainError('conflict', { texts: TOO_LATE });
    const ids = families.map(({ _id }) => _id.toHexString());
    const views = await this.own.views(invitationId, new Set(ids));
    if (views.some(({ sent, openedAt, answer }) => Object.keys(sent).length > 0 || openedAt !== null || answer)) {
      throw new DomainError('conflict', { texts: IN_USE });
    }
    const restoreUntil = await this.removals.undo(user, { invitationId, ids });
    if (!restoreUntil) throw new DomainError('conflict', { texts: IN_USE });
    return restoreUntil;
  }

  /**
   * Adds the batch to the list for which its duplicates were counted;
   * they are counted anew when it was written meanwhile.
   */
  private async addOnce(
    invitationId: OwnedInvitationId,
    dto: CommitImportDto,
    additions: readonly Addition[],
    { batch, bodyHash, skipped }: { batch: Types.ObjectId; bodyHash: string; skipped: ReadonlySet<number> },
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const isRepeated = await this.isRepeated(invitationId, batch, bodyHash);
      const revision = isRepeated ? undefined : await this.checkDuplicates(invitationId, dto, skipped);
      try {
        await this.additions.add(invitationId, additions, { batch, revision });
        return;
      } catch (error) {
        const isOvertaken = error instanceof DomainError && error.code === 'unavailable' && revision !== undefined;
        if (!isOvertaken || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** A shorter or longer text under a key that was used has other families, too. */
  private async isRepeated(invitationId: OwnedInvitationId, batch: Types.ObjectId, bodyHash: string): Promise<boolean> {
    const [earlier] = await this.families.findBatch(invitationId, batch);
    if (earlier && earlier.bodyHash !== bodyHash) throw new DomainError('idempotency-mismatch');
    return earlier !== undefined;
  }

  /**
   * Two phones may import the same file at once.
   * @returns the revision of the list for which it holds; nothing when any number is allowed
   */
  private async checkDuplicates(
    invitationId: OwnedInvitationId,
    dto: CommitImportDto,
    skipped: ReadonlySet<number>,
  ): Promise<number | undefined> {
    if (dto.duplicates === undefined) return undefined;
    const { entries, revision } = await this.lists.find(invitationId);
    const { rows } = understood(dto, await this.own.viewsOf(invitationId, entries));
    const duplicates = rows.filter(({ row, duplicateOf }) => !skipped.has(row) && duplicateOf?.id).length;
    if (duplicates > dto.duplicates) throw new DomainError('conflict', { texts: ADDED, current: { duplicates } });
    return revision;
  }

  private async addedAt(invitationId: OwnedInvitationId, batch: Types.ObjectId): Promise<Date> {
    const [first] = await this.families.findBatch(invitationId, batch);
    return first?.createdAt ?? this.clock.date();
  }
}

/** Most rows of a table that are passed over until one names the columns. */
const ROWS_ABOVE_HEAD = 5;

/** @throws DomainError validation when the text has too many rows or columns, or is no table */
function understood(
  { format, text, columns: given }: PreviewImportDto,
  list: Parameters<typeof understandRows>[2],
): ImportPreview {
  const all = readRows(format, text);
  if (all.some(({ cells }) => cells.length > MOST_IMPORT_COLUMNS)) throw tooMany(MOST_IMPORT_COLUMNS);
  const isTable = format === 'csv';
  // A sheet may have its own title above the columns' names.
  const headAt = isTable ? all.slice(0, ROWS_ABOVE_HEAD + 1).findIndex(({ cells }) => hasHead([cells])) : -1;
  const rows = all.slice(Math.max(0, headAt));
  const head = headAt >= 0 ? (rows[0]?.cells ?? null) : null;
  const body = head ? rows.slice(1) : rows;
  if (body.length > MOST_FAMILIES) throw tooMany(MOST_FAMILIES);
  const columns = isTable ? (given ?? matchColumns(rows.map(({ cells }) => cells))) : LINE_COLUMNS;
  return { columns: [...columns], head, rows: understandRows(body, columns, list) };
}

function readRows(format: PreviewImportDto['format'], text: string): RawRow[] {
  if (format === 'csv') return readCsv(text);
  return format === 'lines' ? readLines(text) : readContacts(text);
}

const tooMany = (most: number): DomainError =>
  new DomainError('validation', { fields: [{ field: 'text', code: fieldMessageCode('tooMany', most) }] });
