import { clockWords, timeRange } from '@serikad/shared/invitations/event-dates';
import { useEffect, useState } from 'react';
import { useGuest } from '../guest-context.js';
import { mapToPrint } from './map-to-print.js';

/** The document's class meanwhile: `@media print` shows the page alone then. */
const HAS_PAGE = 'has-print';

/** The invitation on one page of A4, in black, and the button that prints it. */
export function PrintView() {
  const { bundle, view, texts } = useGuest();
  const { jawiText, date, hijriDate, startTime, endTime, venue, tentative, contacts } = bundle.invitation;
  const map = mapToPrint(view.places.maps, view.fullAddress);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(HAS_PAGE);
    return () => classList.remove(HAS_PAGE);
  }, []);
  useEffect(() => {
    if (map === null) return;
    // Without the code the page has the address all the same.
    import('qr').then(({ default: encodeQR }) => setCode(encodeQR(map, 'svg', { ecc: 'medium', border: 1 })), ignore);
  }, [map]);
  return (
    <>
      <p className="hint">{texts.printHint}</p>
      <article className="a4">
        <p className="a4-title">{view.title}</p>
        <h3 dir="auto">{view.namesLine}</h3>
        {jawiText !== null && (
          <p className="a4-jawi" lang="ms-Arab" dir="rtl">
            {jawiText}
          </p>
        )}
        {date !== null && (
          <p className="a4-date">
            <b>{view.coverDate}</b>
            {hijriDate && <span>{hijriDate}</span>}
            <span>{timeRange(startTime, endTime, view.locale)}</span>
          </p>
        )}
        {tentative.length > 0 && (
          <table className={tentative.length > MOST_IN_FULL_SIZE ? 'a4-small' : undefined}>
            <caption>{texts.schedule}</caption>
            <tbody>
              {tentative.map(({ time, activity }, index) => {
                const { clock, period } = clockWords(time, view.locale);
                return (
                  <tr key={index}>
                    <th scope="row">
                      {clock} {period}
                    </th>
                    <td dir="auto">{activity}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        {view.fullAddress !== '' && (
          <p className="a4-place" dir="auto">
            <b>{venue.venue}</b>
            <span>{venue.address}</span>
          </p>
        )}
        {code !== null && (
          <figure>
            <img src={`data:image/svg+xml;utf8,${encodeURIComponent(code)}`} alt="" />
            <figcaption>{texts.mapCode}</figcaption>
          </figure>
        )}
        {contacts.length > 0 && (
          <p className="a4-contacts">
            <b>{texts.contacts}</b>
            {contacts.map(({ name, phoneNo }, index) => (
              <span key={index}>
                {name} · <span className="nowrap">{phoneNo}</span>
              </span>
            ))}
          </p>
        )}
      </article>
      <div className="foot">
        <button type="button" className="btn solid wide" onClick={() => print()}>
          {texts.print}
        </button>
      </div>
    </>
  );
}

/** A longer programme is set smaller, so that all of it is on one page. */
const MOST_IN_FULL_SIZE = 10;

function ignore(): void {}
