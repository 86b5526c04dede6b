import type { Couple, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { clockTime, longDate } from '../../../lib/format.js';
import { designQuery } from '../../../lib/queries/designs.js';
import { namesOf } from '../../../lib/names-of.js';
import * as factsCss from '../../../components/facts.module.css';
import * as css from '../orders.module.css';

/** What the invitation says, in short, with the way to change it. */
export function InvitationFacts({ invitation }: { invitation: InvitationView }) {
  const { data: design } = useQuery(designQuery(invitation.design));
  const { venue, address } = invitation.venue;
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">{t.details}</h2>
        <Link className="link link--row" to={paths.editor(invitation._id)}>
          {t.editDetails}
        </Link>
      </div>
      <dl className={classNames(factsCss.facts, css.orderFacts)}>
        <dt>{t.couple}</dt>
        <dd>
          <FullNames couple={invitation.couple} />
        </dd>
        {invitation.couple2 && (
          <>
            <dt>{t.secondCouple}</dt>
            <dd>
              <FullNames couple={invitation.couple2} />
            </dd>
          </>
        )}
        <dt>{t.date}</dt>
        <dd>
          <Day invitation={invitation} />
        </dd>
        <dt>{t.time}</dt>
        <dd className="num">
          {clockTime(invitation.startTime)} {t.until} {clockTime(invitation.endTime)}
        </dd>
        <dt>{t.venue}</dt>
        <dd className={css.orderFactsVenue}>
          {venue === '' && address === '' ? <Missing /> : [venue, address].filter((line) => line !== '').join('\n')}
        </dd>
        <dt>{t.design}</dt>
        <dd>
          {design?.name} <span className="soft">{invitation.design}</span>
        </dd>
      </dl>
    </section>
  );
}

function Day({ invitation: { date, postponed } }: { invitation: InvitationView }) {
  if (date === null) return postponed.on ? t.dayOpen : <Missing />;
  const isMoved = postponed.on && postponed.from !== null && postponed.from !== date;
  return isMoved ? (
    <>
      {longDate(date)} <span className="soft">{t.postponedFrom(longDate(postponed.from ?? date))}</span>
    </>
  ) : (
    longDate(date)
  );
}

function FullNames({ couple }: { couple: Couple }) {
  const names = namesOf(couple);
  if (names.length === 0) return <Missing />;
  return names.map((name, i) => (
    <span key={i} className={css.orderFactsName}>
      {name}
    </span>
  ));
}

function Missing() {
  return <span className="soft">{t.notSet}</span>;
}
