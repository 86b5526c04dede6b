import { clockWords } from '@serikad/shared/invitations/event-dates';
import { useGuest } from '../guest-context.js';
import { Section } from './section.js';

export function Programme() {
  const { bundle, view, texts } = useGuest();
  const entries = bundle.invitation.tentative;
  if (entries.length === 0) return null;
  return (
    <Section name="plan" page="plan" layers={['frame', 'top', 'bottom']}>
      <h2 className="rv">
        <span>{texts.schedule}</span>
      </h2>
      <ol className="timeline rv" data-field="dateTime">
        {entries.map(({ time, activity }, index) => {
          const { clock, period } = clockWords(time, view.locale);
          return (
            <li key={index}>
              <time dateTime={time}>
                <b>{clock}</b> <i>{period}</i>
              </time>
              <span dir="auto">{activity}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
