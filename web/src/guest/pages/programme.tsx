import { clockWords } from '@serikad/shared/invitations/event-dates';
import { useGuest } from '../guest-context.js';
import { Section } from './section.js';

/** The programme, with the prayer times that fall into it. */
export function Programme() {
  const { bundle, view, texts } = useGuest();
  const { tentative, prayerTimes } = bundle.invitation;
  if (tentative.length === 0 && !prayerTimes) return null;
  return (
    <Section name="plan" page="plan" layers={['frame', 'top', 'bottom']}>
      <h2 className="rv">
        <span>{tentative.length > 0 ? texts.schedule : texts.prayerTimes}</span>
      </h2>
      {tentative.length > 0 && (
        <ol className="timeline rv" data-field="dateTime">
          {tentative.map(({ time, activity }, index) => {
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
      )}
      {prayerTimes && (
        <div className="prayers rv" data-field="dateTime">
          {tentative.length > 0 && <h3>{texts.prayerTimes}</h3>}
          <dl>
            {prayerTimes.times.map(({ prayer, time }) => {
              const { clock, period } = clockWords(time, view.locale);
              return (
                <div key={prayer}>
                  <dt>{prayer}</dt>
                  <dd>
                    <time dateTime={time}>
                      {clock} {period}
                    </time>
                  </dd>
                </div>
              );
            })}
          </dl>
          <p>{texts.approximate(prayerTimes.district)}</p>
        </div>
      )}
    </Section>
  );
}
