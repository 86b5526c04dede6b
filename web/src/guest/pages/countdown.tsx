import { useEffect, useState } from 'react';
import { eventMoments } from '@serikad/shared/invitations/calendar';
import { useGuest } from '../guest-context.js';
import { Section } from './section.js';

const SECOND_MS = 1000;

/** Days, hours, minutes and seconds until the wedding begins, by Malaysia's clock. */
export function Countdown() {
  const { bundle, texts } = useGuest();
  const { date, startTime, endTime, countdownLabel } = bundle.invitation;
  const now = useNow();
  if (date === null) return null;
  const { start, end } = eventMoments(date, startTime, endTime);
  // The time is not known before the page runs: the same figures on the server and at the first paint.
  const seconds = now === null ? 0 : Math.max(0, Math.floor((start - now) / SECOND_MS));
  const figures: [number, string][] = [
    [Math.floor(seconds / 86_400), texts.days],
    [Math.floor(seconds / 3600) % 24, texts.hours],
    [Math.floor(seconds / 60) % 60, texts.minutes],
    [seconds % 60, texts.seconds],
  ];
  const past = now !== null && now > end;
  return (
    <Section name="count" page="count" layers={['top', 'bottom']}>
      <h2 className="rv">
        <span>{countdownLabel || texts.countdown}</span>
      </h2>
      {past ? (
        <p className="past">{texts.past}</p>
      ) : (
        <div className="clock rv" role="timer">
          {figures.map(([figure, label]) => (
            <div key={label}>
              <b>{String(figure).padStart(2, '0')}</b> <span>{label}</span>
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

/** The time of day, each second; `null` before the page runs. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
