import type { CoverSetting } from '@serikad/shared/designs/cover-setting';
import { hasNumbers, isFace, isRecord } from './wide-picture.js';

const TEXT = ['left', 'width', 'size', 'tracking', 'indent'];
const MARKS = ['jawi', 'rule'];
/** Lengths and colours, as browsers write a shadow. */
const SHADOW = /^[a-z0-9%.,() -]{0,200}$/i;

/** Whether it is what the drawing writes. */
export function isCoverSetting(value: unknown): value is CoverSetting {
  if (!isRecord(value) || !hasNumbers(value, ['footHeight'])) return false;
  const { version, align, above, below, gaps, title, names, and, date, place, marks } = value;
  return (
    typeof version === 'string' &&
    /^[0-9a-f]{8}$/.test(version) &&
    (align === 'left' || align === 'center' || align === 'right') &&
    hasNumbers(above, ['least', 'share']) &&
    hasNumbers(below, ['least']) &&
    isRecord(gaps) &&
    hasNumbers(gaps, Object.keys(gaps)) &&
    [title, names, date, place].every((text) => isFace(text) && hasNumbers(text, TEXT)) &&
    hasNumbers(names, ['height', 'advance']) &&
    isRecord(names) &&
    typeof names['shadow'] === 'string' &&
    SHADOW.test(names['shadow']) &&
    isFace(and) &&
    hasNumbers(and, ['em']) &&
    isRecord(marks) &&
    Object.entries(marks).every(([name, mark]) => MARKS.includes(name) && hasNumbers(mark, ['left', 'width', 'height']))
  );
}
