import { cross, dot, scaled, subtract, unit } from '../core/vector.mjs';
import { boxTree } from './bvh.mjs';

/**
 * Photographs by following light: rays through a lens of some width, what they meet, where the light there comes from.
 * Our own code on the processor, so that the same numbers give the same picture. Units are centimetres; x to the right,
 * y up, z towards the camera. Colours are linear.
 *
 * @typedef {object} Surface
 * @property {(u: number, v: number) => number[]} at the point; u and v run from 0 to 1
 * @property {[number, number]} [grid] how finely it is cut
 * @property {Material} material
 * @property {boolean} [flat] its facets are seen
 *
 * @typedef {object} Material
 * @property {number[] | ((u: number, v: number, p: number[]) => number[])} colour
 * @property {number} [rough] of its reflections, 0 to 1
 * @property {number | ((u: number, v: number) => number)} [metal] how much of it is metal, 0 to 1
 * @property {number} [coat] strength of the reflection on what is no metal: 1 as glass, 0 none
 * @property {number} [through] share of the light that goes on behind it, as in petals
 * @property {number[]} [sheen] added towards the rim, as on velvet
 * @property {number[]} [emit] light of its own
 * @property {(u: number, v: number) => number} [alpha] how much of it is there, 0 to 1
 * @property {number} [gauze] pixels over which what half shines through it is evened out
 * @property {(u: number, v: number, p: number[], n: number[]) => number[]} [bump] the normal there
 *
 * @typedef {{at: number[], a: number[], b: number[], power: number[]} | {at: number[], radius: number, power:
 *   number[]}} Light a rectangle about `at` between two half sides, or a ball; `power` is its radiance. `hidden`: it
 *   lights, but neither the camera nor metal sees it; `share`: how often it is asked, 1
 */

const DEPTH = 4;
/** A path's later light counts at most so much: no single sparks. */
const MOST = 5;

/** The surfaces of a scene as one mesh. */
function meshOf(surfaces) {
  const [corners, normals, parameters, owners] = [[], [], [], []];
  surfaces.forEach(({ at, grid: [across, along] = [24, 24], flat }, owner) => {
    const columns = across + 1;
    const points = [];
    for (let j = 0; j <= along; j++) for (let i = 0; i <= across; i++) points.push(at(i / across, j / along));
    const point = (i, j) => points[Math.max(0, Math.min(along, j)) * columns + Math.max(0, Math.min(across, i))];
    const same = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 1e-6;
    // A surface that meets itself has no seam in its light.
    const closed = Array.from({ length: along + 1 }, (_, j) => same(point(0, j), point(across, j))).every(Boolean);
    const normal = points.map((_, n) => {
      const [i, j] = [n % columns, Math.floor(n / columns)];
      const [before, after] = closed
        ? [point(i === 0 ? across - 1 : i - 1, j), point(i === across ? 1 : i + 1, j)]
        : [point(i - 1, j), point(i + 1, j)];
      let side = subtract(after, before);
      if (Math.hypot(...side) < 1e-9)
        side = subtract(point(i + 1, j === 0 ? 1 : j - 1), point(i - 1, j === 0 ? 1 : j - 1));
      return unit(cross(side, subtract(point(i, j + 1), point(i, j - 1))));
    });
    for (let j = 0; j < along; j++)
      for (let i = 0; i < across; i++) {
        const n = j * columns + i;
        for (const three of [
          [n, n + 1, n + columns],
          [n + 1, n + columns + 1, n + columns],
        ]) {
          const face = unit(
            cross(subtract(points[three[1]], points[three[0]]), subtract(points[three[2]], points[three[0]])),
          );
          for (const m of three) {
            corners.push(...points[m]);
            normals.push(...(flat ? face : normal[m]));
            parameters.push((m % columns) / across, Math.floor(m / columns) / along);
          }
          owners.push(owner);
        }
      }
  });
  return { corners: Float64Array.from(corners), normals, parameters, owners };
}

