import * as malay from './ms/sign-in.js';
import { textsOf } from './texts-of.js';

export const { signInTexts = malay.signInTexts } = textsOf('sign-in');
