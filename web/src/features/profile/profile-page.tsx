import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import '../../components/ui/account-icons.js';
import { SignInButton } from '../../components/session/sign-in-button.js';
import { LanguageSwitch } from '../../components/layout/language-switch.js';
import { paths } from '../../config/paths.js';
import { profileTexts as t } from '../../i18n/profile.js';
import { shellTexts } from '../../i18n/shell.js';
import { profileQuery } from '../../lib/queries/users.js';
import { useUserId } from '../../lib/session/use-session.js';
import { ButtonLink } from '../../components/ui/button.js';
import { EmptyState, ErrorState } from '../../components/ui/states.js';
import { MyOrders } from './components/my-orders.js';
import { ProfileCard, ProfileCardSkeleton } from './components/profile-card.js';
import { SignOutButton } from '../../components/session/sign-out-button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Prescribed } from '../../components/ui/prescribed.js';
import * as css from './profile.module.css';

/** /user/profile/:id: one's own account and orders. */
export function Component() {
  const userId = useUserId();
  const { id } = useParams();
  if (userId === null) {
    return (
      <div className="wrap main">
        <EmptyState
          heading="h1"
          icon="user"
          title={<Prescribed text={t.signedOut} />}
          actions={<SignInButton size="lg" returnHere />}
        />
      </div>
    );
  }
  // There is no profile but one's own to see.
  if (id !== userId) return <Navigate to={paths.profile(userId)} replace />;
  return <Profile userId={userId} />;
}

function Profile({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  return (
    <div className={classNames('wrap main', css.profile)}>
      <section className={css.profileWho} aria-label={t.account}>
        {profile.data ? (
          <>
            <ProfileCard user={profile.data} />
            <div className="row row--between">
              <span className="xs soft" aria-hidden="true">
                {shellTexts.language}
              </span>
              <LanguageSwitch />
            </div>
          </>
        ) : profile.isError ? (
          <ErrorState error={profile.error} onRetry={() => void profile.refetch()} busy={profile.isFetching} />
        ) : (
          <ProfileCardSkeleton />
        )}
      </section>
      <section className={css.profileOrders}>
        <MyOrders userId={userId} />
      </section>
      <div className={css.profileEnd}>
        {profile.data?.isAdmin && (
          <ButtonLink variant="second" block icon="checklist" to={paths.admin}>
            {t.admin}
          </ButtonLink>
        )}
        <ButtonLink variant="second" block to={paths.planner}>
          {shellTexts.planner}
        </ButtonLink>
        <ButtonLink variant="second" block to={paths.trays}>
          {shellTexts.trays}
        </ButtonLink>
        <SignOutButton />
      </div>
    </div>
  );
}
