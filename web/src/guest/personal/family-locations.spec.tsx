import { renderToString } from 'react-dom/server';
import { bundle } from '../dev/fixture.js';
import { GuestContext, type GuestContextValue } from '../guest-context.js';
import { textsIn } from '../texts/texts.js';
import { FamilyLocations, haveSeveralPlaces } from './family-locations.js';
import type { ShownSession } from './use-sessions.js';

const session = (
  id: string,
  title: string,
  venue: string,
  links: Partial<ShownSession['place']> = {},
): ShownSession => ({
  id,
  title,
  date: '2026-12-12',
  startTime: '09:00',
  endTime: '11:00',
  tentative: [],
  place: { venue, address: '', googleMapLink: '', wazeLink: '', ...links },
  when: '12 Dis, 9.00 pagi',
  isFull: false,
});

const rendered = (sessions: readonly ShownSession[]): string => {
  const guest = { bundle, view: { locale: 'ms' }, texts: textsIn('ms') } as unknown as GuestContextValue;
  return renderToString(
    <GuestContext.Provider value={guest}>
      <FamilyLocations sessions={sessions} onClosed={() => undefined} />
    </GuestContext.Provider>,
  );
};

describe('G-18 the places of a family’s sessions', () => {
  const akad = session('akad', 'Akad nikah', 'Masjid Putra', { wazeLink: 'https://waze.com/ul?q=masjid' });
  const main = session('main', 'Resepsi', 'Dewan Seri Endon', { googleMapLink: 'https://maps.app.goo.gl/AbC' });

  it('G-18 are in the sheet, each with its way', () => {
    const html = rendered([akad, main]);
    for (const text of ['Akad nikah', 'Masjid Putra', 'Resepsi', 'Dewan Seri Endon']) expect(html).toContain(text);
    expect(html).toContain('href="https://maps.app.goo.gl/AbC"');
    expect(html).toContain('href="https://waze.com/ul?q=masjid"');
  });

  it('G-18 X24 lead to a search for the place where the link is none', () => {
    const html = rendered([
      session('akad', 'Akad', 'Masjid Putra', { googleMapLink: 'javascript:alert(1)', wazeLink: 'x' }),
    ]);
    expect(html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Masjid%20Putra"');
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('href="x"');
  });

  it('G-18 have the sheet of the card where all are at one place', () => {
    expect(haveSeveralPlaces([main, { ...main, id: 'akad' }])).toBe(false);
    expect(haveSeveralPlaces([main, akad])).toBe(true);
  });
});
