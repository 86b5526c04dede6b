import { Fragment, useState, type ReactNode } from 'react';
import { guestSendTexts as t } from '../../../i18n/guest-send.js';
import type { LinkCard } from '../model/link-card.js';
import * as css from './send.module.css';

/** What WhatsApp shows otherwise than it is typed: bold between asterisks, links. */
const PARTS = /(\*[^*\n]+\*|https?:\/\/\S+)/;

/** The message as it will arrive. */
export function MessagePreview({ text, card }: { text: string; card: LinkCard }) {
  // A text without the link has no card.
  const hasLink = /https?:\/\/\S/.test(text);
  return (
    <div className={css.chat} role="group" aria-label={t.preview}>
      <p className={css.day}>{t.today}</p>
      <div className={css.bubble}>
        {hasLink && <Card key={card.picture} {...card} />}
        <p className={css.text}>
          {text.split(PARTS).map((part, index) => (
            <Fragment key={index}>{shown(part)}</Fragment>
          ))}
        </p>
      </div>
    </div>
  );
}

function Card({ picture, title, description, domain }: LinkCard) {
  // An invitation that its guests cannot open has none.
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={css.linkCard}>
      {!isMissing && <img src={picture} alt="" width={1200} height={630} onError={() => setMissing(true)} />}
      <p>
        <b>{title}</b>
        <span>{description}</span>
        <span>{domain}</span>
      </p>
    </div>
  );
}

function shown(part: string): ReactNode {
  if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return <b>{part.slice(1, -1)}</b>;
  return part.startsWith('http') ? <u>{part}</u> : part;
}
