import { Link, Navigate } from 'react-router-dom';
import { SignInButton } from '../../components/session/sign-in-button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Icon } from '../../components/ui/icon.js';
import { paths } from '../../config/paths.js';
import { signInTexts as t } from '../../i18n/sign-in.js';
import { useShop } from '../../lib/queries/shop.js';
import { pendingSignIn } from '../../lib/session/start-sign-in.js';
import { useUserId } from '../../lib/session/use-session.js';
import { AuthLayout } from './components/auth-layout.js';
import * as css from './auth.module.css';

/** /login: the one way in. */
export function Component() {
  const userId = useUserId();
  const { demoSignIn } = useShop();
  if (userId !== null) return <Navigate to={paths.profile(userId)} replace />;
  return (
    <AuthLayout
      caption={t.caption}
      foot={
        <p className="xs soft">
          {t.agree}{' '}
          <Link className="link" to={paths.privacy}>
            {t.privacy}
          </Link>{' '}
          {t.agreeEnd}
        </p>
      }
    >
      <h1 className="h-page">{t.welcome}</h1>
      <p className={classNames('lede', css.authLede)}>{t.welcomeText}</p>
      <SignInButton size="lg" block pending={pendingSignIn()} />
      {demoSignIn && <p className={classNames('xs soft', css.authDemo)}>{t.demo}</p>}
      <ul className={css.authPoints}>
        <li>
          <Icon name="lock" />
          <span>{t.noPassword}</span>
        </li>
        <li>
          <Icon name="retry" />
          <span>{t.comeBack}</span>
        </li>
      </ul>
    </AuthLayout>
  );
}
