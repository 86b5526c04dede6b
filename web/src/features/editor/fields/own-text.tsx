import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import * as css from './fields.module.css';

/** The shop's text or one of the couple's own. What was written stays in the form while the shop's is in use. */
export function OwnText({
  label,
  custom,
  standard,
  onChange,
  children,
}: {
  label: string;
  custom: boolean;
  standard: string;
  onChange: (custom: boolean) => void;
  children: ReactNode;
}) {
  return (
    <>
      <SegmentedControl
        label={label}
        value={custom ? 'own' : 'default'}
        choices={[
          { value: 'default', label: t.wordDefault },
          { value: 'own', label: t.wordOwn },
        ]}
        onChange={(value) => onChange(value === 'own')}
      />
      {custom ? children : <blockquote className={css.word}>{standard}</blockquote>}
    </>
  );
}

/** What the field of the own text holds after a change of the choice: an empty one begins with the shop's text. */
export function ownTextOf(custom: boolean, own: string, standard: string): string {
  return custom && own.trim() === '' ? standard : own;
}
