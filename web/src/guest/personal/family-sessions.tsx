import { clockWords } from '@serikad/shared/invitations/event-dates';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { mapOf } from './session-map.js';
import { useFamilyState } from './use-family.js';
import { useSessions } from './use-sessions.js';

/** The sessions that the family is invited to, where the invitation has several: day, time, place and programme. */
export function FamilySessions() {
  const { view, texts: common } = useGuest();
  const { info, texts } = useFamilyState();
  const sessions = useSessions(info);
  if (sessions.length < 2) return null;
  return (
    <ul className="sessions" aria-label={texts.sessions}>
      {sessions.map(({ id, title, when, place, tentative }) => (
        <li key={id} className="session">
          <b dir="auto">{title}</b>
          <p>{when}</p>
          <p dir="auto">{place.venue}</p>
          {id !== MAIN_SESSION && place.address !== '' && <p dir="auto">{place.address}</p>}
          {id !== MAIN_SESSION && tentative.length > 0 && (
            <ol>
              {tentative.map(({ time, activity }, index) => {
                const { clock, period } = clockWords(time, view.locale);
                return (
                  <li key={index}>
                    <time dateTime={time}>{`${clock} ${period}`}</time> <span dir="auto">{activity}</span>
                  </li>
                );
              })}
            </ol>
          )}
          {id !== MAIN_SESSION && (
            <a href={mapOf(place)} target="_blank" rel="noopener noreferrer nofollow ugc">
              <Icon name="pin" /> <span>{common.map}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
