import { FACES, type FontName } from '@serikad/shared/designs/fonts';

/** The `font-family` of a face: behind it what the system has of its kind. */
export function familyOf(face: string): string {
  return face in FACES ? FACES[face as FontName].family : `'${face}', sans-serif`;
}

/** How much wider a capital of a face is than its mean letter, in letters. */
export function capitalOf(face: string): number {
  return face in FACES ? FACES[face as FontName].capital : 0;
}
