import { seededRandom } from '../core/random.mjs';
import { linear } from '../core/sculpt.mjs';
import { smoothstep } from '../core/vector.mjs';
import { FLAME, spritesAlong } from './hall-lights.mjs';
import { ARCH, BAY, beyondArch, firstMet, WALLS } from './hall-space.mjs';

/** How the stone, the tiles and the wet floor of the hall look in the light of its lamps. All colours are linear. */

/** Smooth noise of two numbers, -1 to 1, of a seed. */
export function noise(seed) {
  const random = seededRandom(seed);
  const table = Float32Array.from({ length: 4096 }, () => random.next() * 2 - 1);
  const at = (x, y) => table[(((x * 73856093) ^ (y * 19349663)) >>> 0) & 4095];
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - ix, y - iy];
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    const top = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u;
    return top * (1 - v) + (at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u) * v;
  };
}

const octaves = (of, x, y) => of(x, y) * 0.55 + of(x * 2.1 + 7, y * 2.1) * 0.28 + of(x * 4.3, y * 4.3 + 3) * 0.17;

/**
 * How far (x, y) is from the lines of eight-pointed stars that touch, in parts of their period; and whether inside one.
 */
function starField(x, y) {
  const [u, v] = [Math.abs(x - Math.round(x)), Math.abs(y - Math.round(y))];
  const square = Math.max(u, v) - 0.36;
  const diamond = (u + v) / Math.SQRT2 - 0.36;
  return Math.min(square, diamond);
}

