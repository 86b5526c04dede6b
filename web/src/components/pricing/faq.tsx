import { PDF_PRICE } from '@serikad/shared/pricing/price-list';
import { pricingTexts as t } from '../../i18n/pricing.js';
import { ButtonAnchor } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import * as css from './faq.module.css';

/** The frequent questions, with a chat for the others. */
export function Faq({ chat }: { chat: string }) {
  return (
    <div className={css.faqGrid} id="faq">
      <div className="stack">
        <h2 className="h-md">{t.faq}</h2>
        <p className="soft">{t.faqText}</p>
        <p>
          <ButtonAnchor variant="second" icon="chat" newTab href={chat}>
            {t.chat}
          </ButtonAnchor>
        </p>
      </div>
      <div className={css.faq}>
        {t.questions(PDF_PRICE).map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
