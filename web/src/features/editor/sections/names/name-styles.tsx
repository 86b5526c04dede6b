import { FACES, type FontName } from '@serikad/shared/designs/fonts';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { inOrder, shortNames } from '@serikad/shared/invitations/couple-names';
import type { TextStyle } from '@serikad/shared/invitations/invitation.types';
import { useRef, useState } from 'react';
import { SegmentedControl } from '../../../../components/ui/choices.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';
import { FontPicker } from './font-picker.js';
import * as css from '../../editor.module.css';

type StyleField = 'shortNameStyle' | 'fullNameStyle';

/** How the names are set: as the design has them, or in a face of the couple's own. */
export function NameStyles({ form, design }: { form: SectionForm<'names'>; design: DesignView }) {
  const [field, setField] = useState<StyleField>('shortNameStyle');
  // Switching to the design's style and back restores the same one.
  const lastOwn = useRef<Partial<Record<StyleField, TextStyle>>>({});
  const style = form.values[field];
  const { couple } = form.values;
  const names =
    field === 'shortNameStyle'
      ? shortNames(couple)
      : inOrder(couple)
          .map(({ fullName }) => fullName)
          .find((name) => name !== '');

  const change = (own: boolean) => {
    if (style) lastOwn.current[field] = style;
    form.set(field, own ? (lastOwn.current[field] ?? firstStyle(design, field)) : null);
  };
  return (
    <div className={css.secSub}>
      <h2>{t.styles}</h2>
      <p>{own.stylesText}</p>
      <div className="stack">
        <SegmentedControl<StyleField>
          label={own.styleOf}
          value={field}
          choices={[
            { value: 'shortNameStyle', label: t.shortName },
            { value: 'fullNameStyle', label: t.fullName },
          ]}
          onChange={setField}
        />
        <SegmentedControl
          label={own.styleChoice}
          value={style === null ? 'design' : 'own'}
          choices={[
            { value: 'design', label: t.asDesign },
            { value: 'own', label: own.ownStyle },
          ]}
          onChange={(value) => change(value === 'own')}
        />
        {style && (
          <FontPicker
            key={field}
            names={names || 'Aisyah & Danial'}
            style={style}
            onChange={(next) => form.set(field, next)}
          />
        )}
      </div>
    </div>
  );
}

/** To begin with: the face and colour that the design gives its names. */
function firstStyle(design: DesignView, field: StyleField): TextStyle {
  const { name } = design.type;
  return {
    font: name in FACES ? (name as FontName) : 'Great Vibes',
    size: field === 'shortNameStyle' ? 60 : 36,
    color: /^#[0-9a-f]{6}$/i.test(design.palette.name) ? design.palette.name : '#463636',
    bold: false,
  };
}
