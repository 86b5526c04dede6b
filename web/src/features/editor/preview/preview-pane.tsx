import { memo, useState } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { ChipButtons } from '../../../components/ui/navigation.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { PreviewFrame } from './preview-frame.js';
import type { SectionDefinition } from '../sections/section.types.js';
import { PREVIEW_AREAS, type PreviewArea } from './preview-areas.js';
import type { PreviewSource } from './use-preview-source.js';
import * as editorCss from '../editor.module.css';
import * as previewCss from '../preview.module.css';

/** The preview beside the form: a phone that follows what is typed. */
export const PreviewPane = memo(function PreviewPane({
  source,
  place,
  onField,
}: {
  source: PreviewSource;
  place: SectionDefinition['preview'] | undefined;
  onField: (name: string) => void;
}) {
  const [area, setArea] = useState<{ name: PreviewArea; place: SectionDefinition['preview'] | undefined }>();
  const [begun, setBegun] = useState(0);
  return (
    <aside className={editorCss.edPrev} aria-label={t.live}>
      <div className={previewCss.pvTop}>
        <span className={previewCss.pvLive}>{t.live}</span>
        <IconButton icon="retry" size="sm" label={t.reload} onClick={() => setBegun((count) => count + 1)} />
      </div>
      <ChipButtons<PreviewArea>
        label={t.previewParts}
        current={area && area.place === place ? area.name : (place?.area ?? 'cover')}
        chips={(Object.keys(PREVIEW_AREAS) as PreviewArea[]).map((value) => ({ value, label: t.parts[value] }))}
        onChange={(name) => setArea({ name, place })}
      />
      <div className={previewCss.previewPhone}>
        <PreviewFrame key={begun} source={source} place={place} area={area} scaled onField={onField} />
      </div>
      <p className={previewCss.pvCap}>{t.previewCaption}</p>
    </aside>
  );
});
