import { num, smoothPath } from '../core/path.mjs';

/**
 * Flat shapes of a travel poster: a steam train on a viaduct, palms, limestone hills, rays.
 * `tones` names the printing inks.
 */
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
const wheel = (x, r, t) =>
  `<circle cx="${x}" cy="${-r}" r="${r}" fill="${t.night}"/><circle cx="${x}" cy="${-r}" r="${num(r * 0.72)}" fill="none" stroke="${t.brick}" stroke-width="1.8"/><circle cx="${x}" cy="${-r}" r="${num(r * 0.24)}" fill="${t.mustard}"/>`;

/** The engine, its front at x = 0, wheels on y = 0, heading left. */
const engine = (t) =>
  `<path d="M0-2L13-15H20V-2Z" fill="${t.brick}"/><path d="M104-9H146V-32L150-36H106L104-32Z" fill="${t.night}"/><path d="M108-30H142" stroke="${t.mustard}" stroke-width="1.6"/><path d="M16-36H80V-14H16Q11-25 16-36Z" fill="${t.deep}"/><path d="M16-36H32V-14H16Q11-25 16-36Z" fill="${t.night}"/><path d="M33-36V-14M50-36V-14M66-36V-14" stroke="${t.mustard}" stroke-width="1.7"/><path d="M17-32H78" stroke="${t.pale}" stroke-width="2.2" opacity=".8"/><path d="M21-36L19-52H33L30-36Z" fill="${t.night}"/><path d="M17-55H35V-51H17Z" fill="${t.brick}"/><path d="M44-36C44-46 56-46 56-36Z" fill="${t.mustard}"/><path d="M62-36V-42H67V-36Z" fill="${t.mustard}"/><path d="M79-50H104V-8H79Z" fill="${t.deep}"/><path d="M84-44H92V-31H84ZM95-44H100V-31H95Z" fill="${t.lamp}"/><path d="M74-54Q92-59 109-54V-50H74Z" fill="${t.brick}"/><path d="M12-14H106V-10H12Z" fill="${t.brick}"/><circle cx="14" cy="-40" r="4.4" fill="${t.lamp}"/><path d="M10-40H2L4-37H10Z" fill="${t.lamp}" opacity=".5"/>${wheel(28, 6.6, t)}${wheel(42, 6.6, t)}${wheel(61, 10.6, t)}${wheel(85, 10.6, t)}${wheel(115, 6.6, t)}${wheel(136, 6.6, t)}<path d="M42-8L61-9L85-9" stroke="${t.cream}" stroke-width="2.2" fill="none"/>`;

const coach = (x, t) =>
  `<g transform="translate(${x})"><path d="M-6-12H2" stroke="${t.night}" stroke-width="3"/><path d="M2-9V-38Q52-47 102-38V-9Z" fill="${t.brick}"/><path d="M2-34H102V-19H2Z" fill="${t.cream}"/>${times(6, (i) => `<path d="M${8 + i * 15.4}-32H${19 + i * 15.4}V-21H${8 + i * 15.4}Z" fill="${i % 3 ? t.lamp : t.deep}"/>`)}<path d="M0-38Q52-48 104-38L102-35Q52-44 2-35Z" fill="${t.deep}"/><path d="M2-12H102" stroke="${t.mustard}" stroke-width="1.6"/>${wheel(18, 6.4, t)}${wheel(34, 6.4, t)}${wheel(70, 6.4, t)}${wheel(86, 6.4, t)}</g>`;

/** The train from its engine at x = 0 to the right, `coaches` long, with its plume. */
export const train = (t, coaches) =>
  `<g fill="${t.cream}"><path d="M26-58C22-74 34-84 46-82C50-98 78-100 86-88C104-100 132-92 134-80C156-92 190-86 196-76C222-86 250-80 262-70C236-74 214-66 196-66C180-60 150-64 138-66C120-58 96-62 84-68C70-62 54-62 48-68C40-66 34-62 26-58Z"/><path d="M60-82C70-90 80-86 84-78C76-82 68-80 60-82ZM112-84C122-90 132-84 132-76C126-80 120-80 112-84ZM170-80C180-84 190-80 190-72C184-76 178-76 170-80Z" fill="${t.sand}"/></g>${times(coaches, (i) => coach(158 + i * 112, t))}${engine(t)}`;

