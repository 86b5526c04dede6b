import { mapToPrint } from './map-to-print.js';

const G = 'https://www.google.com/maps';

describe('C-09 the map of the printed page', () => {
  it.each([
    [null, 'Dewan', null],
    [`${G}/place/Dewan/@3.1,101.6,17z/data=!8m2!3d3.15!4d101.71`, 'Dewan', 'https://maps.google.com/?q=3.15,101.71'],
    ['https://maps.app.goo.gl/AbC', 'Dewan', 'https://maps.app.goo.gl/AbC'],
    [`${G}/place/${'a'.repeat(300)}`, 'Dewan Seri, Muar', 'https://maps.google.com/?q=Dewan+Seri%2C+Muar'],
    [`${G}/place/${'a'.repeat(300)}`, '', `${G}/place/${'a'.repeat(300)}`],
  ])('C-09 for %j at %j is %j', (link, address, map) => {
    expect(mapToPrint(link, address)).toBe(map);
  });
});
