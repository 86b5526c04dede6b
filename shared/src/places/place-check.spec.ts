import { checkPlace, isPlaceChecked, metresBetween } from './place-check.js';

const google = (lat: number, lng: number) => `https://www.google.com/maps?q=${lat},${lng}`;
const waze = (lat: number, lng: number) => `https://waze.com/ul?ll=${lat},${lng}&navigate=yes`;
const SHORT = 'https://maps.app.goo.gl/AbC123';
const NONE = { googleMapLink: '', wazeLink: '' };
const FINE = { problems: {}, apart: null, unconfirmed: [], confirmed: [] };

describe('C-03 what the editor says of the links of a place', () => {
  test('C-03 is nothing without links, and for two that lead to one place', () => {
    expect(checkPlace(NONE, NONE)).toEqual(FINE);
    expect(checkPlace({ googleMapLink: google(3.1577, 101.7116), wazeLink: waze(3.1578, 101.7117) }, NONE)).toEqual(
      FINE,
    );
    expect(checkPlace({ googleMapLink: 'Dewan Seri', wazeLink: 'geo:1,2' }, NONE)).toEqual(FINE);
  });

  test.each([
    ['Kuala Lumpur', 3.1577, 101.7116],
    ['Langkawi', 6.3167, 99.7286],
    ['Pulau Pinang', 5.4141, 100.3288],
    ['Kota Bharu', 6.1254, 102.2386],
    ['Pulau Perhentian', 5.9036, 102.7487],
    ['Kerteh', 4.5127, 103.4439],
    ['Pangkor', 4.2167, 100.5667],
    ['Pulau Tioman', 2.8185, 104.1614],
    ['Pengerang', 1.3667, 104.0833],
    ['Singapura', 1.2903, 103.8519],
    ['Kuching', 1.5533, 110.3592],
    ['Sematan', 1.8036, 109.7683],
    ['Kapit', 2.0167, 112.9333],
    ['Bario', 3.735, 115.48],
    ['Miri', 4.3995, 113.9914],
    ['Bandar Seri Begawan', 4.9031, 114.9398],
    ['Labuan', 5.2831, 115.2308],
    ['Kudat', 6.8833, 116.8333],
    ['Semporna', 4.4794, 118.6115],
  ])('C-03 is no warning for %s', (_place, lat, lng) => {
    expect(checkPlace({ ...NONE, googleMapLink: google(lat, lng) }, NONE)).toEqual(FINE);
    expect(checkPlace({ ...NONE, wazeLink: waze(lng, lat) }, NONE).problems).toEqual({ wazeLink: 'swapped' });
  });

  test.each([
    ['the South China Sea', 4.5, 107.5],
    ['the coast of Africa', 0, 0],
    ['Jakarta', -6.1754, 106.8272],
    ['Medan', 3.5952, 98.6722],
    ['Bangkok', 13.7563, 100.5018],
    ['London', 51.5072, -0.1276],
    ['no point of the Earth', 120, 150],
  ])('C-03 is a question for a point in %s', (_place, lat, lng) => {
    expect(checkPlace({ ...NONE, wazeLink: waze(lat, lng) }, NONE).problems).toEqual({ wazeLink: 'outside' });
  });

  test('C-03 is a warning for a link that opens no place, or a map without a pin', () => {
    const links = {
      googleMapLink: 'https://www.google.com/maps/@3.1577,101.7116,17z',
      wazeLink: 'https://waze.com/ul',
    };
    expect(checkPlace(links, NONE).problems).toEqual({ googleMapLink: 'nowhere', wazeLink: 'nowhere' });
  });

  test.each([
    [149, null],
    [151, 151],
  ])('C-03 is right for links %s m apart', (metres, apart) => {
    // A degree of latitude is 111,195 m on this sphere.
    const links = { googleMapLink: google(3, 101.7), wazeLink: waze(Number((3 + metres / 111_195).toFixed(7)), 101.7) };
    expect(checkPlace(links, NONE).apart).toBe(apart);
  });

  test('C-03 is a question for a short link, whose answer is for that link alone', () => {
    const links = { ...NONE, googleMapLink: `Dewan Seri ${SHORT}` };
    expect(checkPlace(links, NONE)).toEqual({ ...FINE, unconfirmed: ['googleMapLink'] });
    expect(checkPlace(links, { ...NONE, googleMapLink: SHORT })).toEqual({ ...FINE, confirmed: ['googleMapLink'] });
    expect(checkPlace(links, { ...NONE, googleMapLink: `${SHORT}4` }).unconfirmed).toEqual(['googleMapLink']);
    expect(checkPlace(links, { ...NONE, wazeLink: SHORT }).unconfirmed).toEqual(['googleMapLink']);
  });

  test('C-03 is that the place is checked when nothing is open and each link opens a place', () => {
    const short = { ...NONE, googleMapLink: SHORT };
    expect(isPlaceChecked(NONE, undefined)).toBe(true);
    expect(isPlaceChecked(short, undefined)).toBe(false);
    expect(isPlaceChecked(short, short)).toBe(true);
    expect(isPlaceChecked({ ...short, wazeLink: 'https://waze.com/' }, short)).toBe(false);
    expect(isPlaceChecked({ ...NONE, wazeLink: waze(51.5, 0) }, undefined)).toBe(true);
  });

  test('C-03 is by distances over ground', () => {
    expect(metresBetween({ lat: 3, lng: 101 }, { lat: 3, lng: 101 })).toBe(0);
    expect(metresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBe(20_015_087);
    // Petronas Twin Towers to Kuala Lumpur Tower.
    expect(metresBetween({ lat: 3.1579, lng: 101.7116 }, { lat: 3.1528, lng: 101.7037 })).toBeCloseTo(1044, -2);
  });
});
