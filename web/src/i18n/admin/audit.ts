import * as malay from '../ms/admin/audit.js';
import { textsOf } from '../texts-of.js';

export const { auditText = malay.auditText, auditTexts = malay.auditTexts } = textsOf('admin/audit');
