import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import '../../../components/ui/guest-list-icons.js';
import '../../../components/ui/row-icons.js';
import { Loaded } from '../../../components/loaded.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { isApiError } from '../../../lib/api-error.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { LinkFrame } from '../links/link-frame.js';
import { LinkSkeleton } from '../links/link-skeleton.js';
import { useTextSize } from '../links/use-text-size.js';
import { helperBranchQuery } from '../queries/helper-branch.js';
import { HelperGone, noteBranch } from './helper-gone.js';
import { HelperView } from './helper-view.js';
import * as css from '../links/links.module.css';

/** What the button for larger text shows. */
const SMALL_AND_LARGE = ['A', 'A'] as const;

/** The page of a helper link: one branch, to add to, to change and to send. */
export function HelperPage({ token }: { token: string }) {
  const branch = useQuery(helperBranchQuery(token));
  const { data } = branch;
  const invitation = useQuery({ ...invitationQuery(data?.invitationId ?? ''), enabled: data !== undefined });
  const enlarge = useTextSize();
  const branchId = data?.id;
  useEffect(() => {
    if (branchId !== undefined) noteBranch(branchId);
  }, [branchId]);
  // What was typed stays on the page while the link is asked for again.
  const [isGone, setGone] = useState(false);
  const isRefused = isApiError(branch.error, 'not-found');
  if (isRefused !== isGone && !branch.isFetching) setGone(isRefused);
  if (isGone) {
    return (
      <LinkFrame title={t.goneTitle}>
        <HelperGone />
      </LinkFrame>
    );
  }
  return (
    <LinkFrame
      title={data?.name ?? t.addTitle}
      actions={
        <button type="button" className="btn btn--ghost btn--icon" aria-label={t.enlarge} onClick={enlarge}>
          <span className={css.enlarge} aria-hidden="true">
            {SMALL_AND_LARGE[0]}
            <span>{SMALL_AND_LARGE[1]}</span>
          </span>
        </button>
      }
    >
      <main className={css.helper}>
        <Loaded query={branch} skeleton={<LinkSkeleton />} heading="h1" errorText={t.loadError}>
          {(loaded) => (
            <HelperView
              key={loaded.id}
              token={token}
              branch={loaded}
              invitation={invitation.data?.invitation ?? null}
            />
          )}
        </Loaded>
      </main>
    </LinkFrame>
  );
}
