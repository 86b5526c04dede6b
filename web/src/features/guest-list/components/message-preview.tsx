import { Fragment, type ReactNode } from 'react';
import { guestSendTexts as t } from '../../../i18n/guest-send.js';
import * as css from '../send.module.css';

/** What WhatsApp shows otherwise than it is typed: bold between asterisks, links. */
const PARTS = /(\*[^*\n]+\*|https?:\/\/\S+)/;

/** The message as it will arrive. */
export function MessagePreview({ text }: { text: string }) {
  return (
    <div className={css.chat} role="group" aria-label={t.preview}>
      <p className={css.day}>{t.today}</p>
      <div className={css.bubble}>
        {text.split(PARTS).map((part, index) => (
          <Fragment key={index}>{shown(part)}</Fragment>
        ))}
      </div>
    </div>
  );
}

function shown(part: string): ReactNode {
  if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return <b>{part.slice(1, -1)}</b>;
  return part.startsWith('http') ? <u>{part}</u> : part;
}
