import * as malay from './ms/guest-list.js';
import { textsOf } from './texts-of.js';

export const { guestListTexts = malay.guestListTexts } = textsOf('guest-list');
