import type { CSSProperties } from 'react';
import { keepTogether } from './keep-together.js';

/** The title is not set larger for having fewer letters. */
const FEWEST_LETTERS = 16;

interface Props {
  familyId: string;
  title: string;
  /** "Khas buat". */
  label: string;
}

/** Whom the invitation is for, under the couple's names; sized by the style sheet from the title's letters. */
export function Addressee({ familyId, title, label }: Props) {
  const style: CSSProperties & Record<'--l', number> = { '--l': Math.max([...title].length, FEWEST_LETTERS) };
  return (
    <p className="addressee" data-family={familyId} style={style}>
      <span>{label}</span> <b dir="auto">{keepTogether(title)}</b>
    </p>
  );
}
