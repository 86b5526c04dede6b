import * as malay from './ms/dialogs.js';
import { textsOf } from './texts-of.js';

export const { dialogTexts = malay.dialogTexts } = textsOf('dialogs');
