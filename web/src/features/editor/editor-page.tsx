import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import '../../components/ui/account-icons.js';
import { useDialogs } from '../../components/app-dialogs/dialogs-context.js';
import { SignInButton } from '../../components/session/sign-in-button.js';
import { LanguageSwitch } from '../../components/layout/language-switch.js';
import { ButtonLink } from '../../components/ui/button.js';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '../../components/ui/states.js';
import { Prescribed } from '../../components/ui/prescribed.js';
import { paths } from '../../config/paths.js';
import { editorTexts as t } from '../../i18n/editor.js';
import { isApiError } from '../../lib/api-error.js';
import { designQuery } from '../../lib/queries/designs.js';
import { invitationQuery } from '../../lib/queries/invitations.js';
import { useUserId } from '../../lib/session/use-session.js';
import { Editor } from './editor.js';
import { NEW, newBundle } from './new-bundle.js';
import * as css from './editor.module.css';

/** /invitation/form/:id: the editor of an invitation; `new` for one that has no order yet. */
export function Component() {
  const { id = NEW } = useParams();
  const userId = useUserId();
  if (id === NEW) return <NewInvitation />;
  if (userId === null) return <SignInFirst />;
  return <StoredInvitation key={id} id={id} userId={userId} />;
}

function NewInvitation() {
  const { data, isError, error, refetch } = useQuery(designQuery(DEFAULT_DESIGN));
  const bundle = useMemo(() => data && newBundle(data), [data]);
  if (bundle) return <Editor key={NEW} bundle={bundle} order={null} />;
  return isError ? <LoadError error={error} refetch={refetch} /> : <EditorSkeleton />;
}

function StoredInvitation({ id, userId }: { id: string; userId: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...invitationQuery(id), refetchOnMount: 'always' });
  if (isApiError(error, 'not-found')) return <NotYours userId={userId} />;
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  // The cache may hold what a list loaded a while ago.
  if (!data || (!isFetchedAfterMount && !error)) return <EditorSkeleton />;
  const order = ownOrder(data, userId);
  return order ? <Editor bundle={data} order={order} /> : <NotYours userId={userId} />;
}

/** The order, when this person is its owner: other users get the public fields alone. */
function ownOrder({ order }: InvitationBundle, userId: string): OrderView | null {
  return order && 'userId' in order && order.userId === userId ? order : null;
}

function SignInFirst() {
  return (
    <div className="wrap main">
      <EmptyState
        heading="h1"
        icon="lock"
        title={<Prescribed text={t.signInToEdit} />}
        actions={
          <>
            <SignInButton size="lg" returnHere pending={{ origin: 'invitation' }} />
            <LanguageSwitch />
          </>
        }
      >
        {t.signInToEditText}
      </EmptyState>
    </div>
  );
}

function NotYours({ userId }: { userId: string }) {
  return (
    <div className="wrap main">
      <EmptyState
        heading="h1"
        icon="search"
        title={t.notFound}
        actions={
          <ButtonLink to={paths.profile(userId)}>
            <Prescribed text={t.myOrders} inControl />
          </ButtonLink>
        }
      >
        {t.notFoundText}
      </EmptyState>
    </div>
  );
}

/** The dialog is the seeds' answer to a failed load; the retry stays on the page once it is closed. */
function LoadError({ error, refetch }: { error: unknown; refetch: () => Promise<unknown> }) {
  const { showError } = useDialogs();
  useEffect(() => showError(error), [error, showError]);
  return (
    <div className="wrap main">
      <ErrorState heading="h1" error={error} onRetry={() => void refetch()}>
        {t.loadError}
      </ErrorState>
    </div>
  );
}

function EditorSkeleton() {
  return (
    <LoadingRegion heading="h1">
      <div className={css.edTop} />
      <div className={css.ed}>
        <div className={css.edRail} />
        <div className={css.edMain}>
          <div className={css.sec}>
            <div className="stack">
              <Skeleton height="3.25rem" />
              <Skeleton height="3.25rem" />
              <Skeleton height="8rem" />
            </div>
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}
