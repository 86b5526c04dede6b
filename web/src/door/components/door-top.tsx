import { headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorList } from '@serikad/shared/guest-list/check-in.types';
import { type DoorState, expectedAt } from '../model/door-state.js';
import { useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';

interface Props {
  state: DoorState;
  list: DoorList;
  onSession: (session: string) => void;
}

/** The wedding, who has come, and whether all of it is sent. */
export function DoorTop({ state, list, onSession }: Props) {
  const t = useTexts();
  const { session } = state.settings;
  const came = headsOf(state.arrivals.sessions[session] ?? { adults: 0, children: 0 });
  const expected = expectedAt(list, session);
  const share = expected === 0 ? 0 : Math.round((came / expected) * 100);
  const [waiting, refused] = [state.unsent.length, state.refused.length];
  return (
    <header className="door-top">
      <div className="door-top-row">
        <h1>{list.names || t.title}</h1>
        <span className="net" data-waiting={waiting + refused > 0 || state.offlineSince !== null} role="status">
          <DoorIcon name={state.offlineSince === null ? 'check' : 'offline'} />
          {waiting > 0 ? t.unsent(waiting) : refused > 0 ? t.rejected(refused) : t.saved}
        </span>
      </div>
      {list.sessions.length > 1 && (
        <select aria-label={t.session} value={session} onChange={(event) => onSession(event.currentTarget.value)}>
          {list.sessions.map((id, place) => (
            <option key={id} value={id}>
              {list.titles?.[id] || (place === 0 ? t.mainSession : t.sessionName(place + 1))}
            </option>
          ))}
        </select>
      )}
      <p className="door-sum">
        <b>{came}</b>
        <span>{t.arrived(expected)}</span>
        <span>{share}%</span>
      </p>
      <progress className="door-bar" value={Math.min(came, expected)} max={Math.max(expected, 1)} aria-hidden="true" />
    </header>
  );
}
