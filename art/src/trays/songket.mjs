/** Songket as it is woven: cells of a loom grid, each run of lit cells one short float of gold. */

const wrapped = (value, period) => ((value % period) + period) % period;

/**
 * The path of a motif on the loom.
 * @param {(column: number, row: number) => boolean} lit
 * @param {{columns: number, rows: number, cell: [number, number], at:
 *   [number, number]}} loom cell and place in user units
 */
export function weave(lit, { columns, rows, cell: [width, height], at: [left, top] }) {
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!lit(column, row)) continue;
      let end = column;
      while (end < columns && lit(end, row)) end++;
      const run = (end - column) * width - 0.5;
      d += `M${(left + column * width + 0.25).toFixed(2)} ${(top + row * height).toFixed(2)}h${run.toFixed(2)}v${(height * 0.74).toFixed(2)}h${(-run).toFixed(2)}z`;
      column = end;
    }
  }
  return d;
}

/** Bunga tabur: small flowers scattered in offset rows. */
export const scattered = (periodX, periodY) => (column, row) => {
  const shift = Math.floor(row / periodY) % 2 ? Math.floor(periodX / 2) : 0;
  const x = Math.abs(wrapped(column + shift, periodX) - (periodX - 1) / 2);
  const y = Math.abs((row % periodY) - (periodY - 1) / 2);
  const reach = x + y;
  const petal = Math.abs(x - y) < 0.6 && x <= 4 && x >= 2;
  return reach < 1.2 || petal || (Math.abs(reach - 5) < 0.6 && Math.min(x, y) < 2.2);
};

/** Potong wajik: a row of diamonds, each with its heart. */
export const diamonds = (period, rows) => (column, row) => {
  const x = Math.abs(wrapped(column, period) - (period - 1) / 2);
  const y = Math.abs(row - (rows - 1) / 2);
  const reach = x / (period / 2) + y / (rows / 2);
  return (reach > 0.78 && reach < 1.02) || reach < 0.36;
};
