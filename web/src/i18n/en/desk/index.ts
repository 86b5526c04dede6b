import { registerEnglish } from '../../texts-of.js';
import * as crashes from './crashes.js';

registerEnglish({ 'desk/crashes': crashes });
