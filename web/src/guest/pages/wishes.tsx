import { useEffect, useRef } from 'react';
import type { GuestPageWishes } from '@serikad/shared/api/guest-page.types';
import { shortDay } from '@serikad/shared/invitations/event-dates';
import { useWishes } from '../rsvp/use-wishes.js';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { Section } from './section.js';

/** A letter that can stand apart from its word, as no letter of Jawi and no emoji can. */
const INITIAL = /^[A-Z]/i;

export function Wishes({ wishes: first, hasMoreWishes }: GuestPageWishes) {
  const { bundle, view, texts, rsvp, openSheet } = useGuest();
  const { wishes, hasMore, more, state } = useWishes({
    invitationId: bundle.invitation._id,
    locale: view.locale,
    first,
    hasMoreWishes,
    sentWords: rsvp.sentWords,
    approveWishes: bundle.invitation.approveWishes,
  });
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef<number | null>(null);
  // The focus goes to the first of them; the button may be gone by then.
  useEffect(() => {
    const next = seen.current === null ? undefined : list.current?.children[seen.current];
    if (!(next instanceof HTMLElement)) return;
    seen.current = null;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [wishes.length]);
  const showMore = (): void => {
    if (state === 'loading') return;
    seen.current = wishes.length;
    void more();
  };
  // Where no RSVPs are taken, guests are not asked for the first wish.
  if (!view.shows.wishes || (rsvp.closed && wishes.length === 0)) return null;
  return (
    <Section name="wishes">
      <h2 className="rv">
        <span>{texts.wishes}</span>
      </h2>
      {wishes.length === 0 ? (
        <p className="no-wishes">{texts.noWishes}</p>
      ) : (
        <ul className="wishlist" ref={list}>
          {wishes.map(({ key, from, message, createdAt, waits }) => (
            <li key={key} className={INITIAL.test(message) ? 'initial' : undefined}>
              <p dir="auto">{message}</p>
              <footer>
                <b dir="auto">{from || texts.aGuest}</b>
                <span>
                  {createdAt !== null ? shortDay(createdAt, view.locale) : waits ? texts.nowWaits : texts.now}
                </span>
              </footer>
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <p className="no-wishes" role="alert">
          {texts.moreFailed}
        </p>
      )}
      <div className="duo rv">
        {hasMore && (
          <button type="button" className="btn ghost" aria-disabled={state === 'loading'} onClick={showMore}>
            <span>{state === 'loading' ? texts.loading : state === 'failed' ? texts.retry : texts.more}</span>
          </button>
        )}
        {view.shows.rsvp && !rsvp.closed && (
          <button
            type="button"
            className="btn solid"
            onClick={() => openSheet({ kind: 'rsvp', wishOnly: rsvp.stored === null })}
          >
            <Icon name="pen" />
            <span>{texts.writeWish}</span>
          </button>
        )}
      </div>
    </Section>
  );
}
