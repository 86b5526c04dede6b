import type { Answer } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { PersonalIcon } from './personal-icon.js';
import { useFamilyState } from './use-family.js';

const ICONS: Readonly<Record<Answer, React.ReactNode>> = {
  coming: <Icon name="heart" />,
  maybe: <PersonalIcon name="wait" />,
  no: <Icon name="sad" />,
};

interface Props {
  /** Of the inputs. */
  name?: string;
  /** Above the choices; left out: whether the family comes. */
  legend?: string | undefined;
  /** Those that are possible now. */
  answers: readonly Answer[];
  chosen: Answer | undefined;
  error?: string | undefined;
  onChange: (answer: Answer) => void;
}

/** Whether the family comes. */
export function AnswerChoice({ name = 'answer', legend, answers, chosen, error, onChange }: Props) {
  const { texts: common } = useGuest();
  const { texts } = useFamilyState();
  return (
    <fieldset className={`choice three${error ? ' bad' : ''}`}>
      <legend className="cap">{legend ?? common.will}</legend>
      {answers.map((answer) => (
        <label key={answer} className={chosen === answer ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === answer}
            aria-describedby={error && `${name}-error`}
            onChange={() => onChange(answer)}
          />
          {ICONS[answer]}
          <span>{texts.answers[answer]}</span>
        </label>
      ))}
      {error && (
        <span className="err" id={`${name}-error`} role="alert" ref={(shown) => showFirst(shown)}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

/**
 * At each refusal: the focus moves to the first choices without an answer, and what is below them may be behind the
 * button at the foot.
 */
function showFirst(error: HTMLElement | null): void {
  if (error && error === error.closest('form')?.querySelector('.err')) error.scrollIntoView({ block: 'center' });
}
