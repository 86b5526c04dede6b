/**
 * What stands on the closed cover of every invitation and never changes: the word between the names, and what the seal
 * says. Their faces come in files of these letters alone (fonts/README.md says how they are cut).
 */
export const FEW_LETTERS = { and: '& dan', seal: 'Buka Jemputan Open Invitation' };

/** The `unicode-range` of some letters. */
export function rangeOf(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return points.map((point) => `U+${point.toString(16).toUpperCase()}`).join();
}
