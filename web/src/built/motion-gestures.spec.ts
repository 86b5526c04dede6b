import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GESTURE_OF } from '../guest/motion/gestures/gestures.js';

describe('I-03 the animated versions', () => {
  it('have a gesture for each layout, and for no other', () => {
    const layouts = readdirSync(join(import.meta.dirname, '../guest/layouts')).map((file) => file.replace('.css', ''));
    expect(layouts.length).toBeGreaterThan(30);
    expect(Object.keys(GESTURE_OF).sort()).toEqual(layouts.sort());
  });
});
