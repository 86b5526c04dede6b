import * as malay from './ms/field.js';
import { textsOf } from './texts-of.js';

export const { problemBeside = malay.problemBeside } = textsOf('field');
