import { READABLE, type TextContrast } from '@serikad/shared/designs/contrast';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { colourName } from './colour-names.js';
import * as css from './designs.module.css';

/** Texts and their grounds with the contrast that they have and need. */
export function UnreadablePairs({ pairs }: { pairs: readonly TextContrast[] }) {
  return (
    <ul className={css.pairs}>
      {pairs.map(({ text, ground, ratio }) => (
        <li key={`${text} ${ground}`}>
          {t.contrast(colourName(text), colourName(ground), ratio.toFixed(1), String(READABLE))}
        </li>
      ))}
    </ul>
  );
}
