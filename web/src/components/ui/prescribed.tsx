import { besideText } from '../../i18n/beside.js';
import { WithMalay, type WithMalayProps } from './with-malay.js';

/**
 * A text that the specification prescribes in English, with the Malay that the dictionary has beside it. Any other text
 * stays as it is.
 */
export function Prescribed(props: Omit<WithMalayProps, 'beside'>) {
  return <WithMalay {...props} beside={besideText(props.text)} />;
}
