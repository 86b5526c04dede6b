import { dewan } from './places/dewan.mjs';
import { hotel } from './places/hotel.mjs';
import { jeti } from './places/jeti.mjs';
import { kampung } from './places/kampung.mjs';
import { masjid } from './places/masjid.mjs';
import { pantai } from './places/pantai.mjs';
import { sawah } from './places/sawah.mjs';
import { taman } from './places/taman.mjs';

/** The places that a couple may choose, by the ids of the choice; the first is the catalogue's. */
export const PLACES = { dewan, masjid, kampung, pantai, taman, hotel, sawah, jeti };
