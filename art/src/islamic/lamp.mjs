import { svgDocument } from '../core/svg.mjs';
import { metalDefs } from './metal.mjs';

const gilt = (d, fill = 'url(#goldV)') => `<path d="${d}" fill="${fill}"/>`;

/** A mosque lamp: flared neck and round body of enamelled glass on three chains, a tassel below. */
function globe(art) {
  const body = 'M-13 2C-30 8 -31 36 -12 45H12C31 36 30 8 13 2Z';
  const medallion = (x, squeeze) =>
    `<g transform="translate(${x} 24) scale(${squeeze} 1)"><circle r="8" fill="#fff3cf" opacity=".92"/><circle r="8" fill="none" stroke="url(#goldV)" stroke-width="1.2"/><path d="M0-5.4L1.6-1.6L5.4 0L1.6 1.6L0 5.4L-1.6 1.6L-5.4 0L-1.6-1.6Z" fill="#c08f3f"/></g>`;
  return `<path d="M0 -102V-58" stroke="#b98a3d" stroke-width="1.3" stroke-dasharray="5 2.4"/><circle cx="0" cy="-55" r="3.6" fill="none" stroke="url(#goldV)" stroke-width="1.8"/>
<path d="M-2 -52L-17 -24M2 -52L17 -24M0 -51V-24" stroke="#b98a3d" stroke-width="1"/>
${gilt('M-21 -26H21L19 -21H-19Z')}<path d="M-19 -21C-15 -12 -12 -6 -13 2H13C12 -6 15 -12 19 -21Z" fill="url(#glass)" stroke="url(#goldV)" stroke-width="1.4"/>
<path d="M-11 -19Q-9 -8 -8 1M0 -20V1M11 -19Q9 -8 8 1" stroke="#e8cd8b" stroke-width=".8" fill="none" opacity=".8"/>${gilt('M-15 0H15V4.5H-15Z')}
<path d="${body}" fill="url(#glass)" stroke="url(#goldV)" stroke-width="1.6"/><ellipse cx="0" cy="24" rx="17" ry="17" fill="url(#glow)" opacity=".9"/>
${medallion(0, 1)}${medallion(-18.5, 0.5)}${medallion(18.5, 0.5)}<path d="M-22 11.5Q0 16 22 11.5M-22 37Q0 42.5 22 37" stroke="#e8cd8b" stroke-width="1.1" fill="none"/>
${gilt('M-13 44H13L10 49H-10Z')}${gilt('M-9 49H9L5 55H-5Z', '#a97a35')}<circle cx="0" cy="58" r="3" fill="url(#goldV)"/><path d="M0 61V64M-3 64H3L4.4 80H-4.4Z" fill="${art.band}" stroke="${art.band}" stroke-width=".6"/><path d="M-3 64H3M-3.4 67H3.4" stroke="#e3c27a" stroke-width="1.4"/>`;
}

/** A lamp on its chain; the chain runs out of the upper edge. */
export function lantern(art) {
  const glass = `<linearGradient id="glass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0b4439"/><stop offset=".42" stop-color="#3f9a80"/><stop offset="1" stop-color="#0a3d33"/></linearGradient>`;
  return svgDocument({
    width: 120,
    height: 230,
    defs: metalDefs(art, 120, 230) + glass,
    body: `<g transform="translate(60 120) scale(1.18)"><circle cx="0" cy="18" r="50" fill="url(#glow)"/>${globe(art)}</g>`,
  });
}
