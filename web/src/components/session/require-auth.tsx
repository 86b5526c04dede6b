import type { ReactNode } from 'react';
import { sessionTexts } from '../../i18n/session.js';
import { startSignIn } from '../../lib/session/start-sign-in.js';
import { useUserId } from '../../lib/session/use-session.js';
import { Button } from '../ui/button.js';
import { WithMalay } from '../ui/with-malay.js';
import { EmptyState } from '../ui/states.js';

/** Shows its children to who is signed in, and asks everyone else to sign in. */
export function RequireAuth({ children }: { children: ReactNode }) {
  if (useUserId() !== null) return children;
  return (
    <div className="wrap main">
      <EmptyState
        heading="h1"
        icon="lock"
        title={<WithMalay text={sessionTexts.requireAuth} beside={sessionTexts.requireAuthBeside} />}
        actions={
          <Button size="lg" onClick={() => startSignIn()}>
            <WithMalay text={sessionTexts.signIn} beside={sessionTexts.signInBeside} inControl />
          </Button>
        }
      />
    </div>
  );
}
