import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import type { EditorMedia } from './media/media.types.js';
import { hasForm, type EditorSection, type FormSection } from './model/sections.js';
import { COMPLETE, gallerySummary, SUMMARIES, type Card } from './model/summaries.js';
import type { SectionMark } from './parts/section-marks.js';
import { sectionState } from './section-state.js';
import { valuesOfForm, type EditorForms } from './use-editor-forms.js';
import type { SaveResults } from './use-saving.js';

/** How a section stands in the lists. `card`: as the preview has it. */
export function markOf(
  section: EditorSection,
  locked: boolean,
  { forms, media, results, card }: { forms: EditorForms; media: EditorMedia; results: SaveResults; card: Card },
): SectionMark {
  const { summary, complete } = hasForm(section)
    ? contentOf(section, forms, card)
    : { summary: gallerySummary(card), complete: card.photos.length > 0 };
  const state = results[section]?.state;
  const count = countOf(section, card);
  return {
    section,
    summary,
    complete: !locked && complete,
    dirty: sectionState(section, forms, media).dirty,
    failed: state === 'failed' || state === 'conflict',
    locked,
    ...(count !== undefined && { count }),
  };
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
