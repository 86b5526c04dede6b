import * as malay from './ms/guest-import.js';
import { textsOf } from './texts-of.js';

export const { guestImportTexts = malay.guestImportTexts } = textsOf('guest-import');
