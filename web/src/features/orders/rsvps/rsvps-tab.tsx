import { isLimited } from '@serikad/shared/rsvp/seats';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { ChipButtons } from '../../../components/ui/navigation.js';
import { EmptyState, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { rsvpsQuery } from '../queries/rsvps.js';
import { filterGuests, tally, wishesWithWords, type GuestFilter } from './guests.js';
import { RsvpControl } from './rsvp-control.js';
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

/** Wish & Attendance: who comes, who does not, and what they wrote. */
export function Component() {
  const { order, invitation } = useOrderDetails();
  const wishes = useQuery(rsvpsQuery(invitation._id));
  // Only an order with an e-card has guests who answer.
  if (rsvpPackage(order.items) === null) return <Navigate to={paths.orderView(order._id)} replace />;
  return (
    <Loaded query={wishes} skeleton={<GuestsSkeleton />} errorText={t.wishesError}>
      {(answers) => <Guests wishes={answers} invitation={invitation} />}
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

function Guests({ wishes, invitation }: { wishes: readonly WishView[]; invitation: InvitationView }) {
  const { _id: invitationId, totalAttendanceLimit: limit, viewAttendance: asked } = invitation;
  const [filter, setFilter] = useState<GuestFilter>('all');
  const [name, setName] = useState('');
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [deleting, setDeleting] = useState<WishView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { people, absent } = tally(wishes, asked);
  const guests = filterGuests(wishes, asked ? filter : 'all', name);

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
            {asked && <ChipButtons label={t.attendance} chips={FILTERS} current={filter} onChange={setFilter} />}
          </div>
          <section className={classNames('card', css.guestList)} data-part="guest-list">
            {guests.length === 0 ? (
              <p className={classNames('soft', css.orderEmpty)} role="status">
                {t.noMatches}
              </p>
            ) : (
              <ul className="divide">
                {guests.slice(0, shown).map((wish) => (
                  <GuestRow key={wish._id} wish={wish} asked={asked} onDelete={() => setDeleting(wish)} />
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
