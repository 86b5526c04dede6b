import { diagonalGradient } from '../core/svg.mjs';

/** Gilt gradients and the emboss filter that several ornaments share. */
export function metalDefs(art, width, height) {
  return (
    diagonalGradient('gold', art.gold, [width, height]) +
    diagonalGradient('goldV', ['#f8e7b8', '#c6984e', '#8d6528']) +
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe7a0" stop-opacity=".7"/><stop offset=".45" stop-color="#ffd985" stop-opacity=".22"/><stop offset="1" stop-color="#ffd985" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset="1" stop-color="#d2923a"/></linearGradient>' +
    '<filter id="emboss" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation=".7" result="b"/><feSpecularLighting in="b" surfaceScale="2.2" specularConstant=".7" specularExponent="18" lighting-color="#fff4d2" result="s"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s2"/></feMerge></filter>'
  );
}
