import { publicTitle } from '@serikad/shared/invitations/defaults';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { classNames } from '../../../components/ui/class-names.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { clockTime, longDate } from '../../../lib/format.js';
import { namesOf } from '../../../lib/names-of.js';
import * as factsCss from '../../../components/facts.module.css';
import * as css from '../orders.module.css';

type Details = Pick<InvitationView, 'title' | 'language' | 'couple' | 'couple2' | 'date' | 'startTime' | 'venue'> &
  // Details that were confirmed before there were these lack them.
  Partial<Pick<InvitationView, 'jawiText' | 'coverLine'>>;

/** What is missing without which nothing can be made. */
export function missingDetails({ couple, couple2, date, venue }: Details): (keyof typeof t.missingDetails)[] {
  const people = [couple, ...(couple2 ? [couple2] : [])].flatMap(({ bride, groom }) => [bride, groom]);
  const isNamed = people.every(({ fullName, shortName }) => fullName !== '' || shortName !== '');
  return [
    ...(isNamed ? [] : (['names'] as const)),
    ...(date === null ? (['date'] as const) : []),
    ...(venue.venue === '' && venue.address === '' ? (['venue'] as const) : []),
  ];
}

/**
 * Title, names with those in other scripts, date and place,
 * as they are read once more before anything is made from them.
 */
export function DetailsList({ details }: { details: Details }) {
  const { couple, couple2, jawiText, coverLine, date, startTime, venue } = details;
  const names = [couple, ...(couple2 ? [couple2] : [])].flatMap(namesOf);
  const inOtherScripts = [...(jawiText ?? '').split('\n'), coverLine ?? ''].filter((line) => line !== '');
  const place = [venue.venue, venue.address].filter((line) => line !== '');
  return (
    <dl className={classNames(factsCss.facts, css.detailsList)}>
      <dt>{t.confirmedTitle}</dt>
      <dd>{publicTitle(details)}</dd>
      <dt>{t.confirmNames}</dt>
      <dd>
        {names.length === 0 ? <Missing /> : names.map((name, i) => <span key={i}>{name}</span>)}
        {inOtherScripts.map((line, i) => (
          <span key={`other ${i}`}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </dd>
      <dt>{t.date}</dt>
      <dd>{date === null ? <Missing /> : `${longDate(date)}, ${clockTime(startTime)}`}</dd>
      <dt>{t.venue}</dt>
      <dd>{place.length === 0 ? <Missing /> : place.map((line) => <span key={line}>{line}</span>)}</dd>
    </dl>
  );
}

function Missing() {
  return <span className="red">{t.notSet}</span>;
}
