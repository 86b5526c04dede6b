import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInButton } from '../../../components/session/sign-in-button.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { deviceStorage } from '../../../lib/device-storage.js';
import { writeWaiting } from '../../../lib/form/draft.js';
import { SAVE_PARAM } from '../model/save-param.js';

/** Saving needs an account: signing in, or registering, leads back here and goes on with the save. */
export const SignInDialog = memo(function SignInDialog({
  open,
  onClose,
  onLeave,
}: {
  open: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams(search);
  back.set(SAVE_PARAM, '1');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Prescribed text={t.signInTitle} />}
      icon="lock"
      tone="ok"
      actions={
        <>
          <Button variant="second" onClick={onClose}>
            {t.later}
          </Button>
          <SignInButton pending={{ returnTo: `${pathname}?${back}`, origin: 'invitation' }} onClick={onLeave} />
        </>
      }
    >
      {open && <SignInText />}
    </Dialog>
  );
});

/** What becomes of the typed words: where the browser stores none, they are lost on the way to Google. */
function SignInText() {
  const [isLost] = useState(() => {
    writeWaiting();
    return deviceStorage.hasRefused();
  });
  if (!isLost) {
    return (
      <p>
        <Prescribed text={t.signInText} malay="above" />
      </p>
    );
  }
  return (
    <>
      <p>{t.signInLoses}</p>
      <p lang="en">{t.signInText}</p>
    </>
  );
}
