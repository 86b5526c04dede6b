import { searchIn } from '@serikad/shared/api/shop-pages';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionTexts } from '../../i18n/session.js';
import { startSignIn, type PendingSignIn } from '../../lib/session/start-sign-in.js';
import { Button, type ButtonSize } from '../ui/button.js';
import { GoogleMark } from '../ui/google-mark.js';
import { WithMalay } from '../ui/with-malay.js';

/** Google's 'Sign In/Register'. Leaves for Google, and comes back as `pending` says (default: the profile). */
export function SignInButton({
  size = 'md',
  block = false,
  pending,
  returnHere = false,
  onClick,
}: {
  size?: ButtonSize;
  block?: boolean;
  pending?: PendingSignIn;
  /** Come back to this very page. */
  returnHere?: boolean;
  onClick?: () => void;
}) {
  const [leaving, setLeaving] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <Button
      variant="google"
      className="script-only"
      size={size}
      block={block}
      busy={leaving}
      onClick={() => {
        onClick?.();
        setLeaving(true);
        // A page that comes back from the browser's cache is not leaving any more.
        window.addEventListener('pageshow', () => setLeaving(false), { once: true });
        // Back in the language that the account has chosen.
        startSignIn({ ...(returnHere && { returnTo: pathname + searchIn('ms', search) }), ...pending });
      }}
    >
      <GoogleMark />
      <WithMalay text={sessionTexts.signInRegister} beside={sessionTexts.signInRegisterBeside} inControl />
    </Button>
  );
}
