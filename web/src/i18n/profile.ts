import * as malay from './ms/profile.js';
import { textsOf } from './texts-of.js';

export const { profileTexts = malay.profileTexts } = textsOf('profile');
