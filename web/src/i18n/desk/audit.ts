import * as malay from '../ms/desk/audit.js';
import { textsOf } from '../texts-of.js';

export const { auditText = malay.auditText, auditTexts = malay.auditTexts } = textsOf('desk/audit');
