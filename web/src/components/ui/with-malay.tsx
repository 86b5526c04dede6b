import * as css from './with-malay.module.css';

export interface WithMalayProps {
  /** English, which the specification prescribes. */
  text: string;
  /** Its Malay; empty on an English page. */
  beside: string;
  /** Where the Malay is: below by default, above where it is to be read first, or in the same line. */
  malay?: 'below' | 'above' | 'inLine';
  /** Of a button, link or tab, whose accessible name stays the English text alone. */
  inControl?: boolean;
}

export function WithMalay({ text, beside, malay = 'below', inControl = false }: WithMalayProps) {
  if (beside === '') return text;
  if (malay === 'inLine') {
    return (
      <span>
        <span lang="en">{text}</span> <span className={css.line}>· {beside}</span>
      </span>
    );
  }
  return (
    <span className={malay === 'above' ? css.above : css.stacked}>
      <span className={malay === 'above' ? undefined : css.beside} aria-hidden={inControl || undefined}>
        {beside}
      </span>{' '}
      <span lang="en">{text}</span>
    </span>
  );
}
