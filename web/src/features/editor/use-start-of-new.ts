import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { EditorMedia } from './media/media.types.js';
import type { EditorSection } from '../../config/editor-sections.js';
import { SAVE_PARAM } from './save-param.js';
import { dirtySections } from './section-state.js';
import type { EditorForms } from './sections/section.types.js';
import type { Saving } from './use-saving.js';

/** Without network the fields stay as they are. */
async function beginWithCoverNames(forms: EditorForms, isFromCover: boolean): Promise<void> {
  const module = await import('./fill-in-cover-names.js').catch(() => null);
  module?.beginWithCoverNames(forms, isFromCover);
}

/**
 * Begins a new invitation with the names that were typed on covers, and reads its address: the design to begin with,
 * and whether to go on with saving.
 */
export function useStartOfNew(isNew: boolean, userId: string | null, forms: EditorForms, onSave: () => void): void {
  const [search, setSearch] = useSearchParams();
  const design = search.get('design');
  const saves = search.get(SAVE_PARAM) !== null;
  const begun = useRef(false);
  useEffect(() => {
    if (!isNew) return;
    if (design !== null) forms.designLanguage.set('design', design);
    if (design !== null || (!begun.current && !saves)) void beginWithCoverNames(forms, design !== null);
    begun.current = true;
    if (design === null && !saves) return;
    if (saves && userId !== null) onSave();
    // A reload keeps what was chosen since.
    setSearch(
      (before) => {
        before.delete('design');
        before.delete(SAVE_PARAM);
        return before;
      },
      { replace: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [isNew, design, saves]);
}

/**
 * Saves the drafts that were moved from a new invitation, section by section; what cannot be saved stays in its form.
 * @returns the sections that could not be saved
 */
export function useSavingOfMovedDrafts(
  forms: EditorForms,
  media: EditorMedia,
  save: Saving['save'],
  current: EditorSection | undefined,
): readonly EditorSection[] {
  const here = useLocation();
  const { pathname, search } = here;
  const state = here.state as unknown;
  const navigate = useNavigate();
  const begun = useRef(false);
  const [unsaved, setUnsaved] = useState<readonly EditorSection[]>([]);
  const asked = typeof state === 'object' && state !== null && 'saveAll' in state;
  const { ready } = media;
  useEffect(() => {
    if (!asked || !ready || begun.current) return;
    begun.current = true;
    const run = async () => {
      const left: EditorSection[] = [];
      for (const section of dirtySections(forms, media, false)) {
        if (!(await save(section, { quiet: section !== current }))) left.push(section);
      }
      setUnsaved(left);
      await navigate(pathname + search, { replace: true, state: null });
    };
    void run();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the forms as they were moved
  }, [asked, ready]);
  return unsaved;
}
