import { MOST_THANKS_LETTERS } from '@serikad/shared/invitations/defaults';
import { PHASE_MODES } from '@serikad/shared/invitations/invitation.types';
import { AreaField, SelectField } from '../../../../components/form/form-fields.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { phaseTexts as p } from '../../../../i18n/editor-date-time.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';
import * as editorCss from '../../editor.module.css';

/** Whether the card changes with the date, and what it says after the wedding. */
export function PhasesField({ form }: { form: SectionForm<'dateTime'> }) {
  const { mode } = form.values.phases;
  return (
    <div className={classNames(editorCss.secSub, 'stack')}>
      <h2>{t.phases}</h2>
      <SelectField
        form={form}
        path="phases.mode"
        label={p.mode}
        hint={p.hints[mode]}
        options={PHASE_MODES.map((value) => ({ value, label: t.phaseModes[value] }))}
      />
      {(mode === 'auto' || mode === 'thanks') && (
        <AreaField
          form={form}
          path="phases.thanks"
          label={t.thanks}
          optional
          rows={3}
          maxLength={MOST_THANKS_LETTERS}
          hint={p.thanksHint}
        />
      )}
    </div>
  );
}
