import { classNames } from '../../../components/ui/class-names.js';
import { mediaTexts as t } from '../../../i18n/editor-media.js';
import * as css from './media.module.css';

/** How far a picture is, over the picture itself. */
export function UploadBar({ progress }: { progress: number }) {
  return (
    <span className={classNames(css.up, 'num')}>
      {progress < 1 ? t.sending(progress) : t.working}
      <progress max={1} value={progress < 1 ? progress : undefined} aria-label={t.sending(progress)} />
    </span>
  );
}
