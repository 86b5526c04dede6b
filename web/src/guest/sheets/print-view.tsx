import { clockWords, timeRange } from '@serikad/shared/invitations/event-dates';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useGuest } from '../guest-context.js';
import { JawiLine } from '../ui/jawi-line.js';
import { PlaceNotes } from '../pages/place-notes.js';
import { mapToPrint } from './map-to-print.js';

/** The document's class meanwhile: `@media print` shows the page alone then. */
const HAS_PAGE = 'has-print';

/** The invitation on one page of A4, in black, and the button that prints it. */
export function PrintView() {
  const { bundle, view, texts } = useGuest();
  const { jawiText, date, hijriDate, startTime, endTime, venue, tentative, contacts } = bundle.invitation;
  const map = mapToPrint(view.places.maps, view.fullAddress);
  const [code, setCode] = useState<string | null>(null);
  const page = useRef<HTMLElement>(null);
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
  useLayoutEffect(() => {
    const article = page.current;
    article?.style.setProperty('--print-size', `${fittingSize(article)}pt`);
  });
  return (
    <>
      <p className="hint">{texts.printHint}</p>
      <article className="a4" ref={page}>
        <p className="a4-title">{view.title}</p>
        <h3 dir="auto">{view.namesLine}</h3>
        {jawiText !== null && (
          <p className="a4-jawi">
            {jawiText.split('\n').map((line) => (
              <JawiLine key={line} line={line} />
            ))}
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
          <table>
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
        <PlaceNotes />
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

/** Of A4 within its margins, as the style sheet has them, with some room for what a printer's fonts take more. */
const PAGE = { width: '178mm', height: (255 * 96) / 25.4 };
/** Sizes of the text, in points. */
const SIZES = { largest: 16, smallest: 7, step: 0.5 };

/** The largest size of text with which a page takes no more than A4, in points. */
function fittingSize(page: HTMLElement): number {
  const copy = page.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', margin: 0, padding: 0, width: PAGE.width });
  page.after(copy);
  let size = SIZES.largest;
  for (; size > SIZES.smallest; size -= SIZES.step) {
    copy.style.fontSize = `${size}pt`;
    if (copy.offsetHeight <= PAGE.height) break;
  }
  copy.remove();
  return size;
}

function ignore(): void {}
