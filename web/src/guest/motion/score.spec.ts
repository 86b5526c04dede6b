import { OPENING_KINDS } from '@serikad/shared/designs/design.types';
import { GESTURE_OF, GESTURES, type GestureName } from './gestures/gestures.js';
import { cellsOf, cellTarget, sheetTarget } from './gestures/gesture.js';
import { DOORS_OPEN, DURATION_MS } from './move.js';
import { gestureOf, namesWritten, scoreOf, type Scene } from './score.js';

const NAMES = Object.keys(GESTURES) as GestureName[];

const LAYERS = ['ground', 'center', 'frame', 'edge-left', 'edge-right', 'top-left', 'top-right', 'top', 'bottom'];

function scene(changes: Partial<Scene> = {}): Scene {
  return {
    doors: 'window',
    gesture: 'letDown',
    fades: false,
    layers: [...LAYERS, 'bottom-left', 'bottom-right'],
    mirrored: [],
    rows: ['left-to-right', 'fade', 'right-to-left'],
    flakes: 16,
    ...changes,
  };
}

describe('I-03 the animated version of a design', () => {
  it('takes between 12 and 20 seconds and ends with a hold', () => {
    expect(DURATION_MS).toBeGreaterThanOrEqual(12_000);
    expect(DURATION_MS).toBeLessThanOrEqual(20_000);
    for (const kind of OPENING_KINDS) {
      for (const rows of [1, 3, 6, 9]) {
        const moves = scoreOf(
          scene({ doors: kind, rows: Array.from({ length: rows }, () => 'left-to-right' as const) }),
        );
        const ends = moves.map(({ start, duration }) => start + duration);
        expect(Math.min(...moves.map(({ start }) => start))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...ends)).toBeLessThanOrEqual(DURATION_MS - 300);
      }
    }
  });

  it.each(NAMES)('moves by transform and opacity alone: %s', (gesture) => {
    for (const { keyframes } of scoreOf(scene({ gesture }))) {
      for (const frame of keyframes) {
        expect(Object.keys(frame).filter((key) => !['transform', 'opacity', 'offset', 'easing'].includes(key))).toEqual(
          [],
        );
      }
    }
  });

  it.each(NAMES)('is the same each time: %s', (gesture) => {
    expect(scoreOf(scene({ gesture }))).toEqual(scoreOf(scene({ gesture })));
  });

  it.each(OPENING_KINDS)('opens the doors of the kind %s and lets them go', (doors) => {
    const moves = scoreOf(scene({ doors }));
    const gone = moves.find(({ target }) => target === 'opening');
    expect(gone?.keyframes.at(-1)).toMatchObject({ opacity: 0 });
    const halves = moves.filter(({ target }) => target.startsWith('door-'));
    expect(halves).toHaveLength(doors === 'fade' ? 0 : 2);
    for (const { keyframes } of halves) expect(keyframes[0]).not.toEqual(keyframes[1]);
  });

  it('lets a mirrored picture grow from its own edge: within the mirror that is the other one', () => {
    const growth = (mirrored: string[]): string | undefined =>
      scoreOf(scene({ mirrored, gesture: 'risen' }))
        .find(({ target, added }) => target === 'layer:edge-right' && added)
        ?.keyframes[0]?.['transform']?.toString();
    expect(growth([])).toBe('translateX(70%)');
    expect(growth(['edge-right'])).toBe('translateX(-70%)');
  });

  it('fades where the invitation fades, whatever the doors could do', () => {
    expect(scoreOf(scene({ fades: true })).some(({ target }) => target.startsWith('door-'))).toBe(false);
  });

  it.each(NAMES)(
    'ends with everything in its place: nothing turned, shifted or faint but what is gone: %s',
    (gesture) => {
      const gone = /^(seal|seal-back|opening|seam|light|door-left|door-right|(flake|sheet|cell|spark):.*)$/;
      for (const { target, keyframes } of scoreOf(scene({ gesture }))) {
        if (gone.test(target)) continue;
        // Where the last keyframe is left out the element's own look is the last.
        const { transform, opacity } = keyframes.find(({ offset }) => offset === undefined || offset === 1)
          ? (keyframes.at(-1) ?? {})
          : {};
        expect(['none', undefined, 'scale(1)', 'translateX(0%)', 'translateY(0%) skewX(0.0deg)']).toContain(transform);
        expect([1, undefined]).toContain(opacity);
      }
    },
  );

  it('writes names after their direction: the window comes from where they begin', () => {
    const from = (row: number): unknown =>
      scoreOf(scene()).find(({ target }) => target === `row:${row}`)?.keyframes[0]?.transform;
    expect(from(0)).toBe('translateX(-101%)');
    expect(from(2)).toBe('translateX(101%)');
  });

  it('does without pictures that a design does not have', () => {
    const moves = scoreOf(scene({ layers: [], flakes: 0, rows: [] }));
    expect(moves.some(({ target }) => /^(layer|flake|row):/.test(target))).toBe(false);
    expect(moves.length).toBeGreaterThan(5);
  });

  it('drops nothing before the names are written', () => {
    for (const count of [1, 2, 3, 5, 7]) {
      const rows = Array.from({ length: count }, () => 'left-to-right' as const);
      const moves = scoreOf(scene({ rows }));
      const written = Math.max(
        ...moves.filter(({ target }) => target.startsWith('row:')).map(({ start, duration }) => start + duration),
      );
      expect(namesWritten({ rows })).toBeCloseTo(written);
      for (const { target, start } of moves) {
        if (target.startsWith('flake:')) expect(start).toBeGreaterThanOrEqual(written - 1);
      }
    }
  });
});

