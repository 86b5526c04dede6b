import { shortDay } from '@serikad/shared/invitations/event-dates';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Loaded } from '../../../components/loaded.js';
import '../../../components/ui/account-icons.js';
import '../../../components/ui/guest-list-icons.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { Icon } from '../../../components/ui/icon.js';
import { EmptyState, Notice, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { wishBookTexts as t } from '../../../i18n/answers.js';
import { removalTexts } from '../../../i18n/removals.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { familyOf } from '../../../lib/cover-styles.js';
import { designQuery } from '../../../lib/queries/designs.js';
import { orderQuery } from '../../../lib/queries/orders.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { OrderNotShown } from '../components/order-not-shown.js';
import { rsvpsQuery } from '../queries/rsvps.js';
import { fontFaceCss, jawiFaceCss } from '../../../guest/view/faces.js';
import { FONT_NAMES } from '@serikad/shared/designs/fonts';
import { BookCover } from './book-cover.js';
import { bookWishes } from './book-wishes.js';
import { pageRule, type Paper } from './page-rule.js';
import * as css from './wish-book.module.css';

const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: 'A5', label: 'A5' },
  { value: 'A4', label: 'A4' },
];

/** /invitation-order/view/wish-book: all approved wishes as a book, to read, print or save as a PDF. */
export default function WishBookPage() {
  const { id = '' } = useParams();
  usePageTitle(t.title);
  const order = useQuery(orderQuery(id));
  return order.data ? <WishBook details={order.data} /> : <OrderNotShown order={order} />;
}

function WishBook({ details: { order, invitation } }: { details: OrderDetails }) {
  const rsvps = useQuery(rsvpsQuery(invitation._id));
  const back = paths.orderView(order._id, 'wish-attendance');
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <Link className="crumb" to={back}>
          <Icon name="arrow-left" />
          {t.back}
        </Link>
        <div>
          <h1 className="h-page">{t.title}</h1>
          <p className={classNames('soft', css.about)}>{t.lead}</p>
        </div>
      </div>
      <Loaded query={rsvps} skeleton={<BookSkeleton />} errorText={t.loadError}>
        {(all) => <Shown all={all} invitation={invitation} back={back} />}
      </Loaded>
    </div>
  );
}

function BookSkeleton() {
  return (
    <div className={css.tools}>
      <Skeleton height="30rem" />
    </div>
  );
}

function Shown({ all, invitation, back }: { all: readonly WishView[]; invitation: InvitationView; back: string }) {
  const [paper, setPaper] = useState<Paper>('A5');
  const wishes = bookWishes(all);
  const waiting = all.filter((wish) => wish.waiting).length;
  return (
    <>
      {/* Only this page knows which paper was chosen. */}
      <style>{pageRule(paper)}</style>
      <div className={css.tools}>
        {wishes.length > 0 && (
          <div className={css.print}>
            <SegmentedControl label={t.paper} value={paper} choices={PAPERS} onChange={setPaper} />
            <Button icon="print" onClick={() => window.print()}>
              {t.print}
            </Button>
          </div>
        )}
        {waiting > 0 && (
          <Notice
            tone="warn"
            actions={
              <ButtonLink variant="second" size="sm" to={back}>
                {t.review}
              </ButtonLink>
            }
          >
            <p className="sm">{t.waiting(waiting)}</p>
          </Notice>
        )}
      </div>
      {wishes.length === 0 ? (
        <section className={css.tools}>
          <div className="card">
            <EmptyState icon="book" title={t.empty} heading="h2">
              {t.emptyText}
            </EmptyState>
          </div>
        </section>
      ) : (
        <Book wishes={wishes} invitation={invitation} paper={paper} />
      )}
    </>
  );
}

/** A browser fetches those that a text is shown in. */
const FACES = fontFaceCss(FONT_NAMES) + jawiFaceCss();

function Book({
  wishes,
  invitation,
  paper,
}: {
  wishes: readonly WishView[];
  invitation: InvitationView;
  paper: Paper;
}) {
  const { data: design } = useQuery(designQuery(invitation.design));
  const colours: CSSProperties & Record<`--${string}`, string> = design
    ? {
        '--book-ground': design.palette.ground,
        '--book-ink': design.palette.ink,
        '--book-accent': design.palette.accent,
        '--book-line': design.palette.line,
        // On white paper a dark design's letters are as dark as its ground.
        '--book-print-ink': design.theme === 'dark' ? design.palette.ground : design.palette.ink,
        '--book-head': familyOf(design.type.head),
        '--book-names': familyOf(design.type.name),
      }
    : {};
  const locale = pageLanguage();
  return (
    <article className={css.book} data-paper={paper} data-part="wish-book" style={colours}>
      <style>{FACES}</style>
      <BookCover invitation={invitation} />
      <section className={css.inside}>
        <h2>{t.from}</h2>
        <p className={css.count}>{t.count(wishes.length)}</p>
        <ol className={css.wishes}>
          {wishes.map(({ _id, from, message, createdAt }) => (
            <li key={_id} className={css.wish}>
              <p className={css.message} dir="auto">
                {message}
              </p>
              <p className={css.by}>
                <b dir="auto">{from || removalTexts.aGuest}</b>
                <span>{shortDay(createdAt, locale)}</span>
              </p>
            </li>
          ))}
        </ol>
        <p className={css.thanks}>{t.thanks}</p>
      </section>
    </article>
  );
}
