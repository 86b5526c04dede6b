import { useMemo } from 'react';
import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import { useRsvp } from '../rsvp/use-rsvp.js';
import { Cover } from '../cover/cover.js';
import { useGifts } from '../gifts/use-gifts.js';
import { GuestContext, type GuestContextValue } from '../guest-context.js';
import type { GuestTexts } from '../texts/ms.js';
import { guestView } from '../view/guest-view.js';
import { MOTION_TEXTS } from './motion-texts.js';
import { DURATION_MS } from './move.js';

interface Props {
  bundle: InvitationBundle;
  shopName: string;
  texts: GuestTexts;
  designUrl: string;
  orderUrl: string;
}

const nothing = (): void => undefined;

/** A design's animated version: the guest view's own cover, closed, with controls. Rendered by the server alone. */
export function MotionPage({ bundle, shopName, texts, designUrl, orderUrl }: Props) {
  const view = useMemo(() => guestView(bundle), [bundle]);
  const words = MOTION_TEXTS[view.locale];
  const { name } = bundle.design;
  const rsvp = useRsvp({ bundle, locale: view.locale, sends: false });
  const gifts = useGifts({ bundle, locale: view.locale, sends: false });
  const shop = { name: shopName, url: '/', invitationUrl: '/', guestDataMonths: 0 };
  const context: GuestContextValue = {
    ...{ bundle, view, texts, shop, rsvp, gifts },
    mode: 'live',
    openSheet: nothing,
    toast: nothing,
  };
  return (
    <GuestContext value={context}>
      <main className="stage">
        <h1 className="sr">{words.title(name)}</h1>
        <div className="scene" role="img" aria-label={words.picture(view.namesLine)}>
          <div inert>
            <Cover state="closed" onOpen={nothing} />
          </div>
        </div>
        <section className="ctl" aria-label={words.controls}>
          <input
            id="time"
            type="range"
            min="0"
            max={DURATION_MS}
            step="100"
            defaultValue="0"
            aria-label={words.time}
            aria-valuetext={words.moment(0, DURATION_MS / 1000)}
          />
          <button id="toggle" type="button" data-state="play" aria-label={words.play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="i-play" d="M7.5 4.8v14.4L19.2 12Z" />
              <path className="i-pause" d="M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z" />
              <path
                className="i-replay"
                d="M12 5.2V1.9L7 6.2l5 4.3V7.4a5.3 5.3 0 1 1-5.3 5.3H4.5A7.5 7.5 0 1 0 12 5.2Z"
              />
            </svg>
          </button>
          <p className="ctl-name">
            {name}
            <small>{words.kind}</small>
          </p>
          <a className="quiet" href={designUrl}>
            {words.design}
          </a>
          <a className="prime" href={orderUrl}>
            {words.order}
          </a>
        </section>
      </main>
    </GuestContext>
  );
}
