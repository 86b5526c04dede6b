import { registerEnglish } from '../texts-of.js';
import * as dates from './dates.js';
import * as dialogs from './dialogs.js';
import * as errors from './errors.js';
import * as field from './field.js';
import * as linkPages from './link-pages.js';
import * as shell from './shell.js';
import * as ui from './ui.js';

// What the pages of secret links read, and no more.
registerEnglish({ dates, dialogs, errors, field, 'link-pages': linkPages, shell, ui });
