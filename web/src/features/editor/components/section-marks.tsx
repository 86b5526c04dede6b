import { Icon } from '../../../components/ui/icon.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import * as css from '../editor.module.css';

/** How the lists show a section. */
export interface SectionMark {
  section: EditorSection;
  summary: string;
  complete: boolean;
  dirty: boolean;
  failed: boolean;
  locked: boolean;
  /** How many there are, where a number says more than a tick: `3`, `4/7`. */
  count?: string;
}

/** The tick, dot or lock at the end of a section's line. */
export function MarkSign({ mark }: { mark: Omit<SectionMark, 'summary'> }) {
  if (mark.locked) {
    return (
      <small>
        <Icon name="lock" />
        <span className="sr">{t.isLocked}</span>
      </small>
    );
  }
  if (mark.dirty) {
    return (
      <small>
        {mark.failed ? <Icon name="alert" className={css.bad} /> : <i className={css.dot} />}
        <span className="sr">{t.isUnsaved}</span>
      </small>
    );
  }
  if (mark.count !== undefined) return <small className="num">{mark.count}</small>;
  if (!mark.complete) return null;
  return (
    <small className={css.ok}>
      <Icon name="check" />
      <span className="sr">{t.isComplete}</span>
    </small>
  );
}
