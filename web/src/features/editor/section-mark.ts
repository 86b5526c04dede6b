import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { EditorSection } from '../../config/editor-sections.js';
import { editorTexts as t } from '../../i18n/editor.js';
import type { SectionMark } from './components/section-marks.js';
import type { EditorMedia } from './media/media.types.js';
import { sectionState } from './section-state.js';
import type { EditorForms, FormSection } from './sections/section.types.js';
import { FORM_DEFINITIONS, hasForm, MEDIA_DEFINITIONS, SECTIONS } from './sections/sections.js';
import { valuesOfForm } from './use-editor-forms.js';
import type { SaveResults } from './use-saving.js';

interface Context {
  isNew: boolean;
  forms: EditorForms;
  media: EditorMedia;
  results: SaveResults;
  /** As the preview has it. */
  bundle: InvitationBundle;
}

/** How the lists show a section. */
export function markOf(section: EditorSection, locked: boolean, context: Context): SectionMark {
  const { isNew, forms, media, results, bundle } = context;
  const { summary, isComplete } = hasForm(section)
    ? contentOf(section, forms, bundle)
    : {
        summary: MEDIA_DEFINITIONS[section].summary(bundle),
        isComplete: MEDIA_DEFINITIONS[section].isComplete(bundle),
      };
  const state = results[section]?.state;
  const count = SECTIONS[section].count?.(bundle);
  const { dirty } = sectionState(section, forms, media, isNew);
  const failed = state === 'failed' || state === 'conflict';
  const isInvalid = dirty && (failed || (hasForm(section) && forms[section].errors.length > 0));
  return {
    section,
    summary: locked ? t.notInPackage : summary,
    complete: !locked && isComplete && !isInvalid && (dirty || isStored(section, bundle)),
    dirty,
    failed,
    locked,
    ...(count !== undefined && { count }),
  };
}

/** Whether the couple have saved the section: its defaults alone do not count. */
function isStored(section: EditorSection, { invitation }: InvitationBundle): boolean {
  return !hasForm(section) || invitation.revisions[section] > 0;
}

function contentOf<S extends FormSection>(section: S, forms: EditorForms, bundle: InvitationBundle) {
  const { summary, isComplete } = FORM_DEFINITIONS[section];
  const values = valuesOfForm(forms, section);
  return { summary: summary(values, bundle), isComplete: isComplete(values, bundle) };
}
