const CAPITALS = " &'-.’ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SEAL = 'Buka Jemputan Open Invitation';

/**
 * What stands on the closed cover of every invitation: the word between the names and what the seal says, which never
 * change, and the title and the initials, which are capitals as a rule. Their faces come in files of these letters alone
 * (fonts/README.md says how they are cut); a title of other letters gets those from the whole face.
 */
export const FEW_LETTERS = { and: '& dan', seal: SEAL, capitals: CAPITALS, cover: CAPITALS + SEAL };

/** The `unicode-range` of some letters. */
export function rangeOf(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return points.map((point) => `U+${point.toString(16).toUpperCase()}`).join();
}
