import { Icon } from '../../../components/ui/icon.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { clockTime } from '../../../lib/format.js';
import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import { classNames } from '../../../components/ui/class-names.js';
import type { SaveResult } from '../use-saving.js';
import * as css from '../editor.module.css';

/** The state of a section in one line. */
export function SaveState({
  dirty,
  saving,
  result,
}: {
  dirty: boolean;
  saving: boolean;
  result: SaveResult | undefined;
}) {
  if (saving) {
    return (
      <span className={css.save} role="status">
        <Spinner />
        {t.saving}
      </span>
    );
  }
  if (dirty && result?.state === 'failed') {
    return (
      <span className={classNames(css.save, css.saveBad)} role="status">
        <Icon name="alert" />
        {t.keptHere(result.message)}
      </span>
    );
  }
  if (dirty) {
    return (
      <span className={classNames(css.save, css.saveDirty)} role="status">
        {t.unsaved}
      </span>
    );
  }
  if (result?.state === 'saved') {
    return (
      <span className={classNames(css.save, css.saveOk)} role="status">
        <Icon name="check" />
        {t.savedAt(timeOf(result.at))}
      </span>
    );
  }
  return (
    <span className={css.save} role="status">
      {t.clean}
    </span>
  );
}

/** `9:43 malam` of a moment, in Malaysia. */
function timeOf(moment: string): string {
  return clockTime(new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(11, 16));
}
