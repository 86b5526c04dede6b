import { measureColours } from '../cover/cover-colours.mjs';

/** Versions of sharp may decode a pixel otherwise. */
const TOLERANCE = 0.02;

/** The colours in design.json are those of the cover. */
export async function checkColours({ _id, cover }, fault) {
  const measured = await measureColours(_id);
  const stored = cover.colours ?? {};
  const differ = [...new Set([...Object.keys(stored), ...Object.keys(measured)])].filter(
    (word) => Math.abs((stored[word] ?? 0) - (measured[word] ?? 0)) > TOLERANCE,
  );
  if (differ.length > 0) fault(`cover.colours differs in ${differ.join(', ')}: node art/draw.mjs ${_id} --facts`);
}
