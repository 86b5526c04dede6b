import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EDITOR_SECTIONS, type EditorSection } from '../../config/editor-sections.js';
import { isEditorSection } from './sections/sections.js';

const PARAM = 'section';
export const DESKTOP = '(min-width: 60rem)';

/**
 * Which section is open; it is in the address, so that the browser's Back closes it on a phone.
 * None: the list of sections, which a phone shows first. Desktop shows the first section.
 */
export function useSection() {
  const here = useLocation();
  const { pathname } = here;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const named = search.get(PARAM);
  // Rendered before the address has it, so that the list never flashes on desktop.
  const [starting, setStarting] = useState(() => !isEditorSection(named) && matchMedia(DESKTOP).matches);
  if (starting && isEditorSection(named)) setStarting(false);
  const section = isEditorSection(named) ? named : starting ? EDITOR_SECTIONS[0] : undefined;

  useEffect(() => {
    if (!starting) return;
    setSearch((before) => ({ ...Object.fromEntries(before), [PARAM]: EDITOR_SECTIONS[0] }), {
      replace: true,
      state: here.state as unknown,
    });
    // Once: later an address without a section means that it was closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const to = useCallback((next: EditorSection) => `${pathname}?${PARAM}=${next}`, [pathname]);
  const goTo = useCallback((next: EditorSection) => void navigate(to(next)), [navigate, to]);
  return { section, to, goTo, listTo: pathname };
}
