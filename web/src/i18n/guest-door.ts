import * as malay from './ms/guest-door.js';
import { textsOf } from './texts-of.js';

export const { guestDoorTexts = malay.guestDoorTexts } = textsOf('guest-door');
