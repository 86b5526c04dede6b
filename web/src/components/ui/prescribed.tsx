import { besideText } from '../../i18n/beside.js';
import * as css from './prescribed.module.css';

/**
 * A text that the specification prescribes in English. On a Malay page its Malay stands with it: below by default,
 * above where it is to be read first, or in the same line. Any other text stays as it is.
 * @param inControl of a button, link or tab, whose accessible name stays the prescribed text alone
 */
export function Prescribed({
  text,
  malay = 'below',
  inControl = false,
}: {
  text: string;
  malay?: 'below' | 'above' | 'inLine';
  inControl?: boolean;
}) {
  const beside = besideText(text);
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
