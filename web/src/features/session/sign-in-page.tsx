import { grantId } from '@serikad/shared/users/sign-in-grant';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../../components/app-dialogs/dialogs-context.js';
import { classNames } from '../../components/ui/class-names.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { paths } from '../../config/paths.js';
import { sessionTexts } from '../../i18n/session.js';
import { signInTexts as t } from '../../i18n/sign-in.js';
import { call } from '../../lib/api.js';
import { signInAs } from '../../lib/session/sign-in-as.js';
import { clearPendingSignIn, pendingSignIn, tookSignInMark } from '../../lib/session/start-sign-in.js';
import { destination, isInvalidToken, readFragment, sessionOf } from './oauth-callback.js';
import { followAccount } from './follow-account.js';
import { AuthLayout } from './components/auth-layout.js';
import { NotBegunHere } from './components/not-begun-here.js';
import * as css from './auth.module.css';

/** Where the way through Google ends: hands its token to the server and goes on. */
export function Component() {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const begun = useRef(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    // React runs effects twice in development; a token is good for one verification.
    if (begun.current) return;
    begun.current = true;
    const { accessToken, error } = readFragment(window.location.hash);
    // The token leaves the address, and with it the history, before anything else happens.
    window.history.replaceState(window.history.state, '', paths.signIn);
    const isOurs = tookSignInMark();
    const pending = pendingSignIn();

    const fail = async (text: string) => {
      await navigate(pending.returnTo ?? paths.login, { replace: true });
      dialogs.showMessage(t.failed, text);
    };
    if (accessToken === undefined) {
      // Who pressed cancel at Google knows; who opened this address by hand signs in first.
      if (error === undefined || error === 'access_denied') {
        void navigate(pending.returnTo ?? paths.login, { replace: true });
      } else void fail(error === 'invalid' ? t.invalidToken : t.failedLater);
      return;
    }
    if (isOurs && grantId(accessToken) === undefined) {
      void fail(t.invalidToken);
      return;
    }
    // A link with another person's sign-in in it must not sign this person in as them.
    const verified = isOurs
      ? call('POST /user/google-auth/verify', { body: { token: accessToken } })
      : Promise.resolve(undefined);
    verified.then(
      async (result) => {
        if (result === undefined) {
          setRefused(true);
          return;
        }
        await signInAs(sessionOf(result));
        if (result.registered) clearPendingSignIn();
        const next = destination(result, pending);
        if (await followAccount(result.user.language)) window.location.replace(next);
        else void navigate(next, { replace: true });
      },
      (failure: unknown) => fail(isInvalidToken(failure) ? t.invalidToken : t.failedLater),
    );
  }, [dialogs, navigate]);

  if (refused) return <NotBegunHere />;
  return (
    <AuthLayout caption={t.caption} languages={false}>
      <h1 className="sr">{sessionTexts.signIn}</h1>
      <PageSpinner />
      <p className={classNames('sm soft', css.authDemo)}>{t.checking}</p>
    </AuthLayout>
  );
}