describe('I-03 the gestures', () => {
  it('each family of designs has some of its own', () => {
    const of = (family: string): Set<GestureName> =>
      new Set(Object.entries(GESTURE_OF).flatMap(([layout, name]) => (layout.startsWith(family) ? [name] : [])));
    expect(of('classic')).toContain('woven');
    expect(of('classic')).toContain('stitched');
    expect(of('classic')).toContain('dyed');
    expect(of('islamic')).toContain('lit');
    expect(of('vintage')).toContain('unfolded');
    expect(of('floral')).toContain('bloomed');
    expect(of('rustic')).toContain('wovenBelow');
    expect(of('modern')).toContain('printed');
    expect(of('minimal')).toContain('drawn');
    expect(Object.values(GESTURE_OF).length).toBeGreaterThan(NAMES.length);
    expect(new Set(Object.values(GESTURE_OF))).toEqual(new Set(NAMES));
  });

  it.each(NAMES)(
    '%s: each picture that it brings is hidden until then and shown at the end, and its copies go',
    (gesture) => {
      const shown = scene({ gesture });
      const { brings, sheets, moves } = gestureOf(shown);
      for (const layer of brings) {
        const faint = moves.find(
          ({ target, keyframes }) => target === `layer:${layer}` && keyframes[0]?.['opacity'] === 0,
        );
        expect(faint).toBeDefined();
        expect(faint?.keyframes).toHaveLength(1);
      }
      for (const sheet of sheets) {
        const out = moves.filter(({ target }) => target === sheetTarget(sheet));
        expect(out.some(({ keyframes }) => keyframes.at(-1)?.['opacity'] === 0)).toBe(true);
      }
    },
  );

  it.each(NAMES)('%s: copies go only when each of their cells lies still', (gesture) => {
    const { sheets, moves } = gestureOf(scene({ gesture }));
    for (const sheet of sheets.filter(({ look }) => look === undefined || look === 'smaller')) {
      const cells = new Set(cellsOf(sheet).map(({ target }) => target));
      const still = Math.max(
        ...moves
          .filter(({ target }) => cells.has(target.replace(/:(within|shade)$/, '')))
          .map(({ start, duration }) => start + duration),
      );
      const leaves = moves.find(({ target }) => target === sheetTarget(sheet));
      expect(leaves?.start).toBeGreaterThanOrEqual(still);
    }
  });

  it.each(NAMES)('%s: begins with the doors and has brought everything in the first half', (gesture) => {
    const { moves } = gestureOf(scene({ gesture }));
    expect(Math.min(...moves.map(({ start }) => start))).toBeGreaterThanOrEqual(DOORS_OPEN);
    expect(Math.max(...moves.map(({ start, duration }) => start + duration))).toBeLessThanOrEqual(DURATION_MS / 2);
  });

  it.each(NAMES)('%s: has no more than a hundred cells, each with a texture of its own', (gesture) => {
    const cells = gestureOf(scene({ gesture })).sheets.flatMap(cellsOf);
    expect(cells.length).toBeLessThanOrEqual(100);
  });

  it('weaves from one side and then from the other', () => {
    const moves = scoreOf(scene({ gesture: 'woven' }));
    const from = (row: number): string | undefined =>
      moves
        .find(({ target }) => target === cellTarget({ name: 'art' }, row, 0))
        ?.keyframes[0]?.['transform']?.toString();
    expect(from(0)).not.toEqual(from(1));
    expect(from(0)).toEqual(from(2));
  });
});
