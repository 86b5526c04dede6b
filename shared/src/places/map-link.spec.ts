import { readMapLink } from './map-link.js';

const point = (lat: number, lng: number, pin = true) => ({ kind: 'point', point: { lat, lng }, pin });
const nowhere = { kind: 'nowhere' };
const unread = { kind: 'unread' };
const G = 'https://www.google.com/maps';
const W = 'https://waze.com';

describe('C-03 X27 the place of a map link, read from its text alone', () => {
  test.each([
    // A place's pin counts more than the middle of the map.
    [
      `${G}/place/Dewan+Seri+Endon/@2.9301,101.6801,17z/data=!3m1!4b1!4m6!3m5!1s0x31cd:0x1!8m2!3d2.9312!4d101.6823!16s%2Fg%2F1`,
      point(2.9312, 101.6823),
    ],
    [`${G}/place/Dewan+Seri/@3.15,101.71,17z`, point(3.15, 101.71)],
    [
      `${G}/place/3%C2%B009'28.0%22N+101%C2%B042'42.0%22E/@3.15,101.7,17z/data=!8m2!3d3.157778!4d101.711667`,
      point(3.157778, 101.711667),
    ],
    [`${G}/place/3.157778,101.711667`, point(3.157778, 101.711667)],
    [`${G}/place/3.157778,101.711667/@3.1,101.7,17z`, point(3.157778, 101.711667)],
    [`${G}/place//data=!4m2!3m1!3d3.1!4d101.5`, point(3.1, 101.5)],
    [`${G}/place/Monas/@-6.1753924,106.8271528,17z`, point(-6.1753924, 106.8271528)],
    [`${G}/search/?api=1&query=3.1577%2C101.7116`, point(3.1577, 101.7116)],
    [`${G}/search/3.1577,+101.7116`, point(3.1577, 101.7116)],
    [`${G}/search/3.1577,101.7116?entry=tts`, point(3.1577, 101.7116)],
    [`${G}/dir/?api=1&destination=3.1577,101.7116`, point(3.1577, 101.7116)],
    [`${G}/dir/?api=1&origin=1.5,103.7&destination=3.1577,101.7116`, point(3.1577, 101.7116)],
    [`${G}/dir//3.1577,101.7116/@3.2,101.8,13z`, point(3.1577, 101.7116)],
    [
      `${G}/dir/Muar/Dewan+Seri/@2.5,102.1,9z/data=!4m14!4m13!1m5!1m1!1s0x1:0x2!2m2!1d102.57!2d2.04!1m5!1m1!1s0x3:0x4!2m2!1d101.6823!2d2.9312!3e0`,
      point(2.9312, 101.6823),
    ],
    ['https://maps.google.com/?q=3.1577,101.7116', point(3.1577, 101.7116)],
    ['https://maps.google.com/maps?q=loc:3.1577,101.7116', point(3.1577, 101.7116)],
    ['https://maps.google.com/maps?q=3.1577,101.7116(Dewan)&z=17', point(3.1577, 101.7116)],
    ['https://www.google.com.my/maps?q=3.1577,%20101.7116', point(3.1577, 101.7116)],
    ['http://maps.google.com/maps?saddr=KL&daddr=3.1577,101.7116', point(3.1577, 101.7116)],
    ['HTTPS://WWW.GOOGLE.COM/maps?q=3.1577,101.7116', point(3.1577, 101.7116)],
    // Swapped ones are read as they are.
    [`${G}?q=101.7116,3.1577`, point(101.7116, 3.1577)],
    // The map around them, without a place.
    [`${G}/@3.1577,101.7116,17z`, point(3.1577, 101.7116, false)],
    [`${G}/@3.1577,101.7116,3a,75y,90t/data=!3m6!1e1!3m4`, point(3.1577, 101.7116, false)],
    [`${G}/search/@3.1577,101.7116,17z`, point(3.1577, 101.7116, false)],
    ['https://maps.google.com/?ll=3.1577,101.7116&z=17', point(3.1577, 101.7116, false)],
    // No place.
    ['https://www.google.com/', nowhere],
    [G, nowhere],
    [`${G}/`, nowhere],
    [`${G}/search/`, nowhere],
    [`${G}/search/?api=1&query=`, nowhere],
    [`${G}/place/`, nowhere],
    [`${G}/dir/`, nowhere],
    [`${G}/dir//`, nowhere],
    [`${G}/dir/?api=1&origin=3.1,101.6`, nowhere],
    [`${G}/dir/Dewan+Seri/`, nowhere],
    [`${G}/dir/3.1,101.6//@3.1,101.6,15z`, nowhere],
    ['https://www.google.com/search?q=dewan+seri', nowhere],
    ['https://maps.google.com', nowhere],
    ['https://maps.app.goo.gl/', nowhere],
    ['https://goo.gl/maps/', nowhere],
    // What only the phone shows.
    ['https://maps.app.goo.gl/AbC123', unread],
    ['https://goo.gl/maps/AbC123', unread],
    ['https://g.co/kgs/AbC123', unread],
    [`${G}/place/Dewan+Seri`, unread],
    [`${G}/search/Dewan+Seri/@3.1,101.6,14z`, unread],
    [`${G}/search/?api=1&query=Dewan%20Seri%2C%20Muar`, unread],
    [`${G}/search/?api=1&query=No.%203%2C%2012%20Jalan`, unread],
    [`${G}?q=3,5%20Jalan%20Mawar`, unread],
    [`${G}?cid=1234567890`, unread],
    [`${G}/dir//Dewan+Seri`, unread],
    [`${G}/dir/?api=1&destination=Dewan%20Seri`, unread],
    [`${G}/d/viewer?mid=1AbC`, unread],
    [`${G}/place/%E0%A4%A/`, unread],
    ['https://what3words.com/satu.dua.tiga', unread],
    ['https://googleXcom.example/maps?q=3.1,101.6', unread],
    ['https://notgoogle.com/maps?q=3.1,101.6', unread],
  ])('C-03 Google %s', (link, read) => expect(readMapLink(link)).toEqual(read));

  test.each([
    [`${W}/ul?ll=3.1577,101.7116&navigate=yes`, point(3.1577, 101.7116)],
    [`${W}/ul?navigate=yes&ll=3.1577%2C101.7116`, point(3.1577, 101.7116)],
    ['https://www.waze.com/ul?ll=3.1577%2C101.7116&navigate=yes&zoom=17', point(3.1577, 101.7116)],
    ['https://ul.waze.com/ul?ll=3.1577%2C101.7116', point(3.1577, 101.7116)],
    [`${W}/ul?q=Dewan&ll=3.1577,101.7116`, point(3.1577, 101.7116)],
    [`${W}/ul?q=3.1577,101.7116`, point(3.1577, 101.7116)],
    ['https://www.waze.com/live-map/directions?to=ll.3.1577%2C101.7116', point(3.1577, 101.7116)],
    [
      'https://www.waze.com/ms/live-map/directions?to=ll.3.1577%2C101.7116&from=ll.1.5%2C103.7',
      point(3.1577, 101.7116),
    ],
    ['https://www.waze.com/live-map/directions?latlng=3.1577%2C101.7116', point(3.1577, 101.7116)],
    ['https://www.waze.com/livemap?zoom=17&lat=3.1577&lon=101.7116', point(3.1577, 101.7116)],
    [W, nowhere],
    [`${W}/ul`, nowhere],
    [`${W}/ul?navigate=yes`, nowhere],
    ['https://www.waze.com/live-map/', nowhere],
    ['https://www.waze.com/ms/live-map/directions?from=ll.1.5%2C103.7', nowhere],
    [`${W}/ul?favorite=home`, nowhere],
    [`${W}/ul/hw21zqr8x`, unread],
    [`${W}/ul?q=Dewan%20Seri&navigate=yes`, unread],
    ['https://www.waze.com/live-map/directions/my/dewan?to=place.w.66650415', unread],
  ])('C-03 Waze %s', (link, read) => expect(readMapLink(link)).toEqual(read));

  test.each(['', 'Dewan Seri', 'geo:3.1577,101.7116', 'javascript:alert(1)', 'https://user@google.com/maps'])(
    'C-03 %j is no web address',
    (link) => expect(readMapLink(link)).toBeNull(),
  );
});
