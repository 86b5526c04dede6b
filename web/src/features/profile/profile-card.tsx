import type { UserView } from '@serikad/shared/users/user.types';
import { LoadingRegion, Skeleton } from '../../components/ui/states.js';
import { profileTexts as t } from '../../i18n/profile.js';
import { initials } from '../../lib/format.js';

/** Who is signed in. */
export function ProfileCard({ user }: { user: UserView }) {
  return (
    <>
      <div className="row profile__name">
        <div className="avatar profile__avatar" aria-hidden="true">
          {initials(user.name)}
        </div>
        <div className="grow">
          <h2>{user.name}</h2>
          <p className="xs soft until-desk">{user.email}</p>
        </div>
      </div>
      <dl className="facts facts--stack from-desk">
        <dt>{t.email}</dt>
        <dd>{user.email}</dd>
        {user.phoneNo !== '' && (
          <>
            <dt>{t.whatsapp}</dt>
            <dd className="num">{user.phoneNo}</dd>
          </>
        )}
      </dl>
    </>
  );
}

export function ProfileCardSkeleton() {
  return (
    <LoadingRegion>
      <div className="row profile__name">
        <Skeleton className="profile__avatar" />
        <div className="grow stack">
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton width="90%" height="0.75rem" />
        </div>
      </div>
    </LoadingRegion>
  );
}
