import { ButtonAnchor, type AnchorProps } from '../../../components/ui/button.js';
import { trayTexts as t } from '../../../i18n/trays.js';
import { chatLink } from '../../../lib/chat-link.js';
import type { Tone } from '../tones.js';

interface Props extends Pick<AnchorProps, 'variant' | 'size' | 'block' | 'icon'> {
  tone: Tone;
  chatNumber: string;
}

/** Opens the chat with the seller, who reads which colour is meant. */
export function RentButton({ tone, chatNumber, ...look }: Props) {
  return (
    <ButtonAnchor
      {...look}
      newTab
      aria-label={t.rentTone(tone.name)}
      href={chatLink(chatNumber, t.rentText(tone.name))}
    >
      {t.rent}
    </ButtonAnchor>
  );
}
