import { EDITOR_SECTIONS, type EditorSection } from '../../../config/editor-sections.js';
import { lazyWhenIdle, type LazyComponent } from '../components/lazy-when-idle.js';
import type { SectionProps } from './section.types.js';
import { SECTIONS } from './sections.js';

export const FIELDS = Object.fromEntries(
  EDITOR_SECTIONS.map((section) => [section, lazyWhenIdle(SECTIONS[section].loadFields)]),
) as Record<EditorSection, LazyComponent<SectionProps>>;
