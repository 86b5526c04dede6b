import * as malay from './ms/editor-attendance.js';
import { textsOf } from './texts-of.js';

export const { attendanceTexts = malay.attendanceTexts } = textsOf('editor-attendance');
