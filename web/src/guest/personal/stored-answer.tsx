import type { FamilyAnswer, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { lastDay } from '../rsvp/closing-date.js';
import { Icon } from '../ui/icon.js';
import { useFamilyState } from './use-family.js';
import { useSessions } from './use-sessions.js';
import { momentWords, saidOfSessions, wordsOf } from './words.js';

/** The family's stored RSVP and when it was given. */
export function StoredFamilyAnswer({ info, answer }: { info: PersonalInvitation; answer: FamilyAnswer }) {
  const { view } = useGuest();
  const { closed, texts } = useFamilyState();
  const when = momentWords(answer.updatedAt, view.locale);
  const sessions = useSessions(info);
  const day = lastDay(info, view.locale);
  return (
    <p className="stored">
      <Icon name="check" />
      <span>
        <b>{saidOfSessions(wordsOf(answer, info.seats, info.sessions), sessions, texts)}</b>
        {answer.onBehalf ? texts.onBehalf(when) : texts.answeredAt(when)}{' '}
        {closed ? '' : day === null ? texts.changeable : texts.changeableBy(day)}
      </span>
    </p>
  );
}
