import { OPENING_KINDS } from '@serikad/shared/designs/design.types';
import { DURATION_MS, scoreOf, type Scene } from './score.js';

const LAYERS = ['ground', 'center', 'frame', 'edge-left', 'edge-right', 'top-left', 'top-right', 'top', 'bottom'];

function scene(changes: Partial<Scene> = {}): Scene {
  return {
    doors: 'window',
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

  it('moves by transform and opacity alone', () => {
    for (const { keyframes } of scoreOf(scene())) {
      for (const frame of keyframes) {
        expect(Object.keys(frame).filter((key) => !['transform', 'opacity', 'offset', 'easing'].includes(key))).toEqual(
          [],
        );
      }
    }
  });

  it('is the same each time', () => {
    expect(scoreOf(scene())).toEqual(scoreOf(scene()));
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
      scoreOf(scene({ mirrored }))
        .find(({ target, added }) => target === 'layer:edge-right' && added)
        ?.keyframes[0]?.['transform']?.toString();
    expect(growth([])).toBe('translateX(70%)');
    expect(growth(['edge-right'])).toBe('translateX(-70%)');
  });

  it('fades where the invitation fades, whatever the doors could do', () => {
    expect(scoreOf(scene({ fades: true })).some(({ target }) => target.startsWith('door-'))).toBe(false);
  });

  it('ends with everything in its place: nothing turned, shifted or faint but what is gone', () => {
    const gone = new Set(['seal', 'seal-back', 'opening', 'seam', 'light', 'door-left', 'door-right']);
    for (const { target, keyframes } of scoreOf(scene())) {
      if (gone.has(target) || target.startsWith('flake:')) continue;
      // Where the last keyframe is left out the element's own look is the last.
      const { transform, opacity } = keyframes.find(({ offset }) => offset === undefined || offset === 1)
        ? (keyframes.at(-1) ?? {})
        : {};
      expect(['none', undefined, 'scale(1)', 'translateX(0%)']).toContain(transform);
      expect([1, undefined]).toContain(opacity);
    }
  });

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
});
