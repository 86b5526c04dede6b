import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useDialogs } from '../../components/app-dialogs/dialogs-context.js';
import { TextField } from '../../components/form/form-fields.js';
import { Button } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Prescribed } from '../../components/ui/prescribed.js';
import { paths } from '../../config/paths.js';
import { signInTexts as t } from '../../i18n/sign-in.js';
import { call } from '../../lib/api.js';
import { useForm } from '../../lib/form/use-form.js';
import { signInAs } from '../../lib/session/sign-in-as.js';
import { clearPendingSignIn, pendingSignIn, startSignIn } from '../../lib/session/start-sign-in.js';
import { useSession } from '../../lib/session/use-session.js';
import { AuthLayout } from './components/auth-layout.js';
import { uiTexts } from '../../i18n/ui.js';
import * as css from './auth.module.css';

const loadDto = () => import('@serikad/shared/users/user.dto').then((module) => module.RegisterDto);

/** /user/form/register: name and phone of a person who is new here. */
export function Component() {
  const session = useSession();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [search] = useSearchParams();
  const [arriving, setArriving] = useState(false);
  const form = useForm(
    loadDto,
    { name: session?.name ?? '', phoneNo: '' },
    {
      // Each account has a form of its own: a name typed for one is never sent for another.
      draftKey: `register:${session?.userId ?? ''}`,
    },
  );
  const origin = search.get('origin') === 'invitation' ? 'invitation' : undefined;

  if (session === null) return <Navigate to={paths.login} replace />;
  if (session.registered && !arriving) return <Navigate to={paths.profile(session.userId)} replace />;

  const register = form.props(async (value) => {
    const { token, user } = await call('POST /user/register', { body: value });
    // Signing in below would lead this page to the profile; the way on is decided here.
    flushSync(() => setArriving(true));
    const { returnTo } = pendingSignIn();
    clearPendingSignIn();
    await signInAs({ token, userId: user._id, registered: true });
    const next = origin === 'invitation' ? (returnTo ?? paths.createOrder()) : (returnTo ?? paths.profile(user._id));
    await navigate(next, { replace: true });
  }, dialogs.showError);

  return (
    <AuthLayout caption={t.registerCaption}>
      <h1 className="h-page">{t.registerTitle}</h1>
      <p className={classNames('lede', css.authLede)}>{t.registerText}</p>
      <form {...register}>
        <TextField form={form} path="name" label={t.name} hint={t.nameHint} autoComplete="name" maxLength={100} />
        <TextField
          form={form}
          path="phoneNo"
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Button type="submit" size="lg" block busy={form.saving} busyLabel={uiTexts.saving}>
          <Prescribed text={t.register} inControl />
        </Button>
      </form>
      <p className={classNames('sm soft', css.authOther)}>
        {t.notYou}{' '}
        <button type="button" className="link link--row" onClick={() => startSignIn(pendingSignIn())}>
          {t.otherAccount}
        </button>
      </p>
    </AuthLayout>
  );
}
