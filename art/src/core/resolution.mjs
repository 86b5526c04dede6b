/** How many times as fine as for the guest view layers are drawn now. */
let times = 1;
export const resolution = () => times;

/** Draws something `factor` times as fine; one after another. @returns what `draw` returns */
export async function atResolution(factor, draw) {
  times = factor;
  try {
    return await draw();
  } finally {
    times = 1;
  }
}
