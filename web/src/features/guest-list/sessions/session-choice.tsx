import { Checkbox } from '../../../components/ui/choices.js';
import { FieldGroup } from '../../../components/ui/field.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import * as css from '../guest-list.module.css';

interface Props {
  id?: string;
  sessions: readonly SelectOption[];
  /** `null`: all. */
  chosen: readonly string[] | null;
  hint?: string;
  error?: string | undefined;
  onChange: (chosen: string[] | null) => void;
}

/** To which sessions a family is invited. */
export function SessionChoice({ id, sessions, chosen, hint = t.invitedToHint, error, onChange }: Props) {
  const isChosen = (session: string): boolean => chosen === null || chosen.includes(session);
  const choose = (session: string, on: boolean) => {
    const next = sessions.map(({ value }) => value).filter((each) => (each === session ? on : isChosen(each)));
    onChange(next.length === sessions.length ? null : next);
  };
  return (
    <FieldGroup label={t.invitedTo} hint={hint} error={error} {...(id !== undefined && { id })}>
      <div className={css.sessionChoice}>
        {sessions.map(({ value, label }) => (
          <Checkbox key={value} checked={isChosen(value)} onChange={(on) => choose(value, on)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