/**
 * A picture of a scene, as light: `colour`, and what helps to smooth it: `albedo`, `normal`,
 * `depth` of what is seen, and `blur`, by how many pixels the lens spreads it.
 * @param {{surfaces: Surface[], lights: Light[], sky: (d: number[]) => number[], camera: object}} scene `camera`:
 *   `from`, `to`, `view` (degrees across the height), `aperture` (radius of its lens), `focus` (a point that is sharp)
 *   and `rise`, by which tangent the picture's middle lies above the lens's axis: uprights stay parallel
 * @param {{width: number, height: number, samples: number, seed?: number}} size
 */
export function trace({ surfaces, lights, sky, camera }, { width, height, samples, seed = 1 }) {
  const mesh = meshOf(surfaces);
  const { boxes, links, order, sides } = boxTree(mesh.corners);
  const [normals, parameters] = [Float64Array.from(mesh.normals), Float64Array.from(mesh.parameters)];
  const owners = Int32Array.from(mesh.owners);
  const materials = surfaces.map(({ material }) => material);

  let state = seed >>> 0;
  function random() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  const stack = new Int32Array(128);
  let [hitTriangle, hitT, hitB, hitC] = [-1, 0, 0, 0];

  /** How much of a triangle's surface is there, at two of its weights. */
  function present(index, wb, wc) {
    const t = order[index];
    const { alpha } = materials[owners[t]];
    if (!alpha) return true;
    const wa = 1 - wb - wc;
    const u = parameters[t * 6] * wa + parameters[t * 6 + 2] * wb + parameters[t * 6 + 4] * wc;
    const v = parameters[t * 6 + 1] * wa + parameters[t * 6 + 3] * wb + parameters[t * 6 + 5] * wc;
    const there = alpha(u, v);
    return there >= 1 || (there > 0 && random() < there);
  }

  const distances = new Float64Array(128);
  let [ox, oy, oz, ix, iy, iz] = [0, 0, 0, 0, 0, 0];

  /** How far away the ray enters a node's box; 1e30 where it misses it. */
  function entry(node, nearest) {
    const at = node * 6;
    const x0 = (boxes[at] - ox) * ix;
    const x1 = (boxes[at + 3] - ox) * ix;
    const y0 = (boxes[at + 1] - oy) * iy;
    const y1 = (boxes[at + 4] - oy) * iy;
    const z0 = (boxes[at + 2] - oz) * iz;
    const z1 = (boxes[at + 5] - oz) * iz;
    let near = x0 < x1 ? x0 : x1;
    let away = x0 < x1 ? x1 : x0;
    const ny = y0 < y1 ? y0 : y1;
    const ay = y0 < y1 ? y1 : y0;
    if (ny > near) near = ny;
    if (ay < away) away = ay;
    const nz = z0 < z1 ? z0 : z1;
    const az = z0 < z1 ? z1 : z0;
    if (nz > near) near = nz;
    if (az < away) away = az;
    return near > away || away < 0 || near > nearest ? 1e30 : near;
  }

  /** The nearest hit within `far`, or with `any` whether there is one. */
  function meet(x, y, z, dx, dy, dz, far, any) {
    ox = x;
    oy = y;
    oz = z;
    ix = 1 / dx;
    iy = 1 / dy;
    iz = 1 / dz;
    hitTriangle = -1;
    let nearest = far;
    let top = 0;
    let node = entry(0, nearest) < 1e30 ? 0 : -1;
    while (node >= 0) {
      const first = links[node * 2];
      const n = links[node * 2 + 1];
      if (n === 0) {
        const a = entry(first, nearest);
        const b = entry(first + 1, nearest);
        if (a < 1e30 && b < 1e30) {
          stack[top] = a < b ? first + 1 : first;
          distances[top++] = a < b ? b : a;
          node = a < b ? first : first + 1;
          continue;
        }
        if (a < 1e30 || b < 1e30) {
          node = a < 1e30 ? first : first + 1;
          continue;
        }
      } else
        for (let i = first; i < first + n; i++) {
          const s = i * 9;
          const e1x = sides[s + 3];
          const e1y = sides[s + 4];
          const e1z = sides[s + 5];
          const e2x = sides[s + 6];
          const e2y = sides[s + 7];
          const e2z = sides[s + 8];
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const det = e1x * px + e1y * py + e1z * pz;
          if (det > -1e-12 && det < 1e-12) continue;
          const inverse = 1 / det;
          const tx = x - sides[s];
          const ty = y - sides[s + 1];
          const tz = z - sides[s + 2];
          const wb = (tx * px + ty * py + tz * pz) * inverse;
          if (wb < 0 || wb > 1) continue;
          const qx = ty * e1z - tz * e1y;
          const qy = tz * e1x - tx * e1z;
          const qz = tx * e1y - ty * e1x;
          const wc = (dx * qx + dy * qy + dz * qz) * inverse;
          if (wc < 0 || wb + wc > 1) continue;
          const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
          if (t < 1e-4 || t >= nearest || !present(i, wb, wc)) continue;
          if (any) return true;
          nearest = t;
          hitTriangle = i;
          hitT = t;
          hitB = wb;
          hitC = wc;
        }
      node = -1;
      while (top > 0 && node < 0) if (distances[--top] < nearest) node = stack[top];
    }
    return hitTriangle >= 0;
  }

  const areas = lights.map((light) =>
    light.radius ? Math.PI * light.radius ** 2 * 4 : 4 * Math.hypot(...cross(light.a, light.b)),
  );
  const strengths = lights.map(({ power, share = 1 }, i) => Math.max(...power) * areas[i] ** 0.5 * share);
  const whole = strengths.reduce((sum, strength) => sum + strength, 0);

  /** A light by its strength, and a point on it: → [light, chance, point, its normal]. */
  function lightPoint(p) {
    let pick = random() * whole;
    let i = 0;
    while (i < lights.length - 1 && pick > strengths[i]) pick -= strengths[i++];
    const light = lights[i];
    const chance = strengths[i] / whole;
    if (light.radius) {
      // A point of the half that is seen from p.
      const towards = unit(subtract(p, light.at));
      const z = random();
      const r = Math.sqrt(1 - z * z);
      const angle = 2 * Math.PI * random();
      const side = unit(cross(towards, Math.abs(towards[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
      const up = cross(towards, side);
      const n = [0, 1, 2].map((k) => towards[k] * z + (side[k] * Math.cos(angle) + up[k] * Math.sin(angle)) * r);
      return [
        light,
        chance / (2 * Math.PI * light.radius ** 2),
        n.map((x, k) => light.at[k] + x * light.radius * 1.01),
        n,
      ];
    }
    const [s, t] = [random() * 2 - 1, random() * 2 - 1];
    const n = (light.facing ??= unit(cross(light.a, light.b)));
    return [light, chance / areas[i], light.at.map((x, k) => x + light.a[k] * s + light.b[k] * t), n];
  }

  const lightHit = (o, d, far) => {
    let [best, found] = [far, null];
    for (const light of lights) {
      if (light.hidden) continue;
      const to = subtract(light.at, o);
      if (light.radius) {
        const along = dot(to, d);
        const miss = dot(to, to) - along * along;
        if (along > 0 && along < best && miss < light.radius ** 2) [best, found] = [along, light];
        continue;
      }
      const n = (light.facing ??= unit(cross(light.a, light.b)));
      const facing = dot(d, n);
      const t = dot(to, n) / facing;
      if (!(t > 1e-4 && t < best)) continue;
      const at = [o[0] + d[0] * t - light.at[0], o[1] + d[1] * t - light.at[1], o[2] + d[2] * t - light.at[2]];
      if (Math.abs(dot(at, light.a)) <= dot(light.a, light.a) && Math.abs(dot(at, light.b)) <= dot(light.b, light.b))
        [best, found] = [t, light];
    }
    return found;
  };

  /** A direction about n: at random over the half sphere, more towards n the higher `power`. */
  function about(n, power) {
    const z = Math.sqrt(random()) ** (2 / (power + 1));
    const r = Math.sqrt(Math.max(0, 1 - z * z));
    const angle = 2 * Math.PI * random();
    const side = unit(cross(n, Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(n, side);
    const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return [n[0] * z + side[0] * c + up[0] * s, n[1] * z + side[1] * c + up[1] * s, n[2] * z + side[2] * c + up[2] * s];
  }

  const seen = { albedo: [0, 0, 0], normal: [0, 0, 0], depth: 0, veiled: 0 };

  function follow(o, d) {
    const light = [0, 0, 0];
    let weight = [1, 1, 1];
    let direct = true;
    const gain = (colour, depth) => {
      for (let k = 0; k < 3; k++) {
        const more = weight[k] * colour[k];
        light[k] += depth > 0 && more > MOST ? MOST : more;
      }
    };
    for (let depth = 0; depth < DEPTH; depth++) {
      const met = meet(o[0], o[1], o[2], d[0], d[1], d[2], 1e9, false);
      if (direct) {
        const lamp = lightHit(o, d, met ? hitT : 1e9);
        if (lamp) {
          gain(lamp.power, depth);
          if (depth === 0) [seen.albedo, seen.normal, seen.depth] = [[1, 1, 1], [0, 0, 1], 1e3];
          break;
        }
      }
      if (!met) {
        const colour = sky(d);
        gain(colour, depth);
        if (depth === 0) [seen.albedo, seen.normal, seen.depth] = [[1, 1, 1], [0, 0, 1], 1e3];
        break;
      }
      const t = order[hitTriangle];
      const [wb, wc, distance] = [hitB, hitC, hitT];
      const wa = 1 - wb - wc;
      const u = parameters[t * 6] * wa + parameters[t * 6 + 2] * wb + parameters[t * 6 + 4] * wc;
      const v = parameters[t * 6 + 1] * wa + parameters[t * 6 + 3] * wb + parameters[t * 6 + 5] * wc;
      const p = [o[0] + d[0] * distance, o[1] + d[1] * distance, o[2] + d[2] * distance];
      const s = hitTriangle * 9;
      const face = cross(sides.subarray(s + 3, s + 6), sides.subarray(s + 6, s + 9));
      let n = [0, 1, 2].map((k) => normals[t * 9 + k] * wa + normals[t * 9 + 3 + k] * wb + normals[t * 9 + 6 + k] * wc);
      n = unit(n);
      let geometric = unit(face);
      if (dot(geometric, d) > 0) geometric = scaled(geometric, -1);
      if (dot(n, geometric) < 0) n = scaled(n, -1);
      const material = materials[owners[t]];
      if (material.bump) n = unit(material.bump(u, v, p, n));
      const facing = Math.max(1e-3, -dot(n, d));
      let colour = typeof material.colour === 'function' ? material.colour(u, v, p) : (material.colour ?? [1, 1, 1]);
      const metal = typeof material.metal === 'function' ? material.metal(u, v) : (material.metal ?? 0);
      if (material.sheen) {
        const rim = (1 - facing) ** 2.5;
        colour = colour.map((c, k) => Math.min(1, c + material.sheen[k] * rim));
      }
      if (depth === 0) {
        [seen.albedo, seen.normal, seen.depth] = [colour, n, distance];
        if (material.gauze) seen.veiled = material.gauze;
      }
      if (material.emit) {
        gain(typeof material.emit === 'function' ? material.emit(u, v) : material.emit, depth);
        if (!material.colour) break;
      }
      const fresnel = (1 - facing) ** 5;
      const coat = material.coat ?? 0;
      const mirrored = metal + (1 - metal) * coat * (0.04 + 0.96 * fresnel);
      const chance = Math.min(1, metal > 0.5 ? mirrored : coat > 0 ? Math.max(0.12 * Math.min(1, coat), mirrored) : 0);
      if (chance > 0 && random() < chance) {
        const rough = material.rough ?? 0.3;
        const half = rough > 0.01 ? about(n, 2 / rough ** 4) : n;
        const k = 2 * dot(half, d);
        let out = [d[0] - half[0] * k, d[1] - half[1] * k, d[2] - half[2] * k];
        if (dot(out, geometric) <= 0) {
          const m = 2 * dot(geometric, d);
          out = [d[0] - geometric[0] * m, d[1] - geometric[1] * m, d[2] - geometric[2] * m];
        }
        const share = mirrored / chance;
        weight = weight.map((w, i) => w * share * (metal > 0.5 ? colour[i] + (1 - colour[i]) * fresnel * 0.8 : 1));
        direct = true;
        o = [p[0] + geometric[0] * 1e-3, p[1] + geometric[1] * 1e-3, p[2] + geometric[2] * 1e-3];
        d = unit(out);
        continue;
      }
      const rest = (1 - mirrored) / Math.max(1e-3, 1 - chance);
      const through = material.through ?? 0;
      const passes = through > 0 && random() < through;
      const [facingSide, geometricSide] = passes ? [scaled(n, -1), scaled(geometric, -1)] : [n, geometric];
      weight = weight.map((w, i) => w * colour[i] * rest);
      o = [p[0] + geometricSide[0] * 1e-3, p[1] + geometricSide[1] * 1e-3, p[2] + geometricSide[2] * 1e-3];
      if (lights.length) {
        const [lamp, density, at, lampNormal] = lightPoint(p);
        const to = subtract(at, o);
        const far = Math.hypot(...to);
        const way = scaled(to, 1 / far);
        const here = dot(way, facingSide);
        const there = lamp.radius ? -dot(way, lampNormal) : Math.abs(dot(way, lampNormal));
        if (here > 0 && there > 0 && dot(way, geometricSide) > 0) {
          const amount = (here * there) / (Math.PI * far * far * density);
          if (!meet(o[0], o[1], o[2], way[0], way[1], way[2], far - 2e-3, true)) {
            gain(
              lamp.power.map((power) => Math.min(power * amount, 60)),
              depth,
            );
          }
        }
      }
      direct = false;
      if (depth >= 1) {
        const most = Math.min(0.95, Math.max(...weight));
        if (random() > most) break;
        weight = scaled(weight, 1 / most);
      }
      d = about(facingSide, 1);
      if (dot(d, geometricSide) <= 0) break;
    }
    return light;
  }

  const ahead = unit(subtract(camera.to, camera.from));
  const right = unit(cross(ahead, camera.up ?? [0, 1, 0]));
  const up = cross(right, ahead);
  const tall = Math.tan((camera.view * Math.PI) / 360);
  const focus = dot(subtract(camera.focus ?? camera.to, camera.from), ahead);
  const rise = camera.rise ?? 0;
  const size = width * height;
  const out = {
    width,
    height,
    colour: new Float32Array(size * 3),
    albedo: new Float32Array(size * 3),
    normal: new Float32Array(size * 3),
    depth: new Float32Array(size),
    blur: new Float32Array(size),
  };
  /** Pixels by which the lens spreads what is so far away. */
  const spread = (depth) => (camera.aperture * Math.abs(1 / depth - 1 / focus) * height) / (2 * tall);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const [turn, shift, lens] = [random(), random(), random()];
      for (let n = 0; n < samples; n++) {
        // Evenly spread places in the pixel and on the lens.
        const [jx, jy] = [(turn + n * 0.7548776662) % 1, (shift + n * 0.5698402909) % 1];
        const [lr, la] = [
          Math.sqrt((lens + n * 0.8191725134) % 1),
          2 * Math.PI * ((turn + shift + n * 0.6710436067) % 1),
        ];
        const [sx, sy] = [
          ((2 * (x + jx)) / width - 1) * tall * (width / height),
          (1 - (2 * (y + jy)) / height) * tall + rise,
        ];
        const [lx, ly] = [Math.cos(la) * lr * camera.aperture, Math.sin(la) * lr * camera.aperture];
        const o = [0, 1, 2].map((k) => camera.from[k] + right[k] * lx + up[k] * ly);
        const d = unit([0, 1, 2].map((k) => camera.from[k] + (ahead[k] + right[k] * sx + up[k] * sy) * focus - o[k]));
        seen.veiled = 0;
        const light = follow(o, d);
        for (let k = 0; k < 3; k++) {
          // Soft limit of one sample: bright lamps stay bright, sparks don't.
          out.colour[pixel * 3 + k] += Math.min(light[k], 24) / samples;
          out.albedo[pixel * 3 + k] += seen.albedo[k] / samples;
          out.normal[pixel * 3 + k] += seen.normal[k] / samples;
        }
        out.depth[pixel] += Math.min(seen.depth, 1e3) / samples;
        out.blur[pixel] += (spread(seen.depth) + seen.veiled) / samples;
      }
    }
  return out;
}
