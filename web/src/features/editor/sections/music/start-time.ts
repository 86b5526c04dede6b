import type { NumberInput } from '../../fields/number-field.js';

/** When the music begins, in seconds; an empty field is 0. */
export function startSeconds(minutes: NumberInput, seconds: NumberInput): number {
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** `1:05` of 65 seconds. */
export function minuteTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
