import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInButton } from '../components/session/sign-in-button.js';
import { NotFound } from '../components/layout/not-found.js';
import { ErrorState } from '../components/ui/states.js';
import { PageSpinner } from '../components/ui/spinner.js';
import { paths } from '../config/paths.js';
import { shellTexts } from '../i18n/shell.js';
import { pageLanguage } from '../i18n/texts-of.js';
import { isApiError } from '../lib/api-error.js';
import { profileQuery } from '../lib/queries/users.js';
import { rememberSignIn } from '../lib/session/start-sign-in.js';
import { useSession } from '../lib/session/use-session.js';
import { usePageTitle } from '../lib/use-page-title.js';
import { ShopFrame } from './layouts.js';
import { uiTexts } from '../i18n/ui.js';

/** Loaded for the seller only: no other browser gets the code of the admin pages. */
const Admin = lazy(async () => {
  // Before the admin modules, which read their texts when they are evaluated.
  if (pageLanguage() === 'en') await import('../i18n/en/admin/index.js');
  const { Admin: loaded } = await import('../features/admin/admin.js');
  return { default: loaded };
});

/**
 * Lets the seller in. Customers get Page Not Found; visitors too, with a way to sign in: the seller
 * comes back here, by way of the registration when she is new.
 */
export function AdminGate() {
  const session = useSession();
  if (session === null) return <NoSuchPage maySignIn />;
  return session.registered ? <SellerGate userId={session.userId} /> : <RegisterFirst />;
}

/** Who runs the shop is known once the account is registered. */
function RegisterFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberSignIn({ returnTo: pathname + search }), [pathname, search]);
  return <Navigate to={paths.register()} replace />;
}

function SellerGate({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(userId));
  if (data?.isAdmin === true) {
    return (
      <Suspense fallback={<Waiting />}>
        <Admin seller={data} />
      </Suspense>
    );
  }
  if (data !== undefined || isApiError(error, 'not-found') || isApiError(error, 'invalid-token')) return <NoSuchPage />;
  if (error === null) return <Waiting />;
  return (
    <ShopFrame>
      <ErrorState heading="h1" error={error} onRetry={() => void refetch()} busy={isFetching} />
    </ShopFrame>
  );
}

function Waiting() {
  return (
    <main id="content" tabIndex={-1} aria-busy="true">
      <h1 className="sr">{uiTexts.loading}</h1>
      <PageSpinner />
    </main>
  );
}

function NoSuchPage({ maySignIn = false }: { maySignIn?: boolean }) {
  usePageTitle(shellTexts.notFound);
  return (
    <ShopFrame>
      <NotFound actions={maySignIn && <SignInButton size="lg" returnHere />} />
    </ShopFrame>
  );
}