/** Shades the hall. @param {object} art stone, tiles, shadow: colours; night: three of the sky, from the horizon up */
export function hallShade(art, lights) {
  const cloud = noise(art.seed);
  const ripple = noise(art.seed + 5);
  const stone = linear(art.stone);
  const pale = linear(art.pale);
  const ochre = linear(art.voussoir);
  const tiles = art.tiles.map(linear);
  const slab = linear(art.slab);
  const cool = linear(art.cool);
  const warm = linear(art.warm);
  const night = art.night.map(linear);

  /** The young moon above the hills, within the last arch. */
  function crescent(x, y) {
    const [dx, dy] = [x - art.moon[0], y - art.moon[1]];
    const disc = dx * dx + dy * dy < art.moon[2] ** 2;
    return disc && (dx + art.moon[2] * 0.42) ** 2 + (dy - art.moon[2] * 0.24) ** 2 > (art.moon[2] * 0.92) ** 2 ? 1 : 0;
  }

  function sky(d) {
    const up = Math.max(0, d[1]) / Math.hypot(d[0], d[2]);
    const at = Math.min(1.99, up * 4.2);
    const [a, b, t] = at < 1 ? [night[0], night[1], at] : [night[1], night[2], at - 1];
    const hills = 0.035 + 0.02 * cloud(d[0] * 9 + 3, 0.5) + 0.012 * cloud(d[0] * 31, 4.5);
    const dark = up < hills && d[1] >= 0 ? 0.3 : 1;
    const moon = crescent(d[0] / d[2], d[1] / d[2]);
    return [0, 1, 2].map((k) => (a[k] + (b[k] - a[k]) * t) * dark + moon * [1.5, 1.35, 0.95][k]);
  }

  /** Colour of a wall's face: voussoirs about the arch, carved stars in the spandrels, tiles at its foot. */
  function wallFace(x, y, wall) {
    const bay = Math.round(x / BAY);
    const lx = x - bay * BAY;
    const beyond = beyondArch(lx, y);
    const mottled = 1 + 0.16 * octaves(cloud, x * 1.9, y * 1.9 + wall * 9) + 0.07 * cloud(x * 23, y * 23);
    if (y < 1.02) return dado(x, y, mottled);
    let [colour, relief] = [stone, 0];
    const framed = Math.abs(lx) < 2.02 && y < 3.98;
    if (y > ARCH.spring && beyond < 0.38 && beyond > -0.3) {
      const angle = Math.atan2(y - ARCH.spring, Math.abs(lx) + ARCH.offset);
      const part = (angle / 1.44) * 9;
      const joint = Math.abs(part - Math.round(part));
      colour = Math.floor(part) % 2 ? ochre : pale;
      relief = joint < 0.035 ? -0.5 : 0;
    }
    const band = Math.abs(beyond - 0.43);
    if (y > ARCH.spring - 0.02 && band < 0.05) [colour, relief] = [pale, 0.3 - band * 14];
    if (framed && beyond > 0.48) {
      const star = starField(lx / 0.46 + 0.5, (y - 3.1) / 0.46);
      relief = star < 0 ? 0.2 + (star < -0.12 ? -0.32 : 0) : -0.16;
      if (Math.abs(star) < 0.035) relief = 0.42;
    }
    const edge = Math.max(Math.abs(lx) - 2.02, y - 3.98);
    if (Math.abs(edge) < 0.1 && y > 1.02) [colour, relief] = [pale, 0.25 - Math.abs(Math.abs(edge) - 0.05) * 9];
    const gain = mottled * (1 + relief * 0.62);
    return [colour[0] * gain, colour[1] * gain, colour[2] * gain];
  }

  /** Glazed tiles: stars, the ground between, pale joints; a dark course above. */
  function dado(along, y, mottled) {
    if (y > 0.94) return tiles[0].map((value) => value * mottled);
    const [u, v] = [along / 0.235, (y - 0.47) / 0.235 + 0.5];
    const star = starField(u, v);
    const which = (Math.round(u) * 7 + Math.round(v) * 3) & 3;
    if (Math.abs(star) < 0.04) return pale.map((value) => value * 0.85 * mottled);
    const colour = star < 0 ? tiles[which % 2 ? 1 : 2] : tiles[0];
    const inner = star < -0.2 ? 1.6 : 1;
    return colour.map((value) => value * mottled * inner);
  }

  function materialAt(hit, p) {
    const mottled = 1 + 0.16 * octaves(cloud, (p[0] + p[2]) * 1.9, p[1] * 1.9);
    switch (hit.kind) {
      case 'wall':
        return wallFace(p[0], p[1], hit.wall);
      case 'side':
        return p[1] < 1.02 ? dado(p[2], p[1], mottled) : stone.map((value) => value * mottled);
      case 'shaft':
        return pale.map((value) => value * (0.9 + 0.2 * octaves(cloud, p[0] * 9 + p[1] * 3, p[1] * 6)));
      case 'stone':
        return pale.map((value) => value * (Math.sin(p[1] * 62) > 0.2 ? 0.95 : 0.72));
      case 'reveal':
        return stone.map((value) => value * mottled * 1.05);
      case 'ceiling':
        return stone.map((value) => value * 0.34);
      default:
        return slabAt(p);
    }
  }

  const ROW = 0.78;
  function slabAt(p) {
    const row = Math.floor(p[2] / ROW);
    const column = p[0] / 1.05 + (row % 2) * 0.5;
    const own = 1 + 0.3 * cloud(Math.floor(column) * 3.7, row * 5.3);
    const grainy = 1 + 0.28 * octaves(cloud, p[0] * 3.1, p[2] * 3.1);
    return slab.map((value) => value * own * grainy * (isJoint(p) ? 0.35 : 1));
  }

  function isJoint(p) {
    const row = Math.floor(p[2] / ROW);
    const column = p[0] / 1.05 + (row % 2) * 0.5;
    return p[2] / ROW - row < 0.028 || column - Math.floor(column) < 0.02;
  }

  /** The pierced brass throws its pattern: light and shade about each lamp. */
  function thrown(dx, dy, dz) {
    const turn = Math.atan2(dx, dz) * (24 / Math.PI);
    const tilt = Math.atan2(dy, Math.hypot(dx, dz)) * (20 / Math.PI);
    const star = starField(turn / 2, tilt / 2);
    return 0.74 + 0.62 * smoothstep(0.1, -0.14, star);
  }

  /** Light that reaches the place from all lamps. */
  function lightAt(p, hit, jitter) {
    const sum = [0, 0, 0];
    const from = [p[0] + hit.nx * 4e-3, p[1] + hit.ny * 4e-3, p[2] + hit.nz * 4e-3];
    for (const { at, tint, power, pattern = 1 } of [...lights.hanging, ...lights.front]) {
      const to = [at[0] - p[0] + jitter[0] * 0.16, at[1] - p[1] + jitter[1] * 0.16, at[2] - p[2] + jitter[2] * 0.16];
      const far = to[0] ** 2 + to[1] ** 2 + to[2] ** 2;
      const length = Math.sqrt(far);
      const facing = (to[0] * hit.nx + to[1] * hit.ny + to[2] * hit.nz) / length;
      if (facing <= 0) continue;
      const strength = (power * facing * (pattern ? thrown(to[0], to[1], to[2]) : 1)) / (far + 0.25);
      if (strength < 0.004) continue;
      if (firstMet(from, [to[0] / length, to[1] / length, to[2] / length], length - 0.05)) continue;
      for (let k = 0; k < 3; k++) sum[k] += tint[k] * strength;
    }
    for (const { at } of lights.flames) {
      const [dx, dy, dz] = [at[0] - p[0], at[1] + 0.06 - p[1], at[2] - p[2]];
      const far = dx * dx + dy * dy + dz * dz;
      if (far > 2.2) continue;
      const facing = Math.max(0, (dx * hit.nx + dy * hit.ny + dz * hit.nz) / Math.sqrt(far));
      const strength = (0.075 * facing * (1 - far / 2.2)) / (far + 0.02);
      for (let k = 0; k < 3; k++) sum[k] += FLAME[k] * strength;
    }
    return sum;
  }

  /** Light from everywhere: the night outside, and what the lit walls give back inside; less in the corners. */
  function around(p, hit) {
    const inside = smoothstep(WALLS[0] - 0.3, WALLS[0] + 1.2, p[2]);
    const corner = 1 - 0.5 * Math.exp(-p[1] / 0.3) * (hit.kind === 'floor' ? 0 : 1);
    const low = hit.kind === 'ceiling' ? 0.5 : 1;
    return [0, 1, 2].map((k) => (cool[k] * (1 - inside * 0.72) + warm[k] * inside) * corner * low);
  }

  function surface(hit, p, jitter) {
    const colour = materialAt(hit, p);
    const lit = lightAt(p, hit, jitter);
    const soft = around(p, hit);
    return [0, 1, 2].map((k) => colour[k] * (lit[k] + soft[k]));
  }

  /** The mirror of the wet floor: clear in the puddles, long and soft where the stone is only damp. */
  function mirrored(p, d, jitter) {
    const wet = smoothstep(-0.35, 0.3, octaves(ripple, p[0] * 0.9, p[2] * 0.62));
    const rough = 0.006 + 0.03 * (1 - wet);
    const waves = [ripple(p[0] * 5, p[2] * 3.2) * 0.006, ripple(p[0] * 5 + 40, p[2] * 3.2) * 0.012];
    const nx = waves[0] + jitter[0] * rough * 0.28;
    const nz = waves[1] + jitter[1] * rough;
    const along = 2 * (d[0] * nx + d[1] + d[2] * nz);
    const r = [d[0] - along * nx, Math.abs(d[1] - along), d[2] - along * nz];
    const length = Math.hypot(...r);
    const out = r.map((value) => value / length);
    const seen = see([p[0], 1e-3, p[2]], out, jitter, false);
    const grazing = (1 - Math.min(1, Math.abs(d[1]))) ** 3;
    const share = (0.32 + 0.62 * grazing) * (0.5 + 0.5 * wet) * (isJoint(p) ? 0.35 : 1);
    return [seen, share];
  }

  /** The light that comes along a ray, `jitter`: three numbers of -1 to 1 for soft shadows and mirrors. */
  function see(o, d, jitter, mirrors = true) {
    const hit = firstMet(o, d);
    const before = spritesAlong(lights, o, d, hit?.t ?? 1e6);
    let behind;
    if (!hit) behind = sky(d);
    else {
      const p = [o[0] + d[0] * hit.t, o[1] + d[1] * hit.t, o[2] + d[2] * hit.t];
      behind = surface(hit, p, jitter);
      if (hit.kind === 'floor' && mirrors) {
        const [seen, share] = mirrored(p, d, jitter);
        behind = behind.map((value, k) => value * (1 - share * 0.5) + seen[k] * share);
      }
      const haze = 1 - Math.exp(-Math.max(0, hit.t - 5) * 0.02);
      const air = p[2] > WALLS[2] + 0.5 ? night[0].map((value) => value * 0.34) : warm.map((value) => value * 0.55);
      behind = behind.map((value, k) => value * (1 - haze) + air[k] * haze);
    }
    return [0, 1, 2].map((k) => before[k] + behind[k] * before[3]);
  }
  return see;
}
