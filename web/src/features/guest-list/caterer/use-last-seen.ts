import type { CatererSummary } from '@serikad/shared/guest-list/family.types';
import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../../lib/form/draft.js';

/** Who is sure to come to a session. */
interface Sure {
  session: string;
  adults: number;
  children: number;
}

interface Seen {
  /** ISO 8601. */
  at: string;
  figures: Sure[];
}

const NEVER: Seen = { at: '', figures: [] };

function sureOf({ sessions }: Pick<CatererSummary, 'sessions'>): Sure[] {
  return Object.entries(sessions).map(([session, { adults, children }]) => ({ session, adults, children }));
}

/**
 * What has changed since this device was last shown the figures: the differences of each session, or nothing. They are
 * kept without the link's token.
 */
export function useLastSeen(summary: CatererSummary): Seen | null {
  const { invitationId, countedAt } = summary;
  const key = `caterer-seen:${invitationId}`;
  const [before] = useState(() => readDraft(key, NEVER));
  useEffect(() => writeDraft(key, { at: countedAt, figures: sureOf(summary) }, NEVER), [key, countedAt, summary]);
  if (before === undefined) return null;
  const figures = sureOf(summary).map(({ session, adults, children }) => {
    const earlier = before.figures.find((each) => each.session === session);
    return { session, adults: adults - (earlier?.adults ?? 0), children: children - (earlier?.children ?? 0) };
  });
  return figures.some(({ adults, children }) => adults !== 0 || children !== 0) ? { at: before.at, figures } : null;
}
