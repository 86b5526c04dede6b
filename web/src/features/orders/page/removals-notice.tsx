import type { Removal } from '@serikad/shared/orders/removal.types';
import { Notice } from '../../../components/ui/states.js';
import { PICTURE_NAMES, removalTexts as t } from '../../../i18n/removals.js';
import { dateTime } from '../../../lib/format.js';

/** Says which of the couple's pictures the shop has taken out, and why. */
export function RemovalsNotice({ removals }: { removals: readonly Removal[] }) {
  if (removals.length === 0) return null;
  return (
    <Notice tone="warn" role="note" title={t.title}>
      {t.text}
      <ul>
        {removals.map(({ place, at, reason }) => (
          <li key={at + place}>
            <b>{PICTURE_NAMES[place]}</b>, {dateTime(at)}. {t.reason(reason)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
