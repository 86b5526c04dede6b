import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { intoView } from '../../../components/ui/into-view.js';
import { Notice } from '../../../components/ui/states.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import type { PictureConflict } from '../media/media.types.js';
import { differences } from '../sections/differences.js';
import type { EditorValues, FormSection } from '../sections/section.types.js';
import * as css from '../editor.module.css';

/** After a conflict: what is stored and what is typed side by side, to choose from. */
export function ConflictNotice<S extends FormSection>({
  section,
  stored,
  own,
  picture,
  saving,
  onKeepOwn,
  onUseStored,
}: {
  section: S;
  stored: EditorValues[S];
  own: EditorValues[S];
  /** Two pictures for one place, where there are. */
  picture: PictureConflict | undefined;
  saving: boolean;
  onKeepOwn: () => void;
  onUseStored: () => void;
}) {
  const differing = differences(section, stored, own);
  return (
    <div className={css.conflict} role="alert" ref={intoView}>
      <Notice tone="warn" icon="users" title={t.conflictTitle}>
        {t.conflictText}
      </Notice>
      <table className={css.conflictTable}>
        <thead>
          <tr>
            <th scope="col">{t.part}</th>
            <th scope="col">{t.stored}</th>
            <th scope="col">{t.own}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.stored || t.nothing}</td>
              <td>{row.own || t.nothing}</td>
            </tr>
          ))}
          {picture && (
            <tr>
              <th scope="row">{picture.label}</th>
              <td>{pictureCell(picture.stored, t.stored)}</td>
              <td>{pictureCell(picture.own, t.own)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className="btn-row">
        <Button busy={saving} busyLabel={t.saving} onClick={onKeepOwn}>
          {t.keepOwn}
        </Button>
        <Button variant="second" disabled={saving} onClick={onUseStored}>
          {t.useStored}
        </Button>
      </div>
    </div>
  );
}

function pictureCell(address: string | null, whose: string): ReactNode {
  return address === null ? t.nothing : <img src={address} alt={whose} />;
}
