import type { UserView } from '@serikad/shared/users/user.types';
import { classNames } from '../../../components/ui/class-names.js';
import { LoadingRegion, Skeleton } from '../../../components/ui/states.js';
import { profileTexts as t } from '../../../i18n/profile.js';
import { initials } from '../../../lib/format.js';
import * as factsCss from '../../../components/facts.module.css';
import * as css from '../profile.module.css';

export function ProfileCard({ user }: { user: UserView }) {
  return (
    <>
      <div className={classNames('row', css.profileName)}>
        <div className={classNames('avatar', css.profileAvatar)} aria-hidden="true">
          {initials(user.name)}
        </div>
        <div className="grow">
          <h2>{user.name}</h2>
          <p className="xs soft until-desktop">{user.email}</p>
        </div>
      </div>
      <dl className={classNames(factsCss.facts, css.factsStack, 'from-desktop')}>
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
      <div className={classNames('row', css.profileName)}>
        <Skeleton className={css.profileAvatar} />
        <div className="grow stack">
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton width="90%" height="0.75rem" />
        </div>
      </div>
    </LoadingRegion>
  );
}
