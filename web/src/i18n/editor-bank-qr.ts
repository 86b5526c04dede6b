import * as malay from './ms/editor-bank-qr.js';
import { textsOf } from './texts-of.js';

export const { bankQrTexts = malay.bankQrTexts } = textsOf('editor-bank-qr');
