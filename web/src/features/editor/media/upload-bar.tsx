import { classNames } from '../../../components/ui/class-names.js';
import { mediaTexts as t } from '../../../i18n/editor-media.js';
import * as css from './media.module.css';

/** How far a picture is, over the picture itself. */
export function UploadBar({ share }: { share: number }) {
  return (
    <span className={classNames(css.up, 'num')}>
      {share < 1 ? t.sending(share) : t.working}
      <progress max={1} value={share < 1 ? share : undefined} aria-label={t.sending(share)} />
    </span>
  );
}
