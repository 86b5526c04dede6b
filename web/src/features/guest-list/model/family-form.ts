import type { EditFamilyDto } from '@serikad/shared/guest-list/family.dto';
import type { FamilyView, Side } from '@serikad/shared/guest-list/family.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';

/** A family as its form holds it. */
export interface FamilyInput {
  name: string;
  title: string;
  phone: string;
  seats: number;
  branch: string;
  side: Side;
  /** `invitation`: the invitation's. */
  language: InvitationLanguage | 'invitation';
  table: string;
  note: string;
  /** `null`: all. */
  sessions: string[] | null;
}

export function familyInput(family: FamilyView): FamilyInput {
  const { name, title, phone, seats, branch, side, language, table, note, sessions } = family;
  return { name, title, phone, seats, branch, side, language: language ?? 'invitation', table, note, sessions };
}

/** The body of an edit. */
export function familyBody({ id }: Pick<FamilyView, 'id'>, { language, ...input }: FamilyInput): EditFamilyDto {
  return { ...input, id, language: language === 'invitation' ? null : language };
}
