import { Fragment, memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '../../../components/layout/language-switch.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { canStoreDrafts } from '../../../lib/form/can-store-drafts.js';
import { sameData } from '../../../lib/form/path.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import { SECTIONS } from '../sections/sections.js';
import { MarkSign, type SectionMark } from './section-marks.js';
import * as css from '../editor.module.css';

interface ListProps<Mark> {
  marks: readonly Mark[];
  to: (section: EditorSection) => string;
}

/** Without the summary, which changes with every key. */
export type RailMark = Omit<SectionMark, 'summary'>;

/** The sections at the side of the form. */
export const Rail = memo(function Rail({
  marks,
  current,
  to,
}: ListProps<RailMark> & { current: EditorSection | undefined }) {
  const complete = marks.filter((mark) => mark.complete).length;
  return (
    <nav className={classNames(css.edRail, css.rail)} aria-label={t.sections}>
      <div className={css.prog}>
        <p>
          <b className="b">{t.complete}</b>
          <span className="num">
            {complete} / {marks.length}
          </span>
        </p>
        <progress max={marks.length} value={complete} aria-hidden="true" />
      </div>
      {marks.map((mark, index) => {
        const { group, icon, title } = SECTIONS[mark.section];
        const before = marks[index - 1];
        return (
          <Fragment key={mark.section}>
            {(!before || SECTIONS[before.section].group !== group) && <p className={css.railG}>{t.groups[group]}</p>}
            <Link to={to(mark.section)} aria-current={mark.section === current ? 'true' : undefined}>
              <Icon name={icon} />
              <span>{title}</span>
              <MarkSign mark={mark} />
            </Link>
          </Fragment>
        );
      })}
    </nav>
  );
}, sameData);

/** The sections as a page of their own, each with its summary. */
export const SectionList = memo(function SectionList({
  marks,
  to,
  onReload,
}: ListProps<SectionMark> & {
  /** Called right before the page is loaded again, in another language. */
  onReload: () => void;
}) {
  const [areDraftsStored] = useState(canStoreDrafts);
  return (
    <nav className={css.sections} aria-label={t.sections}>
      <div className={css.sectionsHead}>
        <div className={css.sectionsTitle}>
          <h1 className="h-sec">{t.overviewTitle}</h1>
          <LanguageSwitch onReload={onReload} />
        </div>
        <p className="sm soft">{areDraftsStored ? t.overviewText : t.overviewNotKept}</p>
      </div>
      {marks.map((mark, index) => {
        const { group, icon, title } = SECTIONS[mark.section];
        const before = marks[index - 1];
        return (
          <Fragment key={mark.section}>
            {(!before || SECTIONS[before.section].group !== group) && (
              <p className={css.sectionsGroup}>{t.groups[group]}</p>
            )}
            <Link className={css.sectionsRow} to={to(mark.section)}>
              <Icon name={icon} />
              <span className="grow">
                <b>{title}</b>
                <span className={classNames(css.sectionsSub, mark.dirty && css.sectionsSubDirty)}>
                  {mark.dirty ? t.unsaved : mark.summary}
                </span>
              </span>
              {mark.complete || mark.dirty || mark.locked || mark.count !== undefined ? (
                <MarkSign mark={mark} />
              ) : (
                <Icon name="chevron-right" />
              )}
            </Link>
          </Fragment>
        );
      })}
    </nav>
  );
}, sameData);
