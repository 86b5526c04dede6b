import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { useShop } from '../../lib/queries/shop.js';
import { useUserId } from '../../lib/session/use-session.js';
import { SignInButton } from '../session/sign-in-button.js';
import { ButtonLink } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useModal } from '../ui/use-modal.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { activeEntry, NAV_ENTRIES } from './nav-entries.js';
import { SocialLinks } from './social-links.js';

/** The menu of a phone: the whole screen, sliding in from the right. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const userId = useUserId();
  const { shopName } = useShop();
  const active = activeEntry(pathname);

  const { dialog, hasContent } = useModal(open, onClose);

  return (
    <dialog {...dialog} className="menu on-inverse" aria-label={shellTexts.menu}>
      {hasContent && (
        <>
          <div className="menu__top">
            <Logo name={shopName} inverse onClick={onClose} />
            <button type="button" className="menu-button" aria-label={shellTexts.closeMenu} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={shellTexts.mainNav}>
            {NAV_ENTRIES.map((entry) => (
              <Link
                key={entry.id}
                to={entry.to}
                aria-current={entry.id === active ? 'page' : undefined}
                onClick={onClose}
              >
                {entry.label}
                <Icon name="chevron-right" />
              </Link>
            ))}
          </nav>
          <div className="menu__end">
            <p>{userId === null ? shellTexts.menuSignedOut : shellTexts.menuSignedIn}</p>
            {userId === null ? (
              <SignInButton size="lg" block onClick={onClose} />
            ) : (
              <ButtonLink variant="inverse" size="lg" block icon="user" to={paths.profile(userId)} onClick={onClose}>
                {shellTexts.profile}
              </ButtonLink>
            )}
            <LanguageSwitch />
            <div className="menu__foot">
              <SocialLinks />
              <Link to={paths.privacy} onClick={onClose}>
                {shellTexts.privacy}
              </Link>
            </div>
          </div>
          <div className="songket-line" aria-hidden="true" />
        </>
      )}
    </dialog>
  );
}
