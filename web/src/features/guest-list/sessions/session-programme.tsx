import { MOST_TENTATIVE } from '@serikad/shared/invitations/defaults';
import { TextField } from '../../../components/form/form-fields.js';
import { Button, IconButton } from '../../../components/ui/button.js';
import { FieldGroup } from '../../../components/ui/field.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { Form } from '../../../lib/form/use-form.js';
import type { SessionInput } from '../model/session-form.js';
import * as css from '../guest-list.module.css';

/** The programme of a session. */
export function SessionProgramme<Value extends object>({
  form,
  entries,
}: {
  form: Form<SessionInput, Value>;
  entries: SessionInput['tentative'];
}) {
  return (
    <FieldGroup label={t.programme}>
      {entries.map(({ activity }, index) => (
        <div key={index} className={css.programmeRow}>
          <TextField
            form={form}
            path={`tentative.${index}.time`}
            label={<span className="sr">{t.programmeTime(index + 1)}</span>}
            type="time"
          />
          <TextField
            form={form}
            path={`tentative.${index}.activity`}
            label={<span className="sr">{t.programmeActivity(index + 1)}</span>}
            maxLength={80}
          />
          <IconButton
            icon="close"
            label={t.removeEntry(activity || String(index + 1))}
            onClick={() => form.remove('tentative', index)}
          />
        </div>
      ))}
      {entries.length < MOST_TENTATIVE && (
        <Button
          variant="ghost"
          icon="plus"
          onClick={() => form.add('tentative', { time: form.values.startTime, activity: '' })}
        >
          {t.addEntry}
        </Button>
      )}
    </FieldGroup>
  );
}
