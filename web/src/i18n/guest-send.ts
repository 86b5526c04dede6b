import * as malay from './ms/guest-send.js';
import { textsOf } from './texts-of.js';

export const { guestSendTexts = malay.guestSendTexts } = textsOf('guest-send');
