import { useRef, useState, type SubmitEvent } from 'react';
import { countInput } from '@serikad/shared/wishes/attendance';
import type { AnswerDraft, StoredAnswer } from '../answers/answer.types.js';
import { checkAnswer, type AnswerField } from '../answers/check-answer.js';
import { newKey } from '../../lib/new-key.js';
import { draftOf } from '../answers/use-answer.js';
import { useGuest } from '../guest-context.js';
import { Field, type FieldInput } from '../ui/field.js';
import { Icon } from '../ui/icon.js';

interface Props {
  /** Whether the guest is asked whether they come; else only for a wish. */
  asksAttendance: boolean;
  /** What is chosen first. */
  attending: boolean;
  onSent: (outcome: 'sent' | 'later', answer: Pick<StoredAnswer, 'attendanceCount' | 'wishOnly'>) => void;
}

/** At most four fields: name, whether they come, how many, a wish. What was typed survives errors and reloads. */
export function RsvpForm({ asksAttendance, attending, onSent }: Props) {
  const { bundle, view, texts, mode, answer } = useGuest();
  const { attendanceLimit, wishEnabled, isSample } = bundle.invitation;
  const { store, stored, pending, send } = answer;
  const [draft, setDraft] = useState<AnswerDraft>(() => {
    const sent = pending ?? stored;
    if (sent) return draftOf(sent);
    const kept = mode === 'preview' || isSample ? null : store.read('draft');
    return { from: '', count: '1', message: '', ...kept, attending };
  });
  const [errors, setErrors] = useState<Partial<Record<AnswerField, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // One key for one opening of the form: sent again it stays one answer.
  const [key] = useState(() => pending?.key ?? newKey());
  const form = useRef<HTMLFormElement>(null);
  const withMessage = wishEnabled || !asksAttendance;

  const change = (part: Partial<AnswerDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    setErrors({});
    if (mode !== 'preview' && !isSample) store.write('draft', next);
  };
  const fail = (list: readonly [AnswerField, string][]): void => {
    setErrors(Object.fromEntries(list));
    const first = list[0]?.[0];
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const checked = checkAnswer(draft, { asksAttendance, perGuestLimit: attendanceLimit, locale: view.locale, texts });
    if ('errors' in checked) return fail(checked.errors);
    setBusy(true);
    setFailure(null);
    const wishOnly = !asksAttendance;
    try {
      const outcome = await send({ ...checked.content, key, wishOnly });
      if (outcome.state === 'refused') setFailure(outcome.message || texts.failed);
      else onSent(outcome.state, { attendanceCount: checked.content.attendanceCount, wishOnly });
    } catch {
      setFailure(texts.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className="form"
      ref={form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={texts.name} error={errors.from}>
        {(input) => (
          <input
            {...input}
            type="text"
            name="from"
            autoComplete="name"
            enterKeyHint="next"
            placeholder={texts.namePlaceholder}
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        )}
      </Field>
      {asksAttendance && (
        <>
          <Choice attending={draft.attending} onChange={(value) => change({ attending: value })} />
          {draft.attending && (
            <Field label={texts.count} error={errors.count}>
              {(input) => (
                <CountInput
                  input={input}
                  limit={attendanceLimit}
                  value={draft.count}
                  onChange={(count) => change({ count })}
                />
              )}
            </Field>
          )}
        </>
      )}
      {withMessage && (
        <Field label={texts.wish} hint={asksAttendance ? texts.optional : undefined} error={errors.message}>
          {(input) => (
            <textarea
              {...input}
              name="message"
              rows={3}
              placeholder={texts.wishPlaceholder}
              value={draft.message}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
        </Field>
      )}
      {(isSample || mode === 'preview') && <p className="hint">{isSample ? texts.sample : texts.preview}</p>}
      {failure !== null && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      <div className="foot">
        <button type="submit" className="btn solid wide" disabled={busy}>
          {busy ? texts.sending : failure !== null ? texts.retry : stored ? texts.update : texts.send}
        </button>
      </div>
    </form>
  );
}

function Choice({ attending, onChange }: { attending: boolean; onChange: (attending: boolean) => void }) {
  const { texts } = useGuest();
  return (
    <fieldset className="choice">
      <legend className="cap">{texts.will}</legend>
      {[true, false].map((value) => (
        <label key={String(value)}>
          <input type="radio" name="attending" checked={attending === value} onChange={() => onChange(value)} />
          <Icon name={value ? 'heart' : 'sad'} />
          <span>{value ? texts.yes : texts.no}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CountProps {
  input: FieldInput;
  /** Most guests per answer; 0: no limit. */
  limit: number;
  value: string;
  onChange: (count: string) => void;
}

function CountInput({ input, limit, value, onChange }: CountProps) {
  const { texts } = useGuest();
  if (countInput(limit) === 'number') {
    return (
      <input
        {...input}
        type="number"
        name="count"
        inputMode="numeric"
        min={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  // An answer from before the couple lowered the limit stays to be seen, and is refused with the limit's sentence.
  const counts = Array.from({ length: limit }, (_, index) => String(index + 1));
  const options = counts.includes(value) ? counts : [...counts, value];
  return (
    <select {...input} name="count" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((count) => (
        <option key={count} value={count}>
          {count} {texts.persons}
        </option>
      ))}
    </select>
  );
}
