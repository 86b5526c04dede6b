import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import { FACTS, type Fact } from '../model/facts.js';
import type { FormSection } from '../model/sections.js';
import type { EditorValues } from '../model/values.types.js';

/** After a conflict: what is stored and what is typed side by side, to choose from. */
export function ConflictNotice<S extends FormSection>({
  section,
  stored,
  own,
  saving,
  onKeepOwn,
  onUseStored,
}: {
  section: S;
  stored: EditorValues[S];
  own: EditorValues[S];
  saving: boolean;
  onKeepOwn: () => void;
  onUseStored: () => void;
}) {
  const theirs: Fact[] = FACTS[section](stored);
  const mine: Fact[] = FACTS[section](own);
  const differing = theirs.flatMap((fact, index) => {
    const text = mine[index]?.text ?? '';
    return text === fact.text ? [] : [{ label: fact.label, stored: fact.text, own: text }];
  });
  return (
    <div className="conflict" role="alert">
      <Notice tone="warn" icon="users" title={t.conflictTitle}>
        {t.conflictText}
      </Notice>
      <table className="conflict__table">
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
