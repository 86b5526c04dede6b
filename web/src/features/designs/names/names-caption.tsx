import type { WritableCover } from '@serikad/shared/designs/cover-setting';
import { coverNamesTexts as t } from '../../../i18n/cover-names.js';
import { useShownTexts } from './use-shown-texts.js';
import * as css from './written-cover.module.css';

/** On a cover that nothing can be written on, the seller's own picture: the names at its foot. */
export function NamesCaption({ sample, follows }: { sample: WritableCover['sample']; follows: boolean }) {
  const { bride, groom } = useShownTexts(sample, follows);
  return <span className={css.caption}>{t.onRealCard(`${bride} ${sample.and} ${groom}`)}</span>;
}
