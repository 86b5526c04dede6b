import { registerEnglish } from '../../texts-of.js';

registerEnglish({});
