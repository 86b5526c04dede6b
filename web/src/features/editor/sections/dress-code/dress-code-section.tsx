import { AreaField } from '../../../../components/form/form-fields.js';
import { Switch } from '../../../../components/ui/choices.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import type { SectionProps } from '../section.types.js';

/** What guests are asked to wear. What is typed stays while it is not shown. */
export function DressCodeSection({ forms: { dressCode: form } }: SectionProps) {
  const { enabled } = form.values;
  return (
    <>
      <Switch
        label={s.dressShow}
        hint={s.dressShowHint}
        checked={enabled}
        onChange={(next) => form.set('enabled', next)}
      />
      {enabled && (
        <div className="grid-2">
          <AreaField
            form={form}
            path="male"
            label={s.dressMale}
            rows={2}
            maxLength={200}
            placeholder={s.dressMaleExample}
          />
          <AreaField
            form={form}
            path="female"
            label={s.dressFemale}
            rows={2}
            maxLength={200}
            placeholder={s.dressFemaleExample}
          />
        </div>
      )}
    </>
  );
}
