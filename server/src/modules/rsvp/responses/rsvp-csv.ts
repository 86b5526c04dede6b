import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import { csvHead, csvRows } from '../../../common/csv.js';
import { inertCell } from '../../../common/csv-cell.js';
import type { FamilyColumns } from './family-csv.js';
import type { ListedRsvp } from './rsvp-pages.repository.js';

interface Words {
  columns: string[];
  yes: string;
  no: string;
}

const WORDS: Readonly<Record<InvitationLanguage, Words>> = {
  english: { columns: ['name', 'attending', 'count', 'message', 'time'], yes: 'yes', no: 'no' },
  malay: { columns: ['nama', 'hadir', 'bilangan', 'ucapan', 'masa'], yes: 'ya', no: 'tidak' },
};

/** What the file begins with. */
export function rsvpCsvHead(language: InvitationLanguage, families?: FamilyColumns): string {
  return csvHead([...WORDS[language].columns, ...(families?.head() ?? [])]);
}

/** RSVPs as rows of the file. */
export function rsvpCsvRows(
  rsvps: readonly ListedRsvp[],
  language: InvitationLanguage,
  families?: FamilyColumns,
): string {
  return csvRows(rsvps.map((rsvp) => [...rowOf(rsvp, WORDS[language]), ...(families?.of(rsvp) ?? [])]));
}

/** Families that have not answered, as rows of the file. */
export function unansweredCsvRows(families: FamilyColumns): string {
  return csvRows(families.unanswered().map(({ title, cells }) => [inertCell(title), '', '', '', '', ...cells]));
}

function rowOf(
  { from, willAttend, attendanceCount, message, createdAt, withheld }: ListedRsvp,
  { yes, no }: Words,
): (string | number)[] {
  return [
    inertCell(from),
    willAttend ? yes : no,
    attendanceCount,
    // As the couple's list shows it.
    inertCell(withheld ? '' : message),
    malaysiaTime(createdAt.getTime()),
  ];
}

/** The file of an export that is made at a moment: `guests-20261231-235959.csv`, in Malaysia time. */
export function csvFileName(moment: number): string {
  return `guests-${malaysiaTime(moment).replace(/[-:]/g, '').replace(' ', '-')}.csv`;
}

/** `2026-12-31 23:59:59`, which spreadsheets read as a date and a time. */
function malaysiaTime(moment: number): string {
  return new Date(moment + MALAYSIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
