import { svgDocument } from '../../core/svg.mjs';
import { bandPiece, blossomPiece, netPiece, ribbonPiece, rulePiece } from './band-motifs.mjs';
import { goldCloth, PITCH } from './gold-thread.mjs';
import { seal } from './onyx-button.mjs';

const woven = async (piece, dye, how) =>
  svgDocument({
    width: piece.columns * PITCH,
    height: piece.rows * PITCH,
    body: await goldCloth(piece, dye, how),
  });

/** Falling: a flake of gold. */
const flake = ({ gold: [shade, body, light] }) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
    body: '<path d="M13 14L21 9L29 15L27 25L19 30L12 23Z" fill="url(#g)"/>',
  });

/** Every role of the classic-black layout, drawn from a design's `art`. */
export const drawBlackSongket = ({ dye, dark, button }) => ({
  band: () => woven(bandPiece(), dye, { scale: 2.4 }),
  ribbon: () => woven(ribbonPiece(), dye, { clear: true, scale: 3.2 }),
  net: () => woven(netPiece(), dark),
  rule: () => woven(rulePiece(), dye, { clear: true, scale: 2.6 }),
  seal: () => seal(button),
  'fall-1': () => woven(blossomPiece(), dye, { clear: true }),
  'fall-2': () => flake(button),
});
