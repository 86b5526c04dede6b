import { memo, useState } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { ChipButtons } from '../../../components/ui/navigation.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import type { EditorSection } from '../model/sections.js';
import { PreviewFrame } from './preview-frame.js';
import { PLACES, PREVIEW_PARTS, type PreviewPart } from './preview-places.js';
import type { PreviewCard } from './use-preview-card.js';
import * as editorCss from '../editor.module.css';
import * as previewCss from '../preview.module.css';

/** The preview beside the form: a phone that follows what is typed. */
export const PreviewPane = memo(function PreviewPane({
  card,
  section,
  onField,
}: {
  card: PreviewCard;
  section: EditorSection | undefined;
  onField: (name: string) => void;
}) {
  const [part, setPart] = useState<{ name: PreviewPart; section: EditorSection | undefined }>();
  const [begun, setBegun] = useState(0);
  return (
    <aside className={editorCss.edPrev} aria-label={t.live}>
      <div className={previewCss.pvTop}>
        <span className={previewCss.pvLive}>{t.live}</span>
        <IconButton icon="retry" size="sm" label={t.reload} onClick={() => setBegun((count) => count + 1)} />
      </div>
      <ChipButtons<PreviewPart>
        label={t.previewParts}
        current={part && part.section === section ? part.name : section ? PLACES[section].part : 'cover'}
        chips={(Object.keys(PREVIEW_PARTS) as PreviewPart[]).map((value) => ({ value, label: t.parts[value] }))}
        onChange={(name) => setPart({ name, section })}
      />
      <div className={previewCss.previewPhone}>
        <PreviewFrame key={begun} card={card} section={section} part={part} scaled onField={onField} />
      </div>
      <p className={previewCss.pvCap}>{t.previewCaption}</p>
    </aside>
  );
});
