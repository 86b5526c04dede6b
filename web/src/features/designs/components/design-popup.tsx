import type { DesignSummary } from '@serikad/shared/designs/design.types';
import { CHAT_POPUP_PRICES, DIGITAL_OPTIONS, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonAnchor, ButtonLink } from '../../../components/ui/button.js';
import { RadioRow } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import { Price } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { CATEGORY_NAMES, detailsTexts, popupTexts as t, THEME_NAMES } from '../../../i18n/designs.js';
import { PLAN_NAMES } from '../../../i18n/pricing.js';
import { chatLink } from '../../../lib/chat-link.js';
import { storeOption } from '../../../lib/chosen-option.js';
import { useShop } from '../../../lib/queries/shop.js';
import { PopupTabs, type PopupTab } from './popup-tabs.js';
import { NamedCover } from '../names/named-cover.js';
import * as css from './design-popup.module.css';

/** What each tab offers, in its order. */
const OFFERED = {
  video: ['video-standard', 'video-premium', 'video-rsvp'],
  rsvp: ['rsvp-standard', 'rsvp-premium', 'video-rsvp'],
} as const satisfies Record<PopupTab, readonly DigitalOptionId[]>;

/**
 * The packages of one design: bought in the chat at the popup's own prices, tried or ordered here. A sheet from below
 * on a phone.
 */
export function DesignPopup({
  design,
  chosen,
  open,
  onClose,
}: {
  design: DesignSummary;
  /** The package that was chosen on the way. */
  chosen: DigitalOptionId | null;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={design.name} size="wide" bare closeButton>
      <Offer key={design._id} design={design} first={chosen} />
    </Dialog>
  );
}

const shopPrice = (option: DigitalOptionId) => DIGITAL_OPTIONS.find(({ id }) => id === option)?.current ?? 0;

const tabsOf = (option: DigitalOptionId) => (['rsvp', 'video'] as const).filter((tab) => isIn(OFFERED[tab], option));
const isIn = (offered: readonly DigitalOptionId[], option: DigitalOptionId) => offered.includes(option);

function Offer({ design, first }: { design: DesignSummary; first: DigitalOptionId | null }) {
  const [tab, setTab] = useState<PopupTab>((first && tabsOf(first)[0]) ?? 'rsvp');
  const [chosen, setChosen] = useState<Record<PopupTab, DigitalOptionId>>({
    video: 'video-premium',
    rsvp: 'rsvp-premium',
    ...(first && Object.fromEntries(tabsOf(first).map((each) => [each, first]))),
  });
  const choose = (offered: DigitalOptionId) => {
    storeOption(offered);
    setChosen((before) => ({ ...before, [tab]: offered }));
  };
  const { chatNumber } = useShop();
  const id = useId();
  const option = chosen[tab];
  const price = CHAT_POPUP_PRICES[option];
  const order = t.order(PLAN_NAMES[option], price, design._id, design.name);
  return (
    <div className={css.designPopup}>
      <div className={css.designPopupStage}>
        <NamedCover design={design._id} alt={detailsTexts.cover(design.name)} sizes="18rem" />
      </div>
      <div>
        <div className={css.designPopupHead}>
          <NamedCover className={css.designPopupCover} design={design._id} sizes="4rem" />
          <div>
            {/* The dialog is named so already. */}
            <p className={classNames('h-sm', css.designPopupTitle)} aria-hidden="true">
              {design.name}
            </p>
            <p className="xs soft">
              {design._id} · {CATEGORY_NAMES[design.category]}, {THEME_NAMES[design.theme]}
            </p>
          </div>
        </div>
        <PopupTabs id={id} tab={tab} onChange={setTab} />
        <div className={css.designPopupPanel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
          {tab === 'rsvp' ? (
            <SampleRow text={t.rsvpSample}>
              <SampleLink href={paths.sample(design._id)} icon="external" label={t.sample} />
            </SampleRow>
          ) : design.videoUrl.premium === null ? (
            <SampleRow text={t.noVideo} />
          ) : (
            <SampleRow text={t.videoSample}>
              <SampleLink href={design.videoUrl.premium} icon="play" label={t.play} />
            </SampleRow>
          )}
          <p className={classNames('xs soft', css.designPopupNote)}>{t.chatPrices}</p>
          <fieldset className="radio-list">
            <legend className="sr">{detailsTexts.packages}</legend>
            {OFFERED[tab].map((offered) => (
              <RadioRow
                key={offered}
                name={`${id}-${tab}-package`}
                checked={offered === option}
                onChange={() => choose(offered)}
                title={PLAN_NAMES[offered]}
                sub={t.subs[tab][offered]}
                end={<Price amount={CHAT_POPUP_PRICES[offered]} />}
              />
            ))}
          </fieldset>
        </div>
        <div className={css.designPopupFoot}>
          <ButtonAnchor size="lg" block icon="chat" newTab href={chatLink(chatNumber, order)}>
            {t.buy(price)}
          </ButtonAnchor>
          <div className={css.designPopupHere}>
            <ButtonLink variant="second" to={paths.editor('new', design._id)} onClick={() => storeOption(option)}>
              {t.tryFree}
            </ButtonLink>
            <ButtonLink variant="second" to={paths.createOrder({ design: design._id, option })}>
              {t.orderHere(shopPrice(option))}
            </ButtonLink>
          </div>
          <Link className="link link--row" to={paths.plan}>
            {t.packages}
          </Link>
        </div>
      </div>
    </div>
  );
}

function SampleRow({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css.designPopupSample}>
      <span>{text}</span>
      {children}
    </div>
  );
}

function SampleLink({ href, icon, label }: { href: string; icon: 'external' | 'play'; label: string }) {
  return (
    <a className="link link--row" href={href} target="_blank" rel="noopener noreferrer">
      {icon === 'play' && <Icon name={icon} />}
      {label}
      {icon === 'external' && <Icon name={icon} />}
      <span className="sr">({detailsTexts.newTab})</span>
    </a>
  );
}
