const CAPITALS = " &'-.’ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SEAL = 'Buka Jemputan Open Invitation';

/**
 * The letters on the closed cover of every invitation: the word between the names and the seal's text, which never
 * change, and the title and the initials, which are capitals as a rule. Their faces have files with these letters alone
 * (fonts/README.md says how they are cut); a title of other letters gets those from the whole face.
 */
export const FEW_LETTERS = { and: '& dan', seal: SEAL, capitals: CAPITALS, cover: CAPITALS + SEAL };

/** The `unicode-range` of some letters. */
export function rangeOf(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return points.map((point) => `U+${point.toString(16).toUpperCase()}`).join();
}
