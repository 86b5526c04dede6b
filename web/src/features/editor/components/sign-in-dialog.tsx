import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInButton } from '../../../components/session/sign-in-button.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { canStoreDrafts } from '../../../lib/form/can-store-drafts.js';
import { SAVE_PARAM } from '../save-param.js';

/** Saving needs an account: signing in, or registering, leads back here and goes on with the save. */
export const SignInDialog = memo(function SignInDialog({
  open,
  arePicturesOnDevice,
  onClose,
  onLeave,
}: {
  open: boolean;
  /** Whether the device has a copy of all pictures that are chosen and not stored. */
  arePicturesOnDevice: () => Promise<boolean>;
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
      {open && <SignInText arePicturesOnDevice={arePicturesOnDevice} />}
    </Dialog>
  );
});

/** What becomes of texts and pictures: those that the browser does not store are lost on the way to Google. */
function SignInText({ arePicturesOnDevice }: { arePicturesOnDevice: () => Promise<boolean> }) {
  const [areDraftsStored] = useState(canStoreDrafts);
  // Until it is known, the prescribed sentence alone is shown.
  const [pictures, setPictures] = useState<'unknown' | 'onDevice' | 'lost'>('unknown');
  useEffect(() => {
    let isOver = false;
    void arePicturesOnDevice()
      .catch(() => false)
      .then((areOnDevice) => {
        if (!isOver) setPictures(areOnDevice ? 'onDevice' : 'lost');
      });
    return () => {
      isOver = true;
    };
  }, [arePicturesOnDevice]);
  if (areDraftsStored && pictures === 'onDevice') {
    return (
      <p>
        <Prescribed text={t.signInText} malay="above" />
      </p>
    );
  }
  return (
    <>
      {!areDraftsStored && <p>{t.signInLoses}</p>}
      {pictures === 'lost' && <p>{t.signInLosesPictures}</p>}
      <p lang="en">{t.signInText}</p>
    </>
  );
}
