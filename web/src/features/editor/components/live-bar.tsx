import { namesSlug } from '@serikad/shared/invitations/couple-names';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { isPlaceChecked } from '@serikad/shared/places/place-check';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ShareButton } from '../../../components/share/share-button.js';
import { ButtonAnchor } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { liveTexts as t } from '../../../i18n/editor-live.js';
import type { EditorSection } from '../../../config/editor-sections.js';
import * as css from '../editor.module.css';

/** What guests need first, by section. Here, not in the section definitions: the texts load with this bar. */
const NEEDED = [
  ['names', t.missingNames, ({ couple: { bride, groom } }: InvitationView) => bride.shortName + groom.shortName !== ''],
  ['dateTime', t.missingDate, ({ date, postponed }: InvitationView) => date !== null || postponed.on],
  ['location', t.missingVenue, ({ venue }: InvitationView) => venue.venue !== ''],
  [
    'location',
    t.missingMapCheck,
    ({ location, checkedLinks }: InvitationView) => isPlaceChecked(location, checkedLinks),
  ],
] as const satisfies readonly (readonly [EditorSection, string, (invitation: InvitationView) => boolean])[];

/** After the first save, when guests can open the page: links to it, shares it, and lists what it still lacks. */
export const LiveBar = memo(function LiveBar({
  stored,
  to,
  inList,
}: {
  /** As guests see it now. */
  stored: InvitationView;
  to: (section: EditorSection) => string;
  /** Above the list of sections; a phone shows it there alone. */
  inList: boolean;
}) {
  if (!Object.values(stored.revisions).some((revision) => revision > 0)) return null;
  const missing = NEEDED.filter(([, , has]) => !has(stored));
  return (
    <aside className={classNames(css.edLive, !inList && 'from-desktop')} aria-label={t.liveTitle}>
      <div className="grow">
        <b>{t.liveTitle}</b>
        <p className="sm soft">
          {missing.length === 0 ? t.liveText : t.liveMissing}{' '}
          {missing.map(([section, text], index) => (
            <span key={text}>
              <Link className="link" to={to(section)}>
                {text}
              </Link>
              {index < missing.length - 1 ? ', ' : '.'}
            </span>
          ))}
        </p>
      </div>
      <div className={css.edLiveAct}>
        <ButtonAnchor
          variant="second"
          size="sm"
          icon="eye"
          newTab
          href={paths.guestView(stored._id, namesSlug(stored.couple))}
        >
          {t.see}
        </ButtonAnchor>
        <ShareButton invitation={stored} size="sm" />
      </div>
    </aside>
  );
});
