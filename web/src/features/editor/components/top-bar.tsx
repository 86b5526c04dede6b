import { namesSlug } from '@serikad/shared/invitations/couple-names';
import type { Couple, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { CoupleNames } from '../../../components/couple-names.js';
import { LanguageSwitch } from '../../../components/layout/language-switch.js';
import { ButtonAnchor } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { paths } from '../../../config/paths.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { NEW } from '../new-bundle.js';
import { EDITOR_SECTIONS, type EditorSection } from '../../../config/editor-sections.js';
import { SECTIONS } from '../sections/sections.js';
import * as css from '../editor.module.css';

/** The couple's names, the open section, and how many are not saved. On a phone its arrow leads to the list first. */
export const TopBar = memo(function TopBar({
  stored,
  couple,
  section,
  unsaved,
  complete,
  backTo,
  listTo,
  hasRsvp,
  onReload,
}: {
  /** As guests see it now: its names are in the guest page's address. */
  stored: InvitationView;
  /** The names as they are typed. */
  couple: Couple;
  section: EditorSection | undefined;
  unsaved: number;
  complete: number;
  /** The page that the editor was opened from. */
  backTo: string;
  listTo: string;
  hasRsvp: boolean;
  /** Called right before the page is loaded again, in another language. */
  onReload: () => void;
}) {
  const names = (
    <b>
      <CoupleNames couple={couple} fallback={stored._id === NEW ? t.newCard : t.noNames} />
    </b>
  );
  const place =
    section === undefined
      ? t.completeOf(complete, EDITOR_SECTIONS.length)
      : t.sectionOf(EDITOR_SECTIONS.indexOf(section) + 1, EDITOR_SECTIONS.length);
  return (
    <header className={css.edTop}>
      {section !== undefined && (
        <Link className="btn btn--icon btn--ghost until-desktop" to={listTo} aria-label={t.backToList}>
          <Icon name="arrow-left" />
        </Link>
      )}
      <Link
        className={classNames('btn btn--icon btn--ghost', section !== undefined && 'from-desktop')}
        to={backTo}
        aria-label={t.back}
      >
        <Icon name="arrow-left" />
      </Link>
      <div className={css.edTopWho}>
        <span className={section === undefined ? undefined : 'from-desktop'}>{names}</span>
        {section !== undefined && <b className="until-desktop">{SECTIONS[section].title}</b>}
        <small>{place}</small>
      </div>
      <div className={css.edTopEnd}>
        <div className="from-desktop">
          <LanguageSwitch onReload={onReload} />
        </div>
        {unsaved > 0 && (
          <span className={classNames(css.save, css.saveDirty, 'from-desktop')} role="status">
            {t.unsavedSections(unsaved)}
          </span>
        )}
        {stored._id !== NEW && hasRsvp && (
          <>
            <span className="from-desktop">
              <ButtonAnchor
                variant="second"
                size="sm"
                icon="external"
                newTab
                href={paths.guestView(stored._id, namesSlug(stored.couple))}
              >
                {t.viewCard}
              </ButtonAnchor>
            </span>
            <a
              className="btn btn--icon btn--ghost until-desktop"
              href={paths.guestView(stored._id, namesSlug(stored.couple))}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t.viewCard}
            >
              <Icon name="external" />
            </a>
          </>
        )}
      </div>
    </header>
  );
});
