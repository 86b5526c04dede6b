import { useQuery } from '@tanstack/react-query';
import '../../../components/ui/guest-list-icons.js';
import { Loaded } from '../../../components/loaded.js';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/states.js';
import { catererTexts as t } from '../../../i18n/link-pages.js';
import { isApiError } from '../../../lib/api-error.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { LinkFrame } from '../links/link-frame.js';
import { LinkGone } from '../links/link-gone.js';
import { catererSummaryQuery } from '../queries/caterer.js';
import { CatererView } from './caterer-view.js';
import * as css from '../links/links.module.css';

/** The page of the caterer's link: how many persons to cook for, without names. */
export function CatererPage({ token }: { token: string }) {
  const summary = useQuery(catererSummaryQuery(token));
  const { data, error, isFetching, refetch } = summary;
  const invitation = useQuery({ ...invitationQuery(data?.invitationId ?? ''), enabled: data !== undefined });
  if (isApiError(error, 'not-found')) {
    return (
      <LinkFrame title={t.goneTitle}>
        <LinkGone title={t.goneTitle} text={t.goneText} />
      </LinkFrame>
    );
  }
  return (
    <LinkFrame
      title={t.title}
      actions={
        data && (
          <Button variant="second" icon="print" onClick={() => window.print()}>
            {t.print}
          </Button>
        )
      }
    >
      <main className={css.caterer}>
        <Loaded query={summary} skeleton={<CatererSkeleton />} heading="h1" errorText={t.loadError}>
          {(loaded) => (
            <CatererView
              key={loaded.invitationId}
              summary={loaded}
              invitation={invitation.data?.invitation ?? null}
              isStale={error !== null}
              busy={isFetching}
              onRefresh={() => void refetch()}
            />
          )}
        </Loaded>
      </main>
    </LinkFrame>
  );
}

function CatererSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton width="55%" height="1.75rem" />
      <Skeleton width="70%" height="0.9rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="12rem" />
    </div>
  );
}
