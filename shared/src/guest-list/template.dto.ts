import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import { Check, Id, OneOf, Text } from '../validation/decorators.js';
import { fieldMessageCode } from '../validation/field-messages.js';
import { charactersLeft, LONGEST_CHAT_ADDRESS } from './chat-address.js';
import { MESSAGE_KINDS, type MessageKind } from './family.types.js';
import { unknownPlaceholders } from './message-templates.js';

/** Of an unknown placeholder so much is named. */
const NAMED = 30;

/** Body of PUT /api/family/template: the text of one kind of message in one language. */
export class TemplateDto {
  @Id() invitationId!: string;
  @OneOf(MESSAGE_KINDS) kind!: MessageKind;
  @OneOf(INVITATION_LANGUAGES) language!: InvitationLanguage;

  /** Empty: the default again. */
  @Text({ max: LONGEST_CHAT_ADDRESS, optional: true, multiline: true })
  @Check('template', (value) => {
    if (typeof value !== 'string') return undefined;
    const [unknown] = unknownPlaceholders(value);
    if (unknown !== undefined) return fieldMessageCode('unknownPlaceholder', named(unknown));
    const left = charactersLeft(value);
    return left < 0 ? fieldMessageCode('messageTooLong', -left) : undefined;
  })
  text!: string;
}

/** A code has its name after a colon. */
function named(placeholder: string): string {
  return [...placeholder.replaceAll(':', '')].slice(0, NAMED).join('');
}
