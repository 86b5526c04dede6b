import { DEFAULT_DOA } from '@serikad/shared/invitations/defaults';
import { AreaField } from '../../../../components/form/form-fields.js';
import { Notice } from '../../../../components/ui/states.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { OwnText, ownTextOf } from '../../fields/own-text.js';
import type { SectionProps } from '../section.types.js';
import { SectionLink } from '../../fields/section-link.js';

export function DoaSection({ forms: { doa: form, designLanguage, others }, goTo }: SectionProps) {
  const standard = DEFAULT_DOA[designLanguage.values.language];
  return (
    <>
      {others.values.hideIslamicItem && (
        <Notice tone="warn">
          {s.doaHidden}{' '}
          <SectionLink to="others" goTo={goTo}>
            {s.othersTitle}
          </SectionLink>
          .
        </Notice>
      )}
      <OwnText
        label={s.doaChoice}
        custom={form.values.custom}
        standard={standard}
        onChange={(custom) =>
          form.setValues((before) => ({ ...before, custom, doa: ownTextOf(custom, before.doa, standard) }))
        }
      >
        <AreaField form={form} path="doa" label={s.doaLabel} hint={s.doaHint} rows={6} maxLength={1000} />
      </OwnText>
    </>
  );
}
