import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { NotFound } from '../components/shell/not-found.js';
import { ErrorState } from '../components/ui/states.js';
import { PageSpinner } from '../components/ui/spinner.js';
import { shellTexts } from '../i18n/ms/shell.js';
import { isApiError } from '../lib/api-error.js';
import { profileQuery } from '../lib/queries/users.js';
import { useUserId } from '../lib/session/use-session.js';
import { usePageTitle } from '../lib/use-page-title.js';
import { ShopFrame } from './layouts.js';

/** Asked for when the door opens, not before: nobody else's browser ever loads a part of the desk. */
const Desk = lazy(() => import('../features/desk/desk.js').then(({ Desk: loaded }) => ({ default: loaded })));

/** Lets the seller in. Visitors and couples are told what an unknown address tells them. */
export function DeskDoor() {
  const userId = useUserId();
  return userId === null ? <NoSuchPage /> : <Door userId={userId} />;
}

function Door({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(userId));
  if (data?.isAdmin === true) {
    return (
      <Suspense fallback={<Waiting />}>
        <Desk seller={data} />
      </Suspense>
    );
  }
  if (data !== undefined || isApiError(error, 'not-found') || isApiError(error, 'invalid-token')) return <NoSuchPage />;
  if (error === null) return <Waiting />;
  return (
    <ShopFrame>
      <ErrorState heading="h1" onRetry={() => void refetch()} busy={isFetching} />
    </ShopFrame>
  );
}

function Waiting() {
  return (
    <main id="content" tabIndex={-1} aria-busy="true">
      <h1 className="sr">Loading...</h1>
      <PageSpinner />
    </main>
  );
}

function NoSuchPage() {
  usePageTitle(shellTexts.notFound);
  return (
    <ShopFrame>
      <NotFound />
    </ShopFrame>
  );
}
