import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { paths } from '../../config/paths.js';
import { profileTexts as t } from '../../i18n/ms/profile.js';
import { call } from '../../lib/api.js';
import { sessionStore } from '../../lib/session/session-store.js';
import { useBusy } from '../../lib/use-busy.js';

/** Revokes the session on the server, forgets it here and goes home. */
export function SignOutButton() {
  const navigate = useNavigate();
  const [leaving, signOut] = useBusy(async () => {
    // Without an answer the person still leaves this device.
    await call('POST /user/sign-out').catch(() => undefined);
    await navigate(paths.home);
    sessionStore.clear();
  });
  return (
    <Button variant="second" block icon="sign-out" busy={leaving} onClick={signOut}>
      {t.signOut}
    </Button>
  );
}
