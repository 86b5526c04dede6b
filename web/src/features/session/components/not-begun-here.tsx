import { Link } from 'react-router-dom';
import { SignInButton } from '../../../components/session/sign-in-button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { signInTexts as t } from '../../../i18n/sign-in.js';
import { pendingSignIn } from '../../../lib/session/start-sign-in.js';
import { useUserId } from '../../../lib/session/use-session.js';
import { AuthLayout } from './auth-layout.js';
import * as css from '../auth.module.css';

/** In place of a sign-in that this tab did not begin: asks to begin one, and leaves the session as it is. */
export function NotBegunHere() {
  const userId = useUserId();
  return (
    <AuthLayout caption={t.caption}>
      <h1 className="h-page">{t.notBegunHere}</h1>
      <p className={classNames('lede', css.authLede)}>{t.notBegunHereText}</p>
      <SignInButton size="lg" block pending={pendingSignIn()} />
      {userId !== null && (
        <p className={classNames('sm soft', css.authOther)}>
          {t.stillSignedIn}{' '}
          <Link className="link link--row" to={paths.profile(userId)}>
            {t.toProfile}
          </Link>
        </p>
      )}
    </AuthLayout>
  );
}
