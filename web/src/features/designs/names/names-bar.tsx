import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import { Field } from '../../../components/ui/field.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { coverNamesTexts as t } from '../../../i18n/cover-names.js';
import { COVER_NAME_ATTRIBUTE, LONGEST_NAME } from '@serikad/shared/designs/cover-names-key';
import { keepTyped, loadWriting, loadWritingIfNamed, useWriting } from './cover-writing.js';
import * as css from './names-bar.module.css';

/**
 * The couple's names and date for all covers, typed before signing in and kept on the device. The fields hold their own
 * text: a key renders the covers in view and nothing else. What a touch of them needs is loaded then.
 */
export function NamesBar({ className }: { className?: string | undefined }) {
  const id = useId();
  const writing = useWriting();
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => loadWritingIfNamed(form.current), []);
  return (
    <form
      ref={form}
      className={classNames('script-only', css.bar, className)}
      aria-labelledby={id}
      data-touched={touched}
      onFocus={() => {
        setTouched(true);
        loadWriting();
      }}
      onInput={({ currentTarget, target }) => keepTyped(currentTarget, target as HTMLInputElement)}
      onSubmit={closeKeyboard}
    >
      <p className={css.title}>
        <span id={id}>{t.title}</span> <span className="soft sm">{t.hint}</span>
      </p>
      {Object.entries({ bride: t.bride, groom: t.groom, date: t.date }).map(([name, label]) => (
        <Field key={name} label={label}>
          <TextInput
            {...{ [COVER_NAME_ATTRIBUTE]: name }}
            autoComplete="off"
            {...(name === 'date' ? { type: name } : { maxLength: LONGEST_NAME, dir: 'auto', enterKeyHint: 'done' })}
          />
        </Field>
      ))}
      {writing && <writing.NamesControl />}
    </form>
  );
}

/** Enter shows the covers instead of the keyboard. */
function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
