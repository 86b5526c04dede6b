import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Prescribed } from '../ui/prescribed.js';
import { paths } from '../../config/paths.js';
import { profileTexts as t } from '../../i18n/profile.js';
import { call } from '../../lib/api.js';
import { hasUnsaved } from '../../lib/session/sign-in-as.js';
import { sessionStore } from '../../lib/session/session-store.js';
import { useBusy } from '../../lib/use-busy.js';

/**
 * Revokes the session on the server, removes it here with all that is not saved, and goes home. Asks first where
 * something is not saved.
 */
export function SignOutButton() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leaving, signOut] = useBusy(async () => {
    setAsking(false);
    // Without an answer the person still leaves this device.
    await call('POST /user/sign-out').catch(() => undefined);
    await navigate(paths.home);
    sessionStore.clear();
  });
  const [looking, ask] = useBusy(async () => {
    if (await hasUnsaved()) setAsking(true);
    else signOut();
  });
  const stay = () => setAsking(false);
  return (
    <>
      <Button variant="second" block icon="sign-out" busy={leaving || looking} onClick={ask}>
        <Prescribed text={t.signOut} inControl />
      </Button>
      <Dialog
        open={asking}
        onClose={stay}
        title={t.signOutTitle}
        icon="info"
        tone="gold"
        actions={
          <>
            <Button variant="danger" onClick={signOut}>
              {t.signOutAnyway}
            </Button>
            <Button onClick={stay}>{t.stay}</Button>
          </>
        }
      >
        <p>{t.signOutText}</p>
      </Dialog>
    </>
  );
}
