import { isLimited } from '@serikad/shared/rsvp/seats';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RequireAuth } from '../../../components/session/require-auth.js';
import { Loaded } from '../../../components/loaded.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { ChipButtons } from '../../../components/ui/navigation.js';
import { PageSpinner } from '../../../components/ui/spinner.js';
import { EmptyState, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { reviewTexts } from '../../../i18n/answers.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { rsvpsQuery } from '../queries/rsvps.js';
import { filterGuests, tally, wishesWithWords, type GuestFilter } from './guests.js';
import { RsvpControl } from './rsvp-control.js';
import { waitingFirst } from './reviews.js';
import { SelectionBar } from './selection-bar.js';
import { WaitingNotice } from './waiting-notice.js';
import { useReview } from '../mutations/rsvps.js';
import { DeleteRsvpDialog } from './delete-rsvp-dialog.js';
import { ExportGuests } from './export-guests.js';
import { GuestRow } from './guest-row.js';
import { useOrderDetails } from '../components/order-context.js';
import * as css from '../orders.module.css';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { useToast } from '../../../components/ui/toast.js';
import { useCopy } from '../../../lib/use-copy.js';
import { useGuestLink } from '../../../lib/use-guest-link.js';

const FIRST_SHOWN = 20;
const MORE_SHOWN = 50;
const FILTERS: readonly { value: GuestFilter; label: string }[] = [
  { value: 'all', label: t.all },
  { value: 'attending', label: t.attending },
  { value: 'absent', label: t.notAttending },
];

const WishBookPage = lazy(() => import('../book/wish-book-page.js'));

/** The page of the book of wishes. */
function WishBook() {
  return (
    <RequireAuth>
      <Suspense fallback={<PageSpinner />}>
        <WishBookPage />
      </Suspense>
    </RequireAuth>
  );
}

/** Two addresses in one chunk, since the entry of the app names each: the tab, and the book that it leads to. */
export function Component() {
  return useLocation().pathname.includes('/wish-book/') ? <WishBook /> : <WishesTab />;
}

/** Wish & Attendance: who comes, who does not, and what they wrote. */
function WishesTab() {
  const { order, invitation } = useOrderDetails();
  const wishes = useQuery(rsvpsQuery(invitation._id));
  // Only an order with an e-card has guests who answer.
  if (rsvpPackage(order.items) === null) return <Navigate to={paths.orderView(order._id)} replace />;
  return (
    <Loaded query={wishes} skeleton={<GuestsSkeleton />} errorText={t.wishesError}>
      {(answers) => <Guests wishes={answers} invitation={invitation} orderId={order._id} />}
    </Loaded>
  );
}

function GuestsSkeleton() {
  return (
    <div className="stack">
      <Skeleton width="16rem" height="4rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="18rem" className={css.orderSkeleton} />
    </div>
  );
}

function Guests({
  wishes,
  invitation,
  orderId,
}: {
  wishes: readonly WishView[];
  invitation: InvitationView;
  orderId: string;
}) {
  const { _id: invitationId, totalAttendanceLimit: limit, viewAttendance: asked } = invitation;
  const [filter, setFilter] = useState<GuestFilter>('all');
  const [name, setName] = useState('');
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [deleting, setDeleting] = useState<WishView | null>(null);
  /** `null`: the list is not for selecting. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const review = useReview(invitationId, () => heading.current?.focus({ preventScroll: true }));
  const heading = useRef<HTMLHeadingElement>(null);
  const { people, absent } = tally(wishes, asked);
  const chips = chipsOf(wishes, asked);
  // The last one that waited may be gone.
  const current = chips.some(({ value }) => value === filter) ? filter : 'all';
  const guests = waitingFirst(filterGuests(wishes, current, name));

  return (
    <>
      <h2 className="sr" ref={heading} tabIndex={-1}>
        {t.attendance}
      </h2>
      <div className={css.tally}>
        <dl>
          <div>
            <dt>
              <Icon name="check" className="green" />
              {t.attending}
            </dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>
              <Icon name="close" />
              {t.notAttending}
            </dt>
            <dd className="soft">{absent}</dd>
          </div>
        </dl>
        <p className="sm soft num">
          {asked && isLimited(limit) && (
            <>
              {t.seats(limit)}
              <br />
            </>
          )}
          {t.wishCount(wishesWithWords(wishes))}
        </p>
        {wishes.length > 0 && (
          <div className={css.tallyAct}>
            <ExportGuests invitationId={invitationId} />
            <ButtonLink variant="second" icon="book" to={paths.orderView(orderId, 'wish-book')}>
              {reviewTexts.book}
            </ButtonLink>
          </div>
        )}
      </div>
      {wishes.length === 0 ? (
        <section className="card">
          <EmptyState icon="mail" title={t.noWishes} heading="p" actions={<CopyLink invitation={invitation} />}>
            {t.noWishesText}
          </EmptyState>
        </section>
      ) : (
        <>
          <WaitingNotice wishes={wishes} invitationId={invitationId} />
          <div className={css.guestTools}>
            <div className="affix">
              <Icon name="search" />
              <TextInput
                type="search"
                placeholder={t.search}
                aria-label={t.search}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
            {chips.length > 1 && (
              <ChipButtons label={t.attendance} chips={chips} current={current} onChange={setFilter} />
            )}
            {selected === null && (
              <Button variant="second" size="sm" onClick={() => setSelected(new Set())}>
                {reviewTexts.select}
              </Button>
            )}
          </div>
          {selected !== null && (
            <SelectionBar
              invitationId={invitationId}
              wishes={guests}
              selected={selected}
              onSelect={setSelected}
              onEnd={() => setSelected(null)}
            />
          )}
          <section className={classNames('card', css.guestList)} data-part="guest-list">
            {guests.length === 0 ? (
              <p className={classNames('soft', css.orderEmpty)} role="status">
                {t.noMatches}
              </p>
            ) : (
              <ul className="divide">
                {guests.slice(0, shown).map((wish) => (
                  <GuestRow
                    key={wish._id}
                    wish={wish}
                    asked={asked}
                    selected={selected?.has(wish._id)}
                    onSelect={(isSelected) => setSelected(withOne(selected, wish._id, isSelected))}
                    onReview={(action) => review.mutate({ action, wishes: [wish] })}
                    onDelete={() => setDeleting(wish)}
                  />
                ))}
              </ul>
            )}
            {guests.length > shown && (
              <div className={css.guestListMore}>
                <Button variant="ghost" block onClick={() => setShown(shown + MORE_SHOWN)}>
                  {t.showMore(guests.length - shown)}
                </Button>
              </div>
            )}
          </section>
        </>
      )}
      <RsvpControl invitation={invitation} wishes={wishes} />
      <DeleteRsvpDialog
        wish={deleting}
        invitationId={invitationId}
        onClose={() => setDeleting(null)}
        onDeleted={() => heading.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

/** The filters that leave something out. */
function chipsOf(wishes: readonly WishView[], asked: boolean): { value: GuestFilter; label: string }[] {
  const waiting = wishes.filter((wish) => wish.waiting).length;
  const hidden = wishes.filter((wish) => wish.hidden).length;
  const [all, ...byAttendance] = FILTERS;
  return [
    ...(all ? [all] : []),
    ...(asked ? byAttendance : []),
    ...(waiting > 0 ? [{ value: 'waiting' as const, label: reviewTexts.waitingChip(waiting) }] : []),
    ...(hidden > 0 ? [{ value: 'hidden' as const, label: reviewTexts.hiddenChip(hidden) }] : []),
  ];
}

function withOne(before: ReadonlySet<string> | null, id: string, isSelected: boolean): ReadonlySet<string> {
  const after = new Set(before);
  if (isSelected) after.add(id);
  else after.delete(id);
  return after;
}

function CopyLink({ invitation }: { invitation: InvitationView }) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const link = useGuestLink(invitation);
  const done = copied !== null;
  return (
    <Button
      variant="second"
      icon={done ? 'check' : 'copy'}
      {...(done && { className: 'btn--done' })}
      onClick={() => void copy('link', link).then((could) => could || toast(t.copyFailed, 'bad'))}
    >
      {done ? <Prescribed text={t.copied} malay="inLine" /> : t.copyLink}
    </Button>
  );
}
