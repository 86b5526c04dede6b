import { ButtonAnchor } from '../../components/ui/button.js';
import { contactTexts as t } from '../../i18n/pages.js';
import { chatLink } from '../../lib/chat-link.js';
import { useShop } from '../../lib/queries/shop.js';
import { PlainPage } from './plain-page.js';

/** /contact-us */
export function Component() {
  const { chatNumber } = useShop();
  return (
    <PlainPage title={t.title} text={t.text}>
      <ButtonAnchor size="lg" icon="chat" newTab href={chatLink(chatNumber, t.chatText)}>
        {t.chat}
      </ButtonAnchor>
    </PlainPage>
  );
}
