import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { chatLink } from '../../lib/chat-link.js';
import { usePageDay } from '../../lib/page-day.js';
import { useShop } from '../../lib/queries/shop.js';
import { useUserId } from '../../lib/session/use-session.js';
import { Logo } from './logo.js';
import { SocialLinks } from './social-links.js';

export function Footer() {
  const { shopName, chatNumber } = useShop();
  const userId = useUserId();
  const year = usePageDay().slice(0, 4);
  return (
    <footer className="footer on-inverse">
      <div className="songket-line" aria-hidden="true" />
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__brand">
            <Logo name={shopName} inverse />
            <p>{shellTexts.footerText}</p>
            <SocialLinks />
          </div>
          <div className="footer__cols">
            <nav aria-label={shellTexts.shop}>
              <h2>{shellTexts.shop}</h2>
              <ul>
                <li>
                  <Link to={paths.catalogue()}>{shellTexts.invitations}</Link>
                </li>
                <li>
                  <Link to={paths.trays}>{shellTexts.trays}</Link>
                </li>
                <li>
                  <Link to={paths.pricing}>{shellTexts.pricing}</Link>
                </li>
                <li>
                  <Link to={paths.editor('new')}>{shellTexts.tryFree}</Link>
                </li>
                <li>
                  <Link to={paths.planner}>{shellTexts.planner}</Link>
                </li>
                <li>
                  <Link to={userId === null ? paths.login : paths.profile(userId)}>{shellTexts.myOrders}</Link>
                </li>
              </ul>
            </nav>
            <nav aria-label={shellTexts.help}>
              <h2>{shellTexts.help}</h2>
              <ul>
                <li>
                  <a href={chatLink(chatNumber, shellTexts.chatText)} target="_blank" rel="noopener noreferrer">
                    {shellTexts.chat}
                  </a>
                </li>
                <li>
                  <Link to={`${paths.pricing}#faq`}>{shellTexts.faq}</Link>
                </li>
                <li>
                  <Link to={paths.privacy}>{shellTexts.privacy}</Link>
                </li>
              </ul>
            </nav>
          </div>
        </div>
        <div className="footer__end">
          <span>
            © {year} {shopName}
          </span>
          <span>{shellTexts.currency}</span>
        </div>
      </div>
    </footer>
  );
}
