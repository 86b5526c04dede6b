import * as malay from './ms/session.js';
import { textsOf } from './texts-of.js';

export const { sessionTexts = malay.sessionTexts } = textsOf('session');
