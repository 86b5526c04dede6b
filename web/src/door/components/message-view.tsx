import { headsOf } from '@serikad/shared/guest-list/check-in';
import type { OwnEvent } from '../device/door-store.js';
import type { Phase } from '../model/door-state.js';
import { timeOf, useTexts } from '../texts/texts.js';

interface Props {
  phase: Exclude<Phase, 'ready'>;
  unsent: readonly OwnEvent[];
  onRetry: () => void;
}

/** Instead of the list. Check-ins that were not sent are read off here: the link does not take them any more. */
export function MessageView({ phase, unsent, onRetry }: Props) {
  const t = useTexts();
  const texts = {
    opening: [t.opening],
    failed: [t.failedTitle, t.failedText],
    insecure: [t.insecureTitle, t.insecureText],
    ended: [t.endedTitle, t.endedText, t.endedDeleted],
  }[phase];
  const left = unsent.filter(({ event }) => !unsent.some((each) => each.event.undoes === event.id));
  return (
    <main className="scroll message">
      {texts.map((text, place) =>
        place === 0 ? (
          <h1 key={text} aria-busy={phase === 'opening'}>
            {text}
          </h1>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      {phase === 'failed' && (
        <button type="button" className="primary" onClick={onRetry}>
          {t.retry}
        </button>
      )}
      {phase !== 'opening' && left.length > 0 && (
        <section>
          <h2 className="section">{t.leftTitle}</h2>
          <ul className="rows">
            {left.map(({ event, label }) => (
              <li key={event.id} className="row">
                <span>
                  <b>{label || t.nameless}</b>
                  <small>
                    {timeOf(event.at, t)}
                    {event.undoes !== null && ` · ${t.undone}`}
                  </small>
                </span>
                <span className="num">{headsOf(event)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