/** A viaduct from x = 0, its deck on y = 0. */
export const viaduct = (t, width, height, span = 58) =>
  `<path d="M0 0H${width}V${height}H0Z" fill="${t.stone}"/>${times(Math.ceil(width / span), (i) => {
    const x = i * span + 8;
    const w = span - 13;
    return `<path d="M${x} ${height + 1}V${num(20 + w / 2)}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${num(20 + w / 2)}V${height + 1}Z" fill="${t.shade}"/><path d="M${x + w} ${height + 1}V${num(20 + w / 2)}A${w / 2} ${w / 2} 0 0 0 ${num(x + w * 0.52)} 20.2Q${x + w - 7} 30 ${x + w - 7} ${num(24 + w / 2)}V${height + 1}Z" fill="${t.stoneDark}"/>`;
  })}<path d="M-4-4H${width + 4}V5H-4Z" fill="${t.sand}"/><path d="M-4 5H${width + 4}V9H-4Z" fill="${t.stoneDark}"/><path d="M0-3H${width}" stroke="${t.night}" stroke-width="2"/>`;

/** A coconut palm: its foot at (x, y), `lean` px to the side at its crown. */
export function palm(x, y, height, lean, t, fill = t.night) {
  const top = [x + lean, y - height];
  const w = height * 0.032;
  const trunk = `M${num(x - w * 1.5)} ${y}Q${num(x + lean * 0.15 - w)} ${num(y - height * 0.6)} ${num(top[0] - w * 0.6)} ${num(top[1])}H${num(top[0] + w * 0.6)}Q${num(x + lean * 0.15 + w * 1.2)} ${num(y - height * 0.6)} ${num(x + w * 1.5)} ${y}Z`;
  const size = height * 0.44;
  const fronds = [-172, -140, -108, -72, -40, -8, 22, 158, 196].map((angle, i) => {
    const a = (angle * Math.PI) / 180;
    const reach = size * (1 - 0.14 * (i % 3));
    const [dx, dy] = [Math.cos(a) * reach, Math.sin(a) * reach * 0.72 + reach * 0.3];
    const [mx, my] = [dx * 0.5, Math.sin(a) * reach * 0.62 - reach * 0.2];
    const teeth = Array.from({ length: 9 }, (_, k) => {
      const s = 1 - (k + 0.4) / 9;
      const q = 2 * s * (1 - s);
      const [px, py] = [q * mx + s * s * dx, q * my + s * s * dy];
      const drop = size * 0.21 * Math.sin(Math.PI * (0.12 + 0.8 * s));
      return `L${num(px - dx * 0.02)} ${num(py + drop)}L${num(px - dx * 0.05)} ${num(py + drop * 0.45)}`;
    }).join('');
    return `M0 0Q${num(mx)} ${num(my)} ${num(dx)} ${num(dy)}${teeth}Z`;
  });
  const nuts = [
    [-0.05, 0.07],
    [0.05, 0.08],
    [0, 0.12],
  ].map(
    ([nx, ny]) => `<circle cx="${num(nx * size)}" cy="${num(ny * size)}" r="${num(size * 0.06)}" fill="${t.brick}"/>`,
  );
  return `<path d="${trunk}" fill="${fill}"/><g transform="translate(${top.map(num).join(' ')})"><path d="${fronds.join('')}" fill="${fill}"/>${nuts.join('')}</g>`;
}

/** Limestone hills: rounded towers with a lit side. `crests`: [x, y, half width]. */
export const karst = (crests, foot, [lit, dark]) =>
  crests
    .map(([x, y, half]) => {
      const h = foot - y;
      const outline = [
        [x - half, foot],
        [x - half * 0.86, foot - h * 0.5],
        [x - half * 0.62, foot - h * 0.78],
        [x - half * 0.28, foot - h * 0.96],
        [x + half * 0.1, y],
        [x + half * 0.46, foot - h * 0.88],
        [x + half * 0.7, foot - h * 0.62],
        [x + half * 0.92, foot - h * 0.34],
        [x + half, foot],
      ];
      const light = [
        [x - half, foot],
        [x - half * 0.86, foot - h * 0.5],
        [x - half * 0.62, foot - h * 0.78],
        [x - half * 0.28, foot - h * 0.96],
        [x + half * 0.02, foot - h * 0.99],
        [x - half * 0.2, foot - h * 0.72],
        [x - half * 0.02, foot - h * 0.5],
        [x - half * 0.34, foot - h * 0.24],
        [x - half * 0.26, foot],
      ];
      return `<path d="${smoothPath(outline, false)}Z" fill="${dark}"/><path d="${smoothPath(light, false)}Z" fill="${lit}"/>`;
    })
    .join('');

/** Rays of a low sun about (x, y), over a circle of `reach`. */
export const sunRays = (x, y, reach, count, fill) =>
  `<path d="${times(count, (i) => {
    const at = (k) => {
      const a = (k * Math.PI) / count;
      return `${num(x + Math.cos(a) * reach)} ${num(y - Math.sin(a) * reach)}`;
    };
    return i % 2 ? '' : `M${x} ${y}L${at(i)}L${at(i + 1)}Z`;
  })}" fill="${fill}"/>`;
