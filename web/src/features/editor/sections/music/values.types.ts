import type { NumberInput } from '../../fields/number-field.js';

export interface MusicValues {
  link: string;
  minutes: NumberInput;
  seconds: NumberInput;
}
