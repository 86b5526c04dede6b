/**
 * Triangles in a tree of boxes, so that a ray finds what it meets without asking each of them.
 */

const LEAF = 4;
const BINS = 12;

/**
 * @param {Float64Array} corners nine numbers a triangle
 * @returns {{boxes: Float64Array, links: Int32Array, order: Uint32Array, sides: Float64Array}} `links`: two numbers a
 *   node, where its children or triangles begin and how many triangles there are; `sides`:
 *   a corner and two edges a triangle
 */
export function boxTree(corners) {
  const count = corners.length / 9;
  const [low, high] = [new Float64Array(count * 3), new Float64Array(count * 3)];
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[t * 9 + k], corners[t * 9 + 3 + k], corners[t * 9 + 6 + k]];
      low[t * 3 + k] = Math.min(a, b, c);
      high[t * 3 + k] = Math.max(a, b, c);
    }
  const order = Uint32Array.from({ length: count }, (_, t) => t);
  const boxes = new Float64Array(Math.max(1, count * 2) * 6);
  const links = new Int32Array(Math.max(1, count * 2) * 2);
  let nodes = 1;

  const middle = (t, axis) => low[t * 3 + axis] + high[t * 3 + axis];
  const [bins, after, counts] = [new Float64Array(BINS * 6), new Float64Array(BINS * 6), new Int32Array(BINS)];
  const later = new Int32Array(BINS);
  const size = new Float64Array(6);

  const clear = (list, at) => {
    for (let k = 0; k < 3; k++) {
      list[at + k] = 1e30;
      list[at + 3 + k] = -1e30;
    }
  };
  const area = (list, at) => {
    const x = list[at + 3] - list[at];
    const y = list[at + 4] - list[at + 1];
    const z = list[at + 5] - list[at + 2];
    return x * y + y * z + z * x;
  };
  const growBy = (list, at, other, from) => {
    for (let k = 0; k < 3; k++) {
      if (other[from + k] < list[at + k]) list[at + k] = other[from + k];
      if (other[from + 3 + k] > list[at + 3 + k]) list[at + 3 + k] = other[from + 3 + k];
    }
  };
  const grow = (list, at, t) => {
    for (let k = 0; k < 3; k++) {
      if (low[t * 3 + k] < list[at + k]) list[at + k] = low[t * 3 + k];
      if (high[t * 3 + k] > list[at + 3 + k]) list[at + 3 + k] = high[t * 3 + k];
    }
  };

  /** Where a node is best divided, by the areas of its halves; undefined where that is not worth it. */
  function division(first, n) {
    let best;
    let cost = n * area(size, 0);
    const front = new Float64Array(6);
    for (let axis = 0; axis < 3; axis++) {
      let [from, to] = [1e30, -1e30];
      for (let i = first; i < first + n; i++) {
        const m = middle(order[i], axis);
        if (m < from) from = m;
        if (m > to) to = m;
      }
      if (to - from < 1e-9) continue;
      const scale = BINS / (to - from);
      counts.fill(0);
      for (let bin = 0; bin < BINS; bin++) clear(bins, bin * 6);
      for (let i = first; i < first + n; i++) {
        const bin = Math.min(BINS - 1, Math.floor((middle(order[i], axis) - from) * scale));
        counts[bin]++;
        grow(bins, bin * 6, order[i]);
      }
      // The halves behind each cut, from the last bin; then those before it.
      after.set(bins);
      later.set(counts);
      for (let bin = BINS - 2; bin >= 0; bin--) {
        growBy(after, bin * 6, after, bin * 6 + 6);
        later[bin] += later[bin + 1];
      }
      clear(front, 0);
      let before = 0;
      for (let cut = 1; cut < BINS; cut++) {
        growBy(front, 0, bins, cut * 6 - 6);
        before += counts[cut - 1];
        if (before === 0 || later[cut] === 0) continue;
        const price = before * area(front, 0) + later[cut] * area(after, cut * 6);
        if (price < cost) {
          cost = price;
          best = { axis, at: from + cut / scale };
        }
      }
    }
    return best;
  }

  const stack = [[0, 0, count]];
  while (stack.length) {
    const [node, first, n] = stack.pop();
    clear(size, 0);
    for (let i = first; i < first + n; i++) grow(size, 0, order[i]);
    boxes.set(size, node * 6);
    const cut = n > LEAF ? division(first, n) : undefined;
    let left = first;
    if (cut) {
      let right = first + n - 1;
      while (left <= right)
        if (middle(order[left], cut.axis) < cut.at) left++;
        else {
          [order[left], order[right]] = [order[right], order[left]];
          right--;
        }
    }
    if (!cut || left === first || left === first + n) {
      links.set([first, n], node * 2);
      continue;
    }
    links.set([nodes, 0], node * 2);
    stack.push([nodes, first, left - first], [nodes + 1, left, first + n - left]);
    nodes += 2;
  }

  const sides = new Float64Array(count * 9);
  order.forEach((t, i) => {
    for (let k = 0; k < 3; k++) {
      sides[i * 9 + k] = corners[t * 9 + k];
      sides[i * 9 + 3 + k] = corners[t * 9 + 3 + k] - corners[t * 9 + k];
      sides[i * 9 + 6 + k] = corners[t * 9 + 6 + k] - corners[t * 9 + k];
    }
  });
  return { boxes: boxes.slice(0, nodes * 6), links: links.slice(0, nodes * 2), order, sides };
}
