import { TextField } from '../../../../components/form/form-fields.js';
import { SegmentedControl } from '../../../../components/ui/choices.js';
import { exampleTexts as e } from '../../../../i18n/editor-examples.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';
import * as css from '../../fields/fields.module.css';

/** The four names of a couple, in the order that they chose. */
export function CoupleFields({
  form,
  couple,
  title,
}: {
  form: SectionForm<'names'>;
  couple: 'couple' | 'couple2';
  title: string;
}) {
  const { order } = form.values[couple];
  const persons = order === 'bride-first' ? (['bride', 'groom'] as const) : (['groom', 'bride'] as const);
  return (
    <fieldset className={css.pair}>
      <legend className="sr">{title}</legend>
      <div className={css.pairH}>
        <span aria-hidden="true">{title}</span>
        <div className={css.pairSeg}>
          <SegmentedControl
            label={`${t.order}, ${title}`}
            value={order}
            choices={[
              { value: 'bride-first', label: t.brideFirst },
              { value: 'groom-first', label: t.groomFirst },
            ]}
            onChange={(value) => form.set(`${couple}.order`, value)}
          />
        </div>
      </div>
      <div className={css.pairB}>
        {persons.map((person) => (
          <div key={person} className={css.person} role="group" aria-label={t[person]}>
            <p className="h-label" aria-hidden="true">
              {t[person]}
            </p>
            <div className={css.personF}>
              <TextField
                form={form}
                path={`${couple}.${person}.shortName`}
                label={t.shortName}
                placeholder={e.shortNameExamples[person]}
                autoComplete="off"
                maxLength={40}
              />
              <TextField
                form={form}
                path={`${couple}.${person}.fullName`}
                label={t.fullName}
                placeholder={e.fullNameExamples[person]}
                autoComplete="off"
                maxLength={120}
              />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
