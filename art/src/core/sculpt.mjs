import sharp from 'sharp';
import { svgDocument } from './svg.mjs';
import { add, blend, cross, dot, scaled, subtract, unit } from './vector.mjs';
import { resolution } from './resolution.mjs';

/**
 * Sculpture: curved surfaces, lit from one side, that hide, shade and shine through one another. For flowers whose
 * petals must overlap rightly, which flat shapes only pretend. Drawn by our own scan lines into a picture of pixels,
 * without a graphics card, so that the same numbers give the same picture everywhere.
 */

/** Samples per pixel of the picture, each way. */
const FINER = 2;
/** Texels of the shadow map per unit. */
const SHADOW_TEXELS = 2;
/** Where a shadow is sampled, in units about the place: a soft edge as of a large light. */
const SHADOW_SPOTS = spiral(20, 5);
/** Where hidden corners are looked for: they get less of the light that comes from everywhere. */
const CORNER_SPOTS = spiral(18, 17);

function spiral(count, reach) {
  return Array.from({ length: count }, (_, i) => {
    const [angle, r] = [i * 2.39996, reach * Math.sqrt((i + 0.5) / count)];
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
}

/** Linear light of a '#rrggbb' colour, 0 to 1. */
export const linear = (hex) => [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);

/**
 * @typedef {object} Surface
 * @property {(u: number, v: number) => number[]} at the point; u and v run from 0 to 1
 * @property {(u: number, v: number, point: number[]) => Material} paint
 * @property {[number, number]} [grid] how finely it is cut, 24 by 24
 *
 * @typedef {object} Material
 * @property {number[]} colour linear
 * @property {number} [through] how much light comes through from behind, 0 to 1
 * @property {number} [shine] strength of the highlight, and `gloss` how small it is
 * @property {number} [gloss]
 */

/** A surface cut into triangles: points, normals and the two parameters at each corner of its grid. */
function meshOf({ at, paint, grid: [across, along] = [24, 24] }) {
  const [columns, rows] = [across + 1, along + 1];
  const points = [];
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) points.push(at(i / across, j / along));
  const point = (i, j) => points[Math.max(0, Math.min(along, j)) * columns + Math.max(0, Math.min(across, i))];
  const normals = points.map((_, n) => {
    const [i, j] = [n % columns, Math.floor(n / columns)];
    return unit(cross(subtract(point(i + 1, j), point(i - 1, j)), subtract(point(i, j + 1), point(i, j - 1))));
  });
  const triangles = [];
  for (let j = 0; j < along; j++)
    for (let i = 0; i < across; i++) {
      const corner = j * columns + i;
      triangles.push([corner, corner + 1, corner + columns], [corner + 1, corner + columns + 1, corner + columns]);
    }
  const parameters = points.map((_, n) => [(n % columns) / across, Math.floor(n / columns) / along]);
  return { points, normals, parameters, triangles, paint };
}

/** Calls `visit(pixel, a, b, c, weights…)` for every pixel where a triangle of the mesh is the nearest so far. */
function scan(mesh, project, { width, height, depth }, visit) {
  const seen = mesh.points.map(project);
  for (const [a, b, c] of mesh.triangles) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [seen[a], seen[b], seen[c]];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-7) continue;
    const [left, right] = [
      Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)),
      Math.min(width - 1, Math.max(ax, bx, cx)),
    ];
    const [top, bottom] = [
      Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)),
      Math.min(height - 1, Math.max(ay, by, cy)),
    ];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const wb = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area;
        const wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area;
        const wa = 1 - wb - wc;
        if (wa < -1e-4 || wb < -1e-4 || wc < -1e-4) continue;
        const z = wa * az + wb * bz + wc * cz;
        const pixel = y * width + x;
        if (z <= depth[pixel]) continue;
        depth[pixel] = z;
        visit?.(pixel, a, b, c, wa, wb, wc);
      }
  }
}

const canvas = (width, height) => ({ width, height, depth: new Float32Array(width * height).fill(-1e9) });

/** What the light sees first, and so how much of it reaches a place: 0 to 1. */
function shadowMap(meshes, towards) {
  const side = unit(cross(towards, [0, 1, 0.01]));
  const up = cross(towards, side);
  const corners = meshes.flatMap(({ points }) => points);
  const range = (axis) =>
    corners.reduce(([a, b], p) => [Math.min(a, dot(p, axis)), Math.max(b, dot(p, axis))], [1e9, -1e9]);
  const [[x0, x1], [y0, y1]] = [range(side), range(up)];
  const map = canvas(Math.ceil((x1 - x0 + 8) * SHADOW_TEXELS), Math.ceil((y1 - y0 + 8) * SHADOW_TEXELS));
  const project = (p) => [
    (dot(p, side) - x0 + 4) * SHADOW_TEXELS,
    (dot(p, up) - y0 + 4) * SHADOW_TEXELS,
    dot(p, towards),
  ];
  for (const mesh of meshes) scan(mesh, project, map);
  return (p) => {
    const [x, y, z] = project(p);
    let lit = 0;
    for (const [dx, dy] of SHADOW_SPOTS) {
      const [sx, sy] = [Math.floor(x + dx * SHADOW_TEXELS), Math.floor(y + dy * SHADOW_TEXELS)];
      const inside = sx >= 0 && sy >= 0 && sx < map.width && sy < map.height;
      if (!inside || map.depth[sy * map.width + sx] - z < 2.2 + Math.hypot(dx, dy) * 1.1) lit++;
    }
    return lit / SHADOW_SPOTS.length;
  };
}

