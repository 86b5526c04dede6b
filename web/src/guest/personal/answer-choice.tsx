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
  /** Those that are possible now. */
  answers: readonly Answer[];
  chosen: Answer;
  onChange: (answer: Answer) => void;
}

/** Whether the family comes. */
export function AnswerChoice({ answers, chosen, onChange }: Props) {
  const { texts: common } = useGuest();
  const { texts } = useFamilyState();
  return (
    <fieldset className="choice three">
      <legend className="cap">{common.will}</legend>
      {answers.map((answer) => (
        <label key={answer} className={chosen === answer ? 'on' : undefined}>
          <input type="radio" name="answer" checked={chosen === answer} onChange={() => onChange(answer)} />
          {ICONS[answer]}
          <span>{texts.answers[answer]}</span>
        </label>
      ))}
    </fieldset>
  );
}
