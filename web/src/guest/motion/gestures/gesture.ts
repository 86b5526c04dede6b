import { FAINT, type Move } from '../move.js';

/**
 * A copy of pictures of the cover, cut into equal cells. It lies above the pictures until they take its place, so that
 * the last frame is the cover itself. Cells are small, because each has its own texture while it plays.
 */
export interface Sheet {
  name: string;
  /** Positions of the pictures that it shows. */
  layers: readonly string[];
  rows: number;
  columns: number;
  /**
   * `sharp`: cut straight. `soft`: without edges, overlapping. `window`: the cell moves one way and what it shows the
   * other, so that the picture stands still while it is revealed. `flap`:
   * paper with a back, in three rows, of which the middle one lies.
   */
  cells: 'sharp' | 'soft' | 'window' | 'flap';
  /**
   * What is special: without light; as a print's first ink; out of focus; white cloth; paper smaller than the cover.
   */
  look?: 'unlit' | 'ink' | 'blurred' | 'undyed' | 'smaller';
  /**
   * Of a window: the side at which it is faint. The cell reaches beyond the cover there, so that nothing stays faint.
   */
  faint?: 'right' | 'bottom' | 'top';
}

/** What a gesture does with a cover. */
export interface Played {
  /** The pictures that it brings; the others appear by themselves. */
  brings: readonly string[];
  /** Those that are there from the beginning, where the closed cover has them. */
  stays?: readonly string[];
  sheets: readonly Sheet[];
  /** Points of light that lead it. */
  sparks: number;
  moves: readonly Move[];
}

/** @param layers positions of the pictures that the design's cover has */
export type Gesture = (layers: readonly string[]) => Played;

/** Names of a sheet's parts in the score. */
export const sheetTarget = ({ name }: Pick<Sheet, 'name'>): string => `sheet:${name}`;
export const cellTarget = ({ name }: Pick<Sheet, 'name'>, row: number, column: number): string =>
  `cell:${name}:${row}:${column}`;
export const withinTarget = (cell: string): string => `${cell}:within`;
export const shadeTarget = (cell: string): string => `${cell}:shade`;
export const sparkTarget = (index: number): string => `spark:${index}`;

/** Where a cell's middle is, in parts of the cover's width and height, and its name. */
interface Cell {
  target: string;
  row: number;
  column: number;
  x: number;
  y: number;
}

export function cellsOf(sheet: Sheet): Cell[] {
  return Array.from({ length: sheet.rows * sheet.columns }, (_, index) => {
    const row = Math.floor(index / sheet.columns);
    const column = index % sheet.columns;
    return {
      target: cellTarget(sheet, row, column),
      row,
      column,
      x: (column + 0.5) / sheet.columns,
      y: (row + 0.5) / sheet.rows,
    };
  });
}

/** All pictures but the ground, which is there when the doors open. */
export const motifsOf = (layers: readonly string[]): readonly string[] => layers.filter((layer) => layer !== 'ground');

/**
 * The pictures take the place of their copies.
 * @param at milliseconds; all cells lie still by then
 * @param fade milliseconds in which they do; 1: from one frame to the next, for copies that look the same
 */
export function takePlace(sheets: readonly Sheet[], layers: readonly string[], at: number, fade: number): Move[] {
  return [
    ...layers.map((layer): Move => ({
      target: `layer:${layer}`,
      start: at,
      duration: fade,
      easing: 'linear',
      keyframes: [FAINT],
    })),
    ...sheets.map((sheet): Move => ({
      target: sheetTarget(sheet),
      start: at + fade,
      duration: fade,
      easing: 'linear',
      keyframes: [{ opacity: 1 }, { opacity: 0 }],
    })),
  ];
}
