import { longDate, timeRange } from '@serikad/shared/invitations/event-dates';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { internationalPhone } from '@serikad/shared/users/phone-links';
import { isWebLink } from '@serikad/shared/validation/web-link';
import { textsIn } from '../texts/texts.js';
import { guestView } from '../view/guest-view.js';
import { invitationPath } from '../view/link-preview.js';
import { CONVOY_TEXTS } from './convoy-texts.js';

/** Meeting point, time, cars, whom to call, and where the wedding is. It needs no script. */
export function ConvoyPage({ bundle }: { bundle: InvitationBundle }) {
  const { invitation } = bundle;
  const { meetingPoint, mapLink, time, cars, contactName, contactPhone } = invitation.convoy;
  const view = guestView(bundle);
  const texts = textsIn(view.locale);
  const words = CONVOY_TEXTS[view.locale];
  const { maps, waze } = view.places;
  const meetingMap = isWebLink(mapLink) ? mapLink : searchFor(meetingPoint);
  return (
    <main className="convoy">
      <header>
        <p className="convoy-names">{view.namesLine}</p>
        <h1>{words.title}</h1>
        {invitation.postponed.on ? (
          <p className="convoy-postponed">
            {invitation.date === null
              ? `${texts.postponed}. ${view.coverDate}.`
              : `${texts.postponedTo(longDate(invitation.date, view.locale))}.`}
          </p>
        ) : (
          invitation.date !== null && <p>{longDate(invitation.date, view.locale)}</p>
        )}
      </header>
      <section>
        <Part label={words.meetingPoint} text={meetingPoint} />
        {meetingMap !== null && <MapLink href={meetingMap} label={words.map} />}
        <Part label={words.time} text={time} />
        <Part label={words.cars} text={cars} />
        <Part label={words.contact} text={[contactName, contactPhone].filter((part) => part !== '').join(', ')} />
        {contactPhone !== '' && (
          <div className="convoy-duo">
            <a className="btn ghost" href={`tel:+${internationalPhone(contactPhone)}`}>
              {texts.call}
            </a>
            <a
              className="btn ghost"
              href={`https://wa.me/${internationalPhone(contactPhone)}`}
              rel="noopener nofollow ugc"
            >
              {texts.chat}
            </a>
          </div>
        )}
      </section>
      <section>
        <h2>{words.wedding}</h2>
        {invitation.date !== null && <p>{timeRange(invitation.startTime, invitation.endTime, view.locale)}</p>}
        <p className="convoy-place" dir="auto">
          <b>{invitation.venue.venue}</b>
          {invitation.venue.address}
        </p>
        <div className="convoy-duo">
          {maps !== null && <MapLink href={maps} label={texts.googleMaps} />}
          {waze !== null && <MapLink href={waze} label={texts.waze} />}
        </div>
      </section>
      <a className="convoy-card" href={invitationPath(bundle)}>
        {words.card}
      </a>
    </main>
  );
}

function Part({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <h2>{label}</h2>
      <p dir="auto">{text}</p>
    </>
  );
}

function MapLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="btn ghost" href={href} rel="noopener nofollow ugc">
      {label}
    </a>
  );
}

function searchFor(place: string): string | null {
  return place === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
