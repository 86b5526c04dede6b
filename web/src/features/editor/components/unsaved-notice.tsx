import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/ui/states.js';
import { liveTexts } from '../../../i18n/editor-live.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { sameData } from '../../../lib/form/path.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import { SECTIONS } from '../sections/sections.js';
import * as css from '../editor.module.css';

/** The sections that could not be saved with the order; each link leads to the first invalid field. */
export const UnsavedNotice = memo(function UnsavedNotice({
  sections,
  to,
  onOpen,
}: {
  sections: readonly EditorSection[];
  to: (section: EditorSection) => string;
  onOpen: (section: EditorSection) => Promise<void>;
}) {
  return (
    <div className={css.edNotice}>
      <Notice tone="warn" role="alert" title={t.unsavedSections(sections.length)}>
        <p>{liveTexts.unsavedSectionsText}</p>
        <ul className={css.edUnsaved}>
          {sections.map((section) => (
            <li key={section}>
              <Link
                className="link link--row"
                to={to(section)}
                onClick={(event) => {
                  event.preventDefault();
                  void onOpen(section);
                }}
              >
                {SECTIONS[section].title}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}, sameData);
