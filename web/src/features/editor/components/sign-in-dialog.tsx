import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInButton } from '../../../components/session/sign-in-button.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { keepsTexts } from '../../../lib/form/keeps-texts.js';
import { SAVE_PARAM } from '../save-param.js';

/** Saving needs an account: signing in, or registering, leads back here and goes on with the save. */
export const SignInDialog = memo(function SignInDialog({
  open,
  arePicturesKept,
  onClose,
  onLeave,
}: {
  open: boolean;
  /** Whether the device keeps all that is chosen and not stored. */
  arePicturesKept: () => Promise<boolean>;
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
      {open && <SignInText arePicturesKept={arePicturesKept} />}
    </Dialog>
  );
});

/** What becomes of texts and pictures: those that the browser does not store are lost on the way to Google. */
function SignInText({ arePicturesKept }: { arePicturesKept: () => Promise<boolean> }) {
  const [areTextsKept] = useState(keepsTexts);
  // Until it is known, the prescribed sentence alone is shown.
  const [pictures, setPictures] = useState<'unknown' | 'kept' | 'lost'>('unknown');
  useEffect(() => {
    let isOver = false;
    void arePicturesKept()
      .catch(() => false)
      .then((areKept) => {
        if (!isOver) setPictures(areKept ? 'kept' : 'lost');
      });
    return () => {
      isOver = true;
    };
  }, [arePicturesKept]);
  if (areTextsKept && pictures === 'kept') {
    return (
      <p>
        <Prescribed text={t.signInText} malay="above" />
      </p>
    );
  }
  return (
    <>
      {!areTextsKept && <p>{t.signInLoses}</p>}
      {pictures === 'lost' && <p>{t.signInLosesPictures}</p>}
      <p lang="en">{t.signInText}</p>
    </>
  );
}
