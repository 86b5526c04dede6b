import '../../components/ui/account-icons.js';
import { SignInButton } from '../../components/session/sign-in-button.js';
import { ButtonLink } from '../../components/ui/button.js';
import { EmptyState } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { plannerTexts as t } from '../../i18n/planner.js';
import { useUserId } from '../../lib/session/use-session.js';
import { Planner } from './components/planner.js';

/** /planner: the seed's notice to who is signed out, one's own checklist to who is signed in. */
export function Component() {
  const userId = useUserId();
  if (userId !== null) return <Planner key={userId} userId={userId} />;
  return (
    <div className="wrap main">
      <EmptyState
        heading="h1"
        icon="checklist"
        title={t.soon}
        actions={
          <>
            <SignInButton size="lg" returnHere />
            <ButtonLink size="lg" variant="second" to={paths.catalogue()}>
              {t.browse}
            </ButtonLink>
          </>
        }
      >
        {t.soonText}
      </EmptyState>
    </div>
  );
}
