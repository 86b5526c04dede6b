import type { EditorSection } from '../../../config/editor-sections.js';
import type { SectionProps } from '../sections/section.types.js';

/** Within a sentence, the name of another section, which opens it. */
export function SectionLink({
  to,
  goTo,
  children,
}: {
  to: EditorSection;
  goTo: SectionProps['goTo'];
  children: string;
}) {
  return (
    <button type="button" className="link" onClick={() => goTo(to)}>
      {children}
    </button>
  );
}
