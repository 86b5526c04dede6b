import { hasPlaceForJawi } from '@serikad/shared/designs/jawi-place';
import { MOST_JAWI_LETTERS } from '@serikad/shared/invitations/defaults';
import type { CSSProperties } from 'react';
import { TextField } from '../../../../components/form/form-fields.js';
import { JAWI_FACE, jawiFaceCss } from '../../../../guest/view/faces.js';
import { exampleTexts as e } from '../../../../i18n/editor-examples.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';
import * as css from '../../editor.module.css';

/** The card's own face. Arabic letters look smaller than Latin ones of their size. */
const LETTERS: CSSProperties = { fontFamily: `'${JAWI_FACE}', var(--font-jawi)`, fontSize: '1.375rem' };

/**
 * The short names in Jawi.
 * @param props.layout of the design, whose cover may have no place for them
 */
export function JawiFields({ form, two, layout }: { form: SectionForm<'names'>; two: boolean; layout: string }) {
  const { jawiNames } = form.values;
  const shown = two ? (['couple', 'couple2'] as const) : (['couple'] as const);
  const isTyped = shown.some((couple) => jawiNames[couple].bride + jawiNames[couple].groom !== '');
  return (
    <div className={css.secSub}>
      <style>{jawiFaceCss()}</style>
      <h2>{own.jawi}</h2>
      <p>{own.jawiText}</p>
      {isTyped && !hasPlaceForJawi(layout) && <p>{own.jawiNoPlace}</p>}
      <div className="stack">
        {shown.flatMap((couple) => {
          const persons =
            form.values[couple].order === 'bride-first' ? (['bride', 'groom'] as const) : (['groom', 'bride'] as const);
          return persons.map((person) => {
            const other = jawiNames[couple][person === 'bride' ? 'groom' : 'bride'];
            const title = couple === 'couple' ? own.firstCouple : t.secondCouple;
            return (
              <TextField
                key={`${couple} ${person}`}
                form={form}
                path={`jawiNames.${couple}.${person}`}
                label={two ? own.jawiOfCouple(t[person], title) : own.jawiOf(t[person])}
                hint={other !== '' && jawiNames[couple][person] === '' ? own.jawiOther : undefined}
                optional
                placeholder={e.jawiExamples[person]}
                lang="ms-Arab"
                dir="rtl"
                autoComplete="off"
                maxLength={MOST_JAWI_LETTERS}
                style={LETTERS}
              />
            );
          });
        })}
      </div>
    </div>
  );
}