/** How open a place is: 1 in the open, less in corners between what stands before it. */
function openness({ width, height, depth }, x, y, z, scale) {
  let hidden = 0;
  for (const [dx, dy] of CORNER_SPOTS) {
    const [sx, sy] = [Math.round(x + dx * scale), Math.round(y + dy * scale)];
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
    const before = depth[sy * width + sx] - z;
    const reach = Math.hypot(dx, dy);
    if (before > 0.6) hidden += Math.min(1, before / reach) * Math.max(0, 1 - before / 70);
  }
  return Math.max(0, 1 - (1.5 * hidden) / CORNER_SPOTS.length);
}

/**
 * The light that leaves a place towards who looks.
 * @param {Material} material
 */
function shade(material, normal, lit, open, { towards, key, sky, earth, rim, rimFrom }) {
  const facing = dot(normal, towards);
  const wrapped = Math.max(0, (facing + 0.28) / 1.28);
  const behind = Math.max(0, -facing) * (material.through ?? 0);
  const around = blend(earth, sky, (1 - normal[1]) / 2);
  const edge = Math.max(0, dot(normal, rimFrom)) * (1 - normal[2]) ** 2 * open;
  const half = unit(add(towards, [0, 0, 1]));
  const glint = (material.shine ?? 0) * Math.max(0, dot(normal, half)) ** (material.gloss ?? 20) * lit;
  return [0, 1, 2].map(
    (k) =>
      material.colour[k] *
        (key[k] * (wrapped * lit + behind * (0.35 + 0.65 * lit)) + around[k] * open * open + rim[k] * edge) +
      key[k] * glint,
  );
}

/** Bright light rolls off instead of tearing out. */
const film = (value) => {
  const x = value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
  return Math.round(255 * Math.min(1, x) ** (1 / 2.2));
};

/**
 * What is seen of surfaces, sample by sample: for pictures that draw them in their own way.
 * @param {{width: number, pixels: number, height: number, surfaces: Surface[], light: object}} scene as of `sculpture`
 * @returns {{width: number, height: number, pixels: number, at: (i: number) => (null | {owner: number, point: number[],
 *   u: number, v: number, light: number[]})}} in samples, `FINER` times as fine as `pixels`; `at` tells which surface
 *   is seen, where, and the linear light that leaves it
 */
export function seenSurfaces({ width, height, pixels: usual, surfaces, light }) {
  const pixels = Math.round(usual * resolution());
  const scale = (pixels * FINER) / width;
  const frame = canvas(Math.round(width * scale), Math.round(height * scale));
  const size = frame.width * frame.height;
  const [owner, weights, corners] = [
    new Int32Array(size).fill(-1),
    new Float32Array(size * 3),
    new Int32Array(size * 3),
  ];
  const meshes = surfaces.map(meshOf);
  meshes.forEach((mesh, n) =>
    scan(
      mesh,
      ([x, y, z]) => [x * scale, y * scale, z],
      frame,
      (pixel, a, b, c, wa, wb, wc) => {
        owner[pixel] = n;
        corners.set([a, b, c], pixel * 3);
        weights.set([wa, wb, wc], pixel * 3);
      },
    ),
  );
  const lit = { ...light, towards: unit(light.towards), rimFrom: unit(light.rimFrom) };
  const reached = shadowMap(meshes, lit.towards);
  const at = (pixel) => {
    if (owner[pixel] < 0) return null;
    const mesh = meshes[owner[pixel]];
    const mixed = (list, parts) => {
      const sum = new Array(parts).fill(0);
      for (let k = 0; k < 3; k++) {
        const value = list[corners[pixel * 3 + k]];
        for (let p = 0; p < parts; p++) sum[p] += value[p] * weights[pixel * 3 + k];
      }
      return sum;
    };
    const point = mixed(mesh.points, 3);
    const raw = unit(mixed(mesh.normals, 3));
    const normal = raw[2] < 0 ? scaled(raw, -1) : raw;
    const [u, v] = mixed(mesh.parameters, 2);
    const open = openness(frame, pixel % frame.width, Math.floor(pixel / frame.width), point[2], scale);
    const out = shade(mesh.paint(u, v, point), normal, reached(add(point, scaled(normal, 1.6))), open, lit);
    return { owner: owner[pixel], point, u, v, light: out };
  };
  return { width: frame.width, height: frame.height, pixels, at };
}

/**
 * A picture of surfaces.
 * @param {{width: number, height: number, pixels: number, surfaces: Surface[], light: object}} scene in units; `pixels`
 *   is the width of its raster in the guest view. `light`: `towards` it, its `key` colour, what comes from `sky` and
 *   `earth`, and a `rim` from `rimFrom`
 * @returns {Promise<string>} an SVG `<image>` of that size
 */
export async function sculpture(scene) {
  const { width, height } = scene;
  const { pixels, at, ...frame } = seenSurfaces(scene);
  const bytes = Buffer.alloc(frame.width * frame.height * 4);
  for (let pixel = 0; pixel < frame.width * frame.height; pixel++) {
    const seen = at(pixel);
    if (seen) bytes.set([...seen.light.map(film), 255], pixel * 4);
  }
  const png = await sharp(bytes, { raw: { width: frame.width, height: frame.height, channels: 4 } })
    .resize({ width: pixels })
    .png()
    .toBuffer();
  return `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}

/** A document of one sculpture, with what lies behind and before it. */
export const sculptureDocument = async (scene, { defs = '', behind = '', before = '' } = {}) =>
  svgDocument({ width: scene.width, height: scene.height, defs, body: behind + (await sculpture(scene)) + before });
