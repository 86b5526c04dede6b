import { expectedOf, headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorFamily } from '@serikad/shared/guest-list/check-in.types';
import { tableText } from '@serikad/shared/guest-list/guest-list';
import { cameOf, type DoorState } from '../model/door-state.js';
import { timeOf, useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';

interface Props {
  text: string;
  found: readonly DoorFamily[];
  state: DoorState;
  onPick: (family: DoorFamily) => void;
  onWalkIn: () => void;
}

/** What a search found. */
export function Results({ text, found, state, onPick, onWalkIn }: Props) {
  const t = useTexts();
  const { session } = state.settings;
  return (
    <div className="scroll">
      {found.length === 0 && (
        <p className="padded soft" role="status">
          {t.noHit(text.trim())}
        </p>
      )}
      <ul className="rows">
        {found.map((family) => {
          const came = headsOf(cameOf(state.arrivals, family.id, session));
          const last = state.events.filter((event) => event.family === family.id && event.undoes === null).at(-1);
          const about = [
            family.title !== '' && family.name,
            family.table ? tableText(family.table, t.tableOf) : t.free,
          ];
          return (
            <li key={family.id}>
              <button type="button" className="row" onClick={() => onPick(family)}>
                <span>
                  <b>{family.title || family.name}</b>
                  <small>
                    {came > 0 && last
                      ? t.checkedIn(timeOf(last.at, t), came)
                      : about.filter((part) => part !== false).join(' · ')}
                  </small>
                </span>
                <span className="num">{came > 0 ? came : headsOf(expectedOf(family, session))}</span>
                <DoorIcon name={came > 0 ? 'check' : 'next'} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="padded">
        <button type="button" className="add" onClick={onWalkIn}>
          <DoorIcon name="walkIn" />
          {t.notListed}
        </button>
      </div>
    </div>
  );
}
