import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import { editorTexts as t } from '../../i18n/editor.js';
import type { EditorMedia } from './media/media.types.js';
import { hasForm, type EditorSection, type FormSection } from './model/sections.js';
import { COMPLETE, gallerySummary, SUMMARIES, type Card } from './model/summaries.js';
import type { SectionMark } from './components/section-marks.js';
import { sectionState } from './section-state.js';
import { valuesOfForm, type EditorForms } from './use-editor-forms.js';
import type { SaveResults } from './use-saving.js';

/** How a section stands in the lists. `card`: as the preview has it. */
export function markOf(
  section: EditorSection,
  locked: boolean,
  {
    isNew,
    forms,
    media,
    results,
    card,
  }: { isNew: boolean; forms: EditorForms; media: EditorMedia; results: SaveResults; card: Card },
): SectionMark {
  const { summary, complete } = hasForm(section)
    ? contentOf(section, forms, card)
    : { summary: gallerySummary(card), complete: card.photos.length > 0 };
  const state = results[section]?.state;
  const count = countOf(section, card);
  const { dirty } = sectionState(section, forms, media, isNew);
  const failed = state === 'failed' || state === 'conflict';
  const isWrong = dirty && (failed || (hasForm(section) && forms[section].errors.length > 0));
  return {
    section,
    summary: locked ? t.notInPackage : summary,
    complete: !locked && complete && !isWrong && (dirty || isStored(section, card)),
    dirty,
    failed,
    locked,
    ...(count !== undefined && { count }),
  };
}

/** Whether the couple have saved the section: its defaults alone are not their doing. */
function isStored(section: EditorSection, { invitation }: Card): boolean {
  return !hasForm(section) || invitation.revisions[section] > 0;
}

function contentOf<S extends FormSection>(section: S, forms: EditorForms, card: Card) {
  const values = valuesOfForm(forms, section);
  return { summary: SUMMARIES[section](values, card), complete: COMPLETE[section](values, card) };
}

function countOf(section: EditorSection, { gifts, photos }: Card): string | undefined {
  if (section === 'giftReceiver' && gifts.length > 0) return String(gifts.length);
  if (section === 'gallery' && photos.length > 0) return `${photos.length}/${MOST_PHOTOS}`;
  return undefined;
}
