import type { BranchView, FamilyView, SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { answerTo, overallAnswer, stateOf, titleOf, unansweredSessions } from '@serikad/shared/guest-list/guest-list';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { inertCell } from '../../../common/csv-cell.js';
import type { ListedRsvp } from './rsvp-pages.repository.js';

/** What an export needs of a guest list. */
export interface ExportedList {
  families: readonly Pick<
    FamilyView,
    'id' | 'name' | 'title' | 'seats' | 'branch' | 'sent' | 'openedAt' | 'answer' | 'sessions'
  >[];
  branches: readonly Pick<BranchView, 'id' | 'name'>[];
  sessions: readonly Pick<SessionView, 'id' | 'title'>[];
}

type Family = ExportedList['families'][number];
type Cell = string | number;

const WORDS = {
  english: {
    columns: ['state', 'seats', 'adults', 'children', 'branch', 'title'],
    states: {
      unsent: 'not sent',
      sent: 'sent',
      opened: 'opened',
      coming: 'coming',
      maybe: 'not sure',
      no: 'not coming',
    },
    unheard: 'not answered',
    own: 'our own',
    main: 'main session',
    invited: 'invited to',
  },
  malay: {
    columns: ['status', 'tempat', 'dewasa', 'kanak-kanak', 'senarai', 'khas buat'],
    states: {
      unsent: 'belum dihantar',
      sent: 'dihantar',
      opened: 'dibuka',
      coming: 'hadir',
      maybe: 'belum pasti',
      no: 'tidak dapat hadir',
    },
    unheard: 'belum dijawab',
    own: 'Kami',
    main: 'majlis utama',
    invited: 'dijemput ke',
  },
} as const satisfies Record<InvitationLanguage, object>;

/**
 * The columns that an export has where there is a guest list, and its rows of families without an RSVP. Adults and
 * children are those of the main session; of a family that is not sure, its guess. Where there are several sessions
 * three more columns of each follow.
 */
export class FamilyColumns {
  private readonly words: (typeof WORDS)[InvitationLanguage];
  private readonly families: ReadonlyMap<string, Family>;
  private readonly branches: ReadonlyMap<string, string>;
  private readonly sessions: ExportedList['sessions'];
  private readonly exported = new Set<string>();

  constructor(list: ExportedList, language: InvitationLanguage) {
    this.words = WORDS[language];
    this.families = new Map(list.families.map((family) => [family.id, family]));
    this.sessions = list.sessions.length > 1 ? list.sessions : [];
    this.branches = new Map(list.branches.map(({ id, name }) => [id, name]));
  }

  head(): readonly string[] {
    if (this.families.size === 0) return [];
    const [state, , adults, children] = this.words.columns;
    const ofSessions = this.sessions.flatMap((session) =>
      [state, adults, children].map((column) => inertCell(`${this.nameOf(session)}: ${column}`)),
    );
    return [...this.words.columns, ...ofSessions, ...(this.sessions.length > 0 ? [this.words.invited] : [])];
  }

  /** The further cells of an RSVP's row. */
  of({ familyId, sessions = [], attendanceCount, childrenCount }: ListedRsvp): Cell[] {
    if (this.families.size === 0) return [];
    if (!familyId) {
      const adults = attendanceCount - (childrenCount ?? 0);
      return [
        ...['', '', adults, childrenCount ?? '', '', ''],
        ...this.sessions.flatMap(() => ['', '', '']),
        ...this.invitedTo(undefined),
      ];
    }
    const id = familyId.toHexString();
    this.exported.add(id);
    const main = answerTo({ sessions }, MAIN_SESSION);
    const family = this.families.get(id);
    const ids = this.sessions.map((session) => session.id);
    // Of an RSVP with nothing but a wish no session is answered: its state says so.
    const unheard = family && sessions.length > 0 ? unansweredSessions({ ...family, answer: { sessions } }, ids) : [];
    const state = sessions.length > 0 || !family ? overallAnswer({ sessions }) : stateOf({ ...family, answer: null });
    return [
      ...this.cells(family, state === 'answered' ? '' : this.words.states[state], main),
      ...this.sessions.flatMap((session): Cell[] => {
        const said = answerTo({ sessions }, session.id);
        if (said) return [this.words.states[said.answer], said.adults, said.children];
        return [unheard.includes(session.id) ? this.words.unheard : '', '', ''];
      }),
      ...this.invitedTo(family),
    ];
  }

  /** Families whose RSVP was not among the rows, with the further cells of each. */
  unanswered(): { title: string; cells: Cell[] }[] {
    return [...this.families.values()]
      .filter(({ id }) => !this.exported.has(id))
      .map((family) => {
        const state = stateOf({ ...family, answer: null });
        return {
          title: titleOf(family),
          cells: [
            ...this.cells(family, state === 'answered' ? '' : this.words.states[state]),
            ...this.sessions.flatMap(() => ['', '', '']),
            ...this.invitedTo(family),
          ],
        };
      });
  }

  /** What the couple call a session. */
  private nameOf({ title }: ExportedList['sessions'][number]): string {
    return title || this.words.main;
  }

  /** A cell with the sessions that a family is invited to; none where there is one session. */
  private invitedTo(family: Family | undefined): Cell[] {
    if (this.sessions.length === 0) return [];
    const invited = this.sessions.filter(({ id }) => family && (family.sessions?.includes(id) ?? true));
    return [inertCell(invited.map((session) => this.nameOf(session)).join(', '))];
  }

  private cells(family: Family | undefined, state: string, said?: SessionAnswer): Cell[] {
    return [
      state,
      family?.seats ?? '',
      said?.adults ?? '',
      said?.children ?? '',
      family ? inertCell(this.branches.get(family.branch) || this.words.own) : '',
      family ? inertCell(titleOf(family)) : '',
    ];
  }
}
